// The buttons of the dock and their keys, for every decision.

import type { Action, Choice } from '../../lib/messages';
import type { Looking } from '../picture';
import { asked, find, lifted, matches, whole } from './choose';
import { isKind, readScene, readView, text, type Scene } from './model';
import { cardName, fishName, fishWord, tackleName, w } from './words';

/** The letters on cards, those in hand and those that can be asked for; L, U and Z are the table's. */
export const CARD_KEYS = 'GJKMQYI';

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
    const back = leads('Escape', w('lever-back'), []);
    if (at.draft[0] !== 'card' || card === null) return at.draft[0] === 'trade_in' ? [...trades(at), back] : [back];
    const found: Lever[] = [];
    if (whole(at) !== null) found.push(plain('R', w('lever-roll'), { type: 'play', card }));
    // In the clearing all upgrades that are left are sold together.
    if (scene.card(card)?.hasPrice === true && at.decision !== 'clearing') found.push(plain('V', w('lever-sell', { n: scene.constant('sell_price') }), { type: 'sell', card }));
    if (at.legal.some((choice) => matches(choice, { type: 'offer', card }))) found.push(leads('O', w('lever-offer'), ['offer', card]));
    const trade = find(at.legal, { type: 'trade_in', card });
    if (trade !== null) found.push({ key: 'T', label: w('lever-trade-in'), choice: trade, draft: null, why: null });
    return [...found, back];
  }
  const barter = at.legal.some((choice) => choice.action.type === 'bid') ? [leads('P', w('lever-barter'), ['bid'])] : [];
  switch (at.decision) {
    case 'setup':
      return [plain(' ', w('lever-roll'), { type: 'roll_order' })];
    case 'start':
      return [plain('R', w('lever-roll'), { type: 'roll' }), plain('S', w('lever-stay'), { type: 'stay' }), ...work(at), ...barter, ...shop(at)];
    case 'main':
      return [plain('W', w('lever-draw'), { type: 'draw' }), ...work(at), ...barter, ...shop(at), plain('E', w('lever-end'), { type: 'end_turn' })];
    case 'clearing':
      return [plain('E', w('lever-settle'), { type: 'settle' })];
    case 'answer':
      return [plain('A', w('action-accept'), { type: 'accept' }), plain('N', w('action-refuse'), { type: 'refuse' })];
    case 'duel':
      return at.legal.map((choice): Lever => {
        const item = choice.action['item'];
        return { key: text(item).charAt(0).toUpperCase(), label: isKind(item) ? tackleName(item) : '', choice, draft: null, why: null };
      });
    case 'release':
      return asked(at).map((choice, i): Lever => {
        const fish = choice.action['fish'];
        return { key: String(i + 1), label: isKind(fish) ? fishName(fish) : '', choice, draft: null, why: null };
      });
    default:
      return [];
  }
}

/** Catching and dropping off, where the boat lies on such a square. */
function work(at: Looking): Lever[] {
  const scene = readScene(at.scenery);
  const boat = at.seat === null ? undefined : readView(at.view, at.scenery).boats[at.seat];
  const mark = scene.squares[boat?.pos ?? 0];
  if (mark?.kind === 'spot') {
    return [{ key: 'C', label: w('lever-catch', { fish: fishWord(mark.fish) }), choice: find(at.legal, { type: 'catch' }), draft: null, why: { type: 'catch' } }];
  }
  return at.legal
    .filter((choice) => choice.action.type === 'drop_off')
    .map((choice, i): Lever => ({ key: i === 0 ? 'D' : String(i + 1), label: w('lever-drop-off', { fish: fishWord(text(choice.action['fish'])) }), choice, draft: null, why: null }));
}

/** On phones the shop lies under a button; an empty tank may be filled before sailing. */
function shop(at: Looking): Lever[] {
  const open = at.legal.some((choice) => choice.action.type === 'buy' || choice.action.type === 'trade_in');
  return at.small && open ? [{ key: '', label: w('shop'), choice: null, draft: ['shop'], why: null, leads: 'buy trade_in' }] : [];
}

function trades(at: Looking): Lever[] {
  return at.legal
    .filter((choice) => choice.action.type === 'trade_in')
    .map((choice, i): Lever => ({ key: String(i + 1), label: cardName(text(choice.action['card'])), choice, draft: null, why: null }));
}

/** The keys of the shop's rows. */
export const WARE_KEYS: Readonly<Record<string, string>> = { fuel: 'F', step_back: 'B', draw: 'X', trade_in: 'T' };

/** The rows of the shop: what is sold, and attacks that are traded in. */
export const rowsOf = (scene: Scene): readonly string[] => [...scene.wares, 'trade_in'];

/** The choices that a row of the shop stands for. */
export function wares(at: Looking, item: string): readonly Choice[] {
  return at.legal.filter((choice) => (item === 'trade_in' ? choice.action.type === 'trade_in' : matches(choice, { type: 'buy', item })));
}

/** What follows when a row is taken: a choice, the question where to or which card, or the server is asked why not. */
export function taken(at: Looking, item: string): { pick?: Choice; draft?: readonly string[]; why?: Action } {
  const found = wares(at, item);
  const [only] = found;
  if (only !== undefined) return item === 'step_back' || found.length > 1 ? { draft: [item] } : { pick: only };
  if (item === 'step_back') return { why: { type: 'buy', item, steps: 1 } };
  if (item !== 'trade_in') return { why: { type: 'buy', item } };
  const card = readScene(at.scenery).cards.find((it) => it.group === 'attack');
  return card === undefined ? {} : { why: { type: 'trade_in', card: card.id } };
}

/** Keys of the shop's rows, whether they lie open or not. */
export function shopKey(at: Looking, key: string): ReturnType<typeof taken> | null {
  const item = rowsOf(readScene(at.scenery)).find((it) => WARE_KEYS[it] === key);
  return item === undefined || (at.decision !== 'start' && at.decision !== 'main') ? null : taken(at, item);
}
