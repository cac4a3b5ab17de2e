// A picture for any game: its text, its legal actions, its events as they are told.

import { t } from '../../lib/i18n/index.svelte';
import type { GamePicture } from '../picture';
import { plainWords } from '../told.svelte';
import FallbackBoard from './FallbackBoard.svelte';

export function pictureOf(game: string): GamePicture {
  const said = (text: string) => plainWords(game, text);
  return {
    written: true,
    Board: FallbackBoard,
    head: (at) => {
      const round = at.view['round'];
      return { course: '', round: typeof round === 'number' ? round : null, phases: [] };
    },
    standing: (at) =>
      at.names
        .map((_, seat) => ({ seat, place: at.places?.places[seat] ?? null }))
        .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
        .map(({ seat, place }) => ({ seat, figure: place === null ? '' : t('table.place', { n: place }), chips: [], progress: 0 })),
    prompt: (at) => {
      const decision = (at.decision ?? '').replaceAll('_', ' ');
      return {
        title: said(decision.charAt(0).toUpperCase() + decision.slice(1)),
        help: t('table.choose_help', { n: at.legal.length }),
        rule: null,
      };
    },
    button: (_, choice) => said(choice.words),
    outlook: (_, choice) =>
      choice.forecast_words === '' ? null : { figure: '', to: said(choice.words), detail: said(choice.forecast_words), chips: [], rules: [choice.rule] },
    fold: (view) => view,
    beat: () => 250,
    say: (told) => said(told.words),
  };
}
