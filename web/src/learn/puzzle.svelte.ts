// A puzzle: a position in which one choice is known to be best. Like a lesson it stands in for the server at a table of its own; what is
// best and why is known to the server alone, and asked for with the answer.

import { api } from '../lib/http';
import type { Showing } from '../lib/looking';
import type { Action, ClientMessage, Puzzle as Told, PuzzleAnswer, ServerMessage, TableInfo } from '../lib/messages';
import type { Line, Watcher } from '../lib/socket';
import { Table } from '../lib/table.svelte';
import { phraseOf } from '../lib/trouble';
import { t } from '../lib/words.svelte';
import { untimed } from './lesson.svelte';

/** `wrong` may be tried again; `right` and `shown` are the end of it. */
export type Verdict = 'open' | 'right' | 'wrong' | 'shown';

export class Puzzle implements Line {
  readonly table: Table;
  verdict = $state<Verdict>('open');
  /** What the server has said of the last answer. */
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** What the server has told of it, in the language of the page. */
  told = $state.raw<Told>() as Told;
  readonly info: TableInfo;
  readonly seat: number;
  private watcher: Watcher | null = null;
  private last: Action | null = null;

  constructor(
    told: Told,
    picture: Showing,
    private readonly language: () => string,
    name = t('page-you'),
  ) {
    this.told = told;
    this.seat = told.start.seat ?? 0;
    const seats = Array.from({ length: told.seats }, (_, seat) => (seat === this.seat ? { name, status: 'here' as const } : { status: 'bot' as const, level: 'greedy' }));
    const info = untimed({ id: told.start.table, game: told.game, rules_version: told.rules_version, options: told.options, seats });
    this.info = { ...info, settings: { ...info.settings, hints: false } };
    this.table = new Table(told.start.table, this.seat, () => picture, () => this);
    this.table.open();
  }

  /** The choices that are best, when the puzzle is over. */
  get best(): PuzzleAnswer['best'] {
    return this.verdict === 'right' || this.verdict === 'shown' ? (this.answer?.best ?? []) : [];
  }

  /** The same puzzle in another language; what was said of an answer is said again. */
  async retell(told: Told): Promise<void> {
    this.told = told;
    if (this.answer !== null && this.last !== null) this.answer = await this.grade(this.last);
  }

  again(): void {
    this.verdict = 'open';
    this.answer = null;
    this.table.act.pick(null);
    this.table.act.draft([]);
  }

  show(): void {
    if (this.answer !== null) this.verdict = 'shown';
  }

  close(): void {
    this.table.close();
  }

  private grade(action: Action): Promise<PuzzleAnswer> {
    return api.puzzleAnswer(this.told.game, this.told.name, { seat: this.seat, action }, this.language());
  }

  private hear(message: ServerMessage): void {
    this.watcher?.hear(message);
  }

  // What a table needs of its connection.

  watch(watcher: Watcher): () => void {
    this.watcher = watcher;
    this.hear({ type: 'table', ...this.info });
    this.hear({ type: 'sync', ...this.told.start });
    return () => {
      if (this.watcher === watcher) this.watcher = null;
    };
  }

  say(message: ClientMessage): boolean {
    if (message.type === 'play') void this.played(message.action as Action);
    else if (message.type === 'why') void this.why(message.action as Action);
    else if (message.type === 'picture') void this.describe();
    else if (message.type === 'undo') this.again();
    else return false;
    return true;
  }

  private async played(action: Action): Promise<void> {
    try {
      this.answer = await this.grade(action);
      this.last = action;
      this.verdict = this.answer.solved ? 'right' : 'wrong';
    } catch (error) {
      this.table.refuse(phraseOf(error), null);
    }
    // Nothing has happened at the table: the move is free again.
    this.hear({ type: 'played', table: this.table.table, seat: this.seat, seq: this.told.start.seq });
  }

  private async why(action: Action): Promise<void> {
    try {
      this.hear(await api.puzzleWhy(this.told.game, this.told.name, { seat: this.seat, action }));
    } catch (error) {
      this.table.refuse(phraseOf(error), null);
    }
  }

  private async describe(): Promise<void> {
    try {
      const text = await api.puzzlePicture(this.told.game, this.told.name, this.language());
      this.hear({ type: 'picture', table: this.table.table, seat: this.seat, text });
    } catch (error) {
      this.table.refuse(phraseOf(error), null);
    }
  }
}
