// The buttons of the dock and their keys, for every decision.

import type { Action, Choice } from '../../lib/messages';
import type { Looking } from '../picture';
import { asked, find, lifted, matches } from './choose';
import { readScene, readView, text } from './model';
import { fishName, tackleName, w } from './words';

/** The letters on cards, those in hand and those that can be asked for. */
export const CARD_KEYS = 'GJKMQYZI';

export interface Lever {
  key: string;
  label: string;
  /** What it stands for; null where it is not legal or leads to a next question. */
  choice: Choice | null;
  /** The parts that it picks. */
  draft: readonly string[] | null;
  /** What the server is asked about where it is shut. */
  why: Action | null;
  /** The kinds of action that are chosen behind it. */
  leads?: string;
}

export function levers(at: Looking): Lever[] {
  if (at.decision === null) return [];
  const scene = readScene(at.scenery);
  const plain = (key: string, label: string, action: Action): Lever => ({ key, label, choice: find(at.legal, action as Record<string, string>), draft: null, why: action });
  const leads = (key: string, label: string, draft: readonly string[]): Lever => ({ key, label, choice: null, draft, why: null });
  const card = lifted(at);
  if (at.decision !== 'forced' && at.draft.length > 0) {
    const back = leads('Escape', w('put_back'), []);
    if (at.draft[0] !== 'card' || card === null) return at.draft[0] === 'trade_in' ? [...trades(at), back] : [back];
    const found: Lever[] = [];
    if (at.legal.some((choice) => choice.action.type === 'play' && choice.action['card'] === card && choice.action['steps'] === undefined && choice.action['target'] === undefined)) {
      found.push(plain('R', w('roll'), { type: 'play', card }));
    }
    if (card !== 'hidden_attack' && at.decision !== 'clearing') found.push(plain('V', w('sell', { n: scene.constant('sell_price', 2) }), { type: 'sell', card }));
    if (at.legal.some((choice) => matches(choice, { type: 'offer', card }))) found.push(leads('O', w('offer'), ['offer', card]));
    const trade = find(at.legal, { type: 'trade_in', card });
    if (trade !== null) found.push({ key: 'T', label: w('trade'), choice: trade, draft: null, why: null });
    return [...found, back];
  }
  const barter = at.legal.some((choice) => choice.action.type === 'bid') ? [leads('P', w('barter'), ['bid'])] : [];
  switch (at.decision) {
    case 'setup':
      return [plain(' ', w('roll'), { type: 'roll_order' })];
    case 'start':
      return [plain('R', w('roll'), { type: 'roll' }), plain('S', w('stay'), { type: 'stay' }), ...work(at), ...barter, ...shop(at)];
    case 'main':
      return [plain('W', w('draw'), { type: 'draw' }), ...work(at), ...barter, ...shop(at), plain('E', w('end_turn'), { type: 'end_turn' })];
    case 'clearing':
      return [plain('E', w('settle'), { type: 'settle' })];
    case 'answer':
      return [plain('A', w('accept'), { type: 'accept' }), plain('N', w('refuse'), { type: 'refuse' })];
    case 'duel':
      return at.legal.map((choice): Lever => {
        const item = text(choice.action['item']);
        return { key: item.charAt(0).toUpperCase(), label: tackleName(item), choice, draft: null, why: null };
      });
    case 'release':
      return asked(at).map((choice, i): Lever => ({ key: String(i + 1), label: fishName(text(choice.action['fish'])), choice, draft: null, why: null }));
    default:
      return [];
  }
}

/** Catching and dropping off, where the boat lies on such a square. */
function work(at: Looking): Lever[] {
  const scene = readScene(at.scenery);
  const boat = at.seat === null ? undefined : readView(at.view).boats[at.seat];
  const mark = scene.squares[boat?.pos ?? 0];
  if (mark?.kind === 'spot') {
    return [{ key: 'C', label: `${w('catch')}: ${fishName(mark.fish)}`, choice: find(at.legal, { type: 'catch' }), draft: null, why: { type: 'catch' } }];
  }
  return at.legal
    .filter((choice) => choice.action.type === 'drop_off')
    .map((choice, i): Lever => ({ key: i === 0 ? 'D' : String(i + 1), label: `${w('drop_off')}: ${fishName(text(choice.action['fish']))}`, choice, draft: null, why: null }));
}

/** On phones the shop lies under a button; an empty tank may be filled before sailing. */
function shop(at: Looking): Lever[] {
  const open = at.legal.some((choice) => choice.action.type === 'buy' || choice.action.type === 'trade_in');
  return at.small && open ? [{ key: '', label: w('shop_open'), choice: null, draft: ['shop'], why: null, leads: 'buy trade_in' }] : [];
}

function trades(at: Looking): Lever[] {
  return at.legal
    .filter((choice) => choice.action.type === 'trade_in')
    .map((choice, i): Lever => ({ key: String(i + 1), label: w(`card.${text(choice.action['card'])}` as 'card.slow'), choice, draft: null, why: null }));
}

/** Keys of the shop's rows, whether they lie open or not. */
export function shopKey(at: Looking, key: string): { pick?: Choice; draft?: readonly string[]; why?: Action } | null {
  const item = { F: 'fuel', B: 'step_back', X: 'draw', T: 'trade_in' }[key];
  if (item === undefined || (at.decision !== 'start' && at.decision !== 'main')) return null;
  const found = at.legal.filter((choice) => (item === 'trade_in' ? choice.action.type === 'trade_in' : matches(choice, { type: 'buy', item })));
  const [only] = found;
  if (only === undefined) return { why: item === 'trade_in' ? { type: 'trade_in', card: 'slow' } : item === 'step_back' ? { type: 'buy', item, steps: 1 } : { type: 'buy', item } };
  return item === 'step_back' || found.length > 1 ? { draft: [item] } : { pick: only };
}
