// A guided race. It stands in for the server: the table says its moves to it and hears the steps of the recorded race
// from it. It contains no rules: steps, legal actions and reasons come from the server.

import { api } from '../lib/http';
import type { Showing } from '../lib/looking';
import type { Action, Choice, ClientMessage, Lesson as Told, LessonMark, ServerMessage, TableInfo } from '../lib/messages';
import type { Line, Watcher } from '../lib/socket';
import { Table } from '../lib/table.svelte';
import { phraseOf } from '../lib/trouble';
import { same } from './beacon';

/** Steps that nobody has to learn from go by faster. */
const HURRY = 2.5;

/** `opening` and `after` wait for the learner to read, `play` for the marked move, `end` is after the last one. */
export type Stage = 'opening' | 'play' | 'after' | 'end';

export class Lesson implements Line {
  table = $state.raw<Table>(new Table('', null, () => null));
  stage = $state<Stage>('opening');
  /** Which of the marked moves. */
  index = $state(0);
  /** How often something else was tried at this move: each time is answered. */
  tries = $state(0);
  /** Whether no thing on the table could be found that stands for the wanted move: then it is shown on request only. */
  lost = $state(false);
  /** What the server has told of it, in the language of the page. */
  lesson = $state.raw<Told>() as Told;
  readonly info: TableInfo;
  private watcher: Watcher | null = null;
  /** The number of steps that the table was told. */
  private told = 0;

  constructor(
    lesson: Told,
    private readonly picture: Showing,
  ) {
    this.lesson = lesson;
    this.info = infoOf(lesson);
    this.begin();
  }

  get mark(): LessonMark | null {
    return this.lesson.marks[this.index] ?? null;
  }

  /** The move that the learner is to make; null while something is shown or read. */
  get wanted(): Choice | null {
    const action = this.action;
    if (this.stage !== 'play' || action === null || !this.table.yours) return null;
    return this.table.race.legal.find((choice) => same(choice.action, action)) ?? null;
  }

  private get action(): Action | null {
    const { mark } = this;
    return mark === null ? null : (this.lesson.steps[mark.seq - 1]?.action ?? null);
  }

  /** A fresh table at the start of the race. */
  private begin(): void {
    this.table.close();
    this.told = 0;
    const { lesson, picture } = this;
    this.table = new Table(lesson.start.table, lesson.start.seat, () => picture, () => this);
    this.table.open();
  }

  /** The same lesson in another language. */
  retell(lesson: Told): void {
    this.lesson = lesson;
  }

  /** From reading to the next move. */
  goOn(): void {
    if (this.stage === 'after') this.index += 1;
    else if (this.stage !== 'opening') return;
    this.tries = 0;
    const { mark } = this;
    this.stage = mark === null ? 'end' : 'play';
    this.tell(mark === null ? this.lesson.steps.length : mark.seq - 1);
  }

  /** To the move before; from what was said after a move, to that move. */
  back(): void {
    if (this.stage === 'opening') return;
    const index = this.stage === 'play' ? this.index - 1 : Math.min(this.index, this.lesson.marks.length - 1);
    this.begin();
    this.tries = 0;
    this.index = Math.max(0, index);
    this.stage = index < 0 ? 'opening' : 'play';
    if (index >= 0) this.tell((this.mark?.seq ?? 1) - 1);
    this.table.skip();
  }

  /** To a marked move, as whoever comes back to the page left it. */
  resume(index: number): void {
    if (this.lesson.marks[index] === undefined || index <= 0) return;
    this.index = index;
    this.stage = 'after';
    this.back();
  }

  again(): void {
    this.index = 0;
    this.stage = 'opening';
    this.begin();
  }

  /** Picks the wanted move; the learner confirms it. */
  show(): void {
    const { wanted } = this;
    if (wanted === null) return;
    this.table.focus = wanted;
    this.table.act.pick(wanted);
  }

  close(): void {
    this.table.close();
  }

  private tell(until: number): void {
    while (this.told < until) {
      const step = this.lesson.steps[this.told];
      if (step === undefined) return;
      this.told += 1;
      this.hear({ type: 'step', ...step });
    }
  }

  private hear(message: ServerMessage): void {
    this.watcher?.hear(message);
  }

  // What a table needs of its connection.

  watch(watcher: Watcher): () => void {
    this.watcher = watcher;
    this.hear({ type: 'table', ...this.info });
    this.hear({ type: 'sync', ...this.lesson.start });
    return () => {
      if (this.watcher === watcher) this.watcher = null;
    };
  }

  say(message: ClientMessage): boolean {
    if (message.type === 'play') this.played(message.action as Action);
    else if (message.type === 'why') void this.why(message.action as Action);
    else if (message.type === 'hint') this.show();
    else if (message.type === 'undo') this.back();
    else if (message.type === 'picture') return this.describe(message.language ?? 'en');
    else return false;
    return true;
  }

  pace(seq: number): number {
    return this.lesson.marks.some((mark) => mark.seq <= seq && seq <= mark.until) ? 1 : HURRY;
  }

  private played(action: Action): void {
    const { mark } = this;
    if (this.stage === 'play' && mark !== null && same(action, this.action)) {
      this.stage = 'after';
      this.tell(mark.until);
      return;
    }
    this.tries += 1;
    // Nothing has happened: the move is free again.
    this.hear({ type: 'played', table: this.table.table, seat: this.table.seat ?? 0, seq: this.told });
  }

  /** Something that is not legal was tried: the server names the rule. Something legal is only not what is wanted. */
  private async why(action: Action): Promise<void> {
    const asked = this.table;
    try {
      const because = await api.lessonWhy(this.lesson.game, { seat: asked.seat ?? 0, seq: this.told, action });
      if (asked !== this.table) return;
      if (because.legal) this.tries += 1;
      else this.hear(because);
    } catch (error) {
      asked.refuse(phraseOf(error), null);
    }
  }

  /** The table as text, asked for only when somebody reads it. */
  private describe(language: string): boolean {
    const { watcher, table, told } = this;
    const hear = (text: string) => watcher?.hear({ type: 'picture', table: table.table, seat: table.seat, text });
    api.lessonPicture(this.lesson.game, told, language).then(
      (text) => told === this.told && table === this.table && hear(text),
      (error: unknown) => table.refuse(phraseOf(error), null),
    );
    return true;
  }
}

/** The table that there would be, if the race were run at one. */
function infoOf({ start, game, rules_version, options, names }: Told): TableInfo {
  const seats = names.map((name, seat) => (seat === start.seat ? { name, status: 'here' as const } : { status: 'bot' as const, level: 'greedy' }));
  return untimed({ id: start.table, game, rules_version, options, seats });
}

/** A table that is none: nobody waits, watches or shares it. */
export function untimed(given: Pick<TableInfo, 'id' | 'game' | 'rules_version' | 'options' | 'seats'>): TableInfo {
  return {
    ...given, code: '', state: 'running', seq: 0, spectators: 0, commitment: '',
    settings: {
      public: false, spectators: false, start: 'full', clock: { kind: 'none' }, away_after_s: 0, stand_in: 'greedy', undo_by_consent: false, hints: true, bot_pause_ms: 0,
    },
  };
}
