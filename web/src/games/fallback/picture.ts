// A picture for any game: its text, its legal actions, its events as they are told.

import { inOrder } from '../../lib/standing';
import { capital, firstOf, plain, say, t } from '../../lib/words.svelte';
import type { GamePicture } from '../picture';
import FallbackBoard from './FallbackBoard.svelte';

export function pictureOf(game: string): GamePicture {
  return {
    written: true,
    Board: FallbackBoard,
    head: () => ({ course: '', phases: [] }),
    standing: ({ standing }) => inOrder(standing).map((seat) => ({ seat, figure: t('table-place', { n: standing.places[seat] ?? 0 }), chips: [] })),
    prompt: (at) => {
      const decision = at.decision ?? '';
      return {
        title: capital(firstOf(game, `decision-${decision}`) ?? plain(decision)),
        help: t('table-choose-help', { n: at.legal.length }),
        rule: null,
      };
    },
    button: (at, choice) => say(choice.say, at.names, game),
    outlook: (at, choice) =>
      choice.outlook
        ? { figure: '', to: say(choice.say, at.names, game), detail: say(choice.outlook, at.names, game), chips: [], rules: [choice.rule] }
        : null,
    beat: () => 250,
    sound: (event) => (event.type === 'game_over' ? 'finish' : 'tick'),
  };
}
