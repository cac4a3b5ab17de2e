// A table as the page shows it: the race, what is being played on the screen, and the choice that is being made.

import { Advice } from './advice.svelte';
import { Around } from './around.svelte';
import { link } from './live';
import type { Act, Looking, Refused, Showing } from './looking';
import type { Action, Because, Choice, JsonObject, Phrase, ServerMessage, Told } from './messages';
import { EMPTY, hear, idleOf, isBehind, isStill, type Race, type Scene } from './race';
import type { Moment } from './replay';
import { settings } from './settings.svelte';
import { Show } from './show.svelte';
import { play as sound } from './sound';
import type { Line } from './socket';

/** The shortest time before an automatic pass, so that the pause tells nothing about the hand. */
const AUTO_PASS_MS = 1200;
/** What the server says where it gives no hint. */
const HINT = /^server-(hint|no-hints)/;

export class Table {
  race = $state.raw<Race>(EMPTY);
  focus = $state.raw<Choice | null>(null);
  picked = $state.raw<Choice | null>(null);
  draft = $state.raw<readonly string[]>([]);
  move = $state.raw<{ seq: number; action: Action } | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Why somebody else chose for a seat of yours the last time. */
  stoodIn = $state.raw<{ seat: number; how: 'clock' | 'away' } | null>(null);
  /** How often the race has gone back since something happened: undone turns leave the log, so this is said separately. */
  takenBack = $state(0);
  because = $state.raw<Because | null>(null);
  /** The table as text, as the server last told it to whoever reads it. */
  text = $state.raw('');
  readonly advice = new Advice((level) => this.seat !== null && this.line().say({ type: 'hint', table: this.table, seat: this.seat, level }), () => this.race.seq);
  gone = $state.raw<Phrase | null>(null);
  /** Why there is no such table any more. */
  closed = $state.raw<Phrase | null>(null);
  /** The viewer's turn after which nothing is summed up any more: what happened after it has been read. */
  summed = $state<number | null>(null);
  /** While set, told what things stand for instead of the board: how a lesson finds the thing it speaks of. */
  overhear: ((choice: Choice | null) => void) | null = null;

  /** Since when the decision that is owed now can be seen, on the page's own clock. */
  asked_ms = 0;
  private owed = '';
  private stop: (() => void) | null = null;
  /** Who reads the text picture now, the latest last. */
  private readonly readers = new Set<{ language: string }>();
  /** The step and language of the last text picture, and of one that was asked for. */
  private asked: string | null = null;
  private asking: string | null = null;
  /** Whether what happened before was asked for. */
  private recalling = false;

  /** What of the race is on the screen, step by step. */
  private readonly show: Show;
  /** Several people at this device; null where the viewer looks through the eyes of one seat, or of none. */
  readonly around: Around | null;

  constructor(
    readonly table: string,
    private readonly own: number | null,
    picture: () => Showing | null,
    private readonly line: () => Line = link,
    /** The seats of the people around this screen; then `own` is null. */
    seats: readonly number[] = [],
    /** The last step that this device showed the last time. */
    left: number | null = null,
  ) {
    this.race = { ...EMPTY, left };
    this.around = seats.length > 1 ? new Around(seats, this, line) : null;
    this.show = new Show({
      picture, race: () => this.race, seat: () => this.seat, isHere: (seat) => this.isHere(seat), pace: (seq) => line().pace?.(seq) ?? null,
      isTimed: () => this.isTimed(), settled: () => this.settled(),
    });
  }

  /** What is shown; behind the race while scenes are played. */
  get shown(): JsonObject | null {
    return this.show.view;
  }

  get playing(): Told | null {
    return this.show.playing;
  }

  /** How long the playing event is shown, in milliseconds. */
  get beat(): number {
    return this.show.beat;
  }

  get busy(): boolean {
    return this.show.busy;
  }

  get paused(): boolean {
    return this.show.paused;
  }

  /** The last step whose events have been seen. */
  get seen(): number {
    return this.show.seen;
  }

  /** Through whose eyes the screen shows the race now; null for what everybody may see. */
  get seat(): number | null {
    return this.around === null ? this.own : this.around.seat;
  }

  /** For whom something is said that is nobody's choice: the viewer's own seat, or that of whoever has the device. */
  get voice(): number | null {
    return this.around === null ? this.own : (this.around.turn ?? this.around.last ?? this.around.seats[0] ?? null);
  }

  /** Whether a seat is one of those who look at this screen. */
  isHere(seat: number): boolean {
    return this.around === null ? seat === this.own : this.around.seats.includes(seat);
  }

  private isTimed(): boolean {
    return this.race.info?.settings?.clock.kind === 'live' && this.race.info.seats.some((_, seat) => this.isHere(seat));
  }

  open(): void {
    const unanswered = () => (this.around === null ? this.move : null);
    const besides = this.around?.seats ?? [];
    this.stop = this.line().watch({ table: this.table, seat: this.own, besides, unanswered, hear: (message) => this.hear(message) });
  }

  close(): void {
    this.around?.close();
    this.stop?.();
    this.show.close();
  }

  hear(message: ServerMessage): void {
    const before = this.race.seq;
    const [race, outcome] = hear(this.race, message, Date.now(), globalThis.document?.hidden !== true);
    this.race = race;
    if (message.type === 'closed') this.closed = message.say;
    if (message.type === 'refused' && !(HINT.test(message.say.id) && this.advice.refused())) this.turnedAway(message.say, message.rule ?? null, message.code);
    if (message.type === 'because') this.because = message;
    if (message.type === 'because' && !message.legal) this.refuse(message.say ?? { id: 'trouble-refused' }, message.rule ?? null);
    if (message.type === 'picture') this.describe(message.text);
    if (message.type === 'hints' && message.seat === this.seat) this.advice.hear(message.hints);
    if (message.type === 'step' && this.isHere(message.by)) {
      if (this.around === null || message.by === this.around.last) this.move = null;
      this.stoodIn = message.how === 'clock' || message.how === 'away' ? { seat: message.by, how: message.how } : null;
      // The next decision is a new one, even if its choices look the same: playing one Fatigue of three, for example.
      this.owed = 'answered';
    }
    if (message.type === 'played') this.move = null;
    if (message.type === 'step') this.takenBack = 0;
    if (message.type === 'sync' && message.cause !== 'watch') [this.refused, this.takenBack] = [null, message.cause === 'undo' ? this.takenBack + 1 : 0];
    if (message.type === 'sync' || message.type === 'history' || message.type === 'error') this.recalling = false;
    if (message.type === 'sync' && isBehind(race)) this.recall(null);
    if (outcome.kind === 'gap') this.line().say({ type: 'since', table: this.table, ...this.eyes(), seq: race.seq ?? 0 });
    if (message.type === 'sync' && message.seq === 0 && (before === null || message.cause === 'start')) sound('start', this.voice !== null);
    if (outcome.kind === 'cut' && (outcome.cause !== 'watch' || before !== race.seq)) this.around?.jumped();
    if (outcome.kind === 'cut') this.cut(outcome.cause === 'watch' && this.move?.seq === race.seq);
    // After a person has thought, what happens has its time again.
    if (message.type === 'step' && message.how === 'person' && !this.isHere(message.by) && !this.busy) this.show.begin();
    if (outcome.kind === 'scene') {
      if (message.type === 'step') this.around?.moved(message);
      this.show.queue(outcome.scene, this.around?.holds === true);
    }
  }

  /** Somebody reads the table as text, until what is returned is called. */
  read(language: string): () => void {
    const reader = { language };
    this.readers.add(reader);
    if (!this.busy) this.askPicture();
    return () => void this.readers.delete(reader);
  }

  /** Asks for the text picture if somebody reads it, one question at a time. */
  private askPicture(): void {
    const language = [...this.readers].at(-1)?.language;
    if (language === undefined || this.race.seq === null || this.asking !== null) return;
    const wanted = `${this.race.seq} ${language}`;
    if (this.asked === wanted) return;
    if (this.line().say({ type: 'picture', table: this.table, ...this.eyes(), language })) this.asking = wanted;
  }

  private describe(text: string): void {
    this.text = text;
    this.asked = this.asking;
    this.asking = null;
    if (!this.busy) this.askPicture();
  }

  /** Whether there is more to be told of what happened before. */
  get hasOlder(): boolean {
    return this.race.known?.more ?? false;
  }

  /** Asks for what happened before the first line of the log; one question at a time. */
  older(): void {
    if (this.race.known?.more === true && !this.recalling) this.recall(this.race.known.from);
  }

  private recall(before: number | null): void {
    this.recalling = this.line().say({ type: 'history', table: this.table, ...this.eyes(), ...(before === null ? {} : { before }) });
  }

  private eyes(): { seat?: number } {
    return this.own === null ? {} : { seat: this.own };
  }

  private turnedAway(say: Phrase, rule: string | null, code: string): void {
    if (code === 'not_found' || code === 'not_yours') this.gone = say;
    if (code !== 'store') this.move = null;
    this.refuse(say, rule);
    if (!this.busy) this.around?.settled();
  }

  refuse(say: Phrase, rule: string | null): void {
    this.refused = { say, rule, count: (this.refused?.count ?? 0) + 1 };
  }

  /** Something else is being chosen: what was said about the last has been read. */
  private heeded(): void {
    this.refused = null;
    this.takenBack = 0;
  }

  /** A whole view: what was being shown is over. */
  private cut(unanswered: boolean): void {
    if (!unanswered) this.move = null;
    this.asking = null;
    this.asked = null;
    this.advice.forget();
    this.show.cut();
  }

  /** Shows what has waited while somebody chose. */
  readonly goOn = (): void => this.show.goOn();

  /** Shows what has happened at once. */
  readonly skip = (): void => this.show.skip();

  /** Shows scenes once more, unless something new is being shown. */
  again(before: Moment, scenes: readonly Scene[]): void {
    this.show.again(before, scenes);
  }

  readonly pause = (paused: boolean): void => this.show.pause(paused);

  /** Everything has been shown: now it may be your turn. */
  private settled(): void {
    this.askPicture();
    this.around?.settled();
    this.ask();
  }

  /** What a seat was told goes: others look at the screen, or something else is asked. */
  cover(): void {
    this.refused = null;
    this.because = null;
    this.advice.close();
  }

  /** Your seat may choose, if it owes something. */
  ask(): void {
    if (this.around !== null && this.around.curtain !== null) this.asked_ms = performance.now();
    // Your clock waits for this.
    if (this.seat !== null && isStill(this.race, this.seat)) this.line().say({ type: 'shown', table: this.table, seat: this.seat, seq: this.seen });
    const mine = this.mine();
    // Passing by itself is no decision: what happens goes on.
    if (mine !== null && this.alone === null) this.show.begin();
    const owed = mine === null ? '' : `${this.seat} ${mine}${JSON.stringify(this.legal.map((choice) => choice.action))}`;
    if (owed === this.owed) return;
    const was = this.owed;
    this.owed = owed;
    this.focus = null;
    // With one legal action there is nothing to choose; the button waits.
    this.picked = mine !== null && this.legal.length === 1 ? (this.legal[0] ?? null) : null;
    this.draft = [];
    this.cover();
    if (owed === '') return;
    this.asked_ms = performance.now();
    if (was === '') sound('turn');
    this.passAlone(owed);
  }

  /** The only legal action, where it is passing and is done by itself. */
  private get alone(): Choice | null {
    const [only, ...others] = this.legal;
    return settings.autoPass && only !== undefined && others.length === 0 ? idleOf([only]) : null;
  }

  private passAlone(owed: string): void {
    const only = this.alone;
    if (only === null) return;
    const stillOwed = () => this.owed === owed && this.move === null;
    setTimeout(() => stillOwed() && this.send(only), AUTO_PASS_MS + Math.random() * AUTO_PASS_MS);
  }

  private get legal(): readonly Choice[] {
    return this.around === null ? this.race.legal : this.around.legal;
  }

  /** The decision that your seat owes. */
  private mine(): string | null {
    if (this.seat === null) return null;
    return this.race.deciding.find((owed) => owed.seat === this.seat)?.decision ?? null;
  }

  /** Sends a choice once. It is kept until it is answered, and sent again by the connection if that is lost. */
  private send(choice: Choice): void {
    const { seat } = this;
    const seq = this.around === null ? this.race.seq : this.around.seq;
    if (this.move !== null || seat === null || seq === null) return;
    this.move = { seq, action: choice.action };
    this.heeded();
    // What follows may have the same legal actions: nothing is picked twice by itself.
    this.picked = null;
    this.draft = [];
    this.line().say({ type: 'play', table: this.table, seat, seq, action: choice.action });
    this.around?.sent();
  }

  undo(): void {
    // A move that is on its way has no number yet that could be taken back.
    const seat = this.around === null ? this.own : this.around.last;
    if (seat !== null && this.race.seq !== null && this.move === null) {
      this.refused = null;
      this.line().say({ type: 'undo', table: this.table, seat, seq: this.race.seq });
    }
  }

  consent(agree: boolean): void {
    const { undo: asked } = this.race;
    const seat = this.voice;
    if (asked !== null && seat !== null) this.line().say({ type: 'consent', table: this.table, seat, seq: asked.seq, agree });
  }

  chat(text: string, seat = this.voice): boolean {
    return seat !== null && this.line().say({ type: 'chat', table: this.table, seat, text });
  }

  readonly act: Act = {
    focus: (choice) => {
      if (this.overhear === null) this.focus = choice;
      else this.overhear(choice);
    },
    pick: (choice) => {
      this.picked = choice;
      if (choice !== null) this.heeded();
    },
    propose: (choice) => (this.picked = choice),
    draft: (parts) => {
      this.draft = parts;
      if (parts.length > 0) this.heeded();
    },
    confirm: (choice) => {
      const chosen = choice ?? this.picked;
      if (chosen !== null && chosen !== undefined && this.yours) this.send(chosen);
    },
    why: (action) => {
      if (this.seat !== null) this.line().say({ type: 'why', table: this.table, seat: this.seat, action });
    },
  };

  /** Whether your seat may choose now. */
  get yours(): boolean {
    return !this.busy && this.move === null && this.mine() !== null;
  }

  /** What pictures are drawn from; null before the race has begun. */
  looking(names: readonly string[], small: boolean): Looking | null {
    if (this.shown === null) return null;
    const yours = this.yours;
    return {
      view: this.around?.view ?? this.shown,
      standing: this.around?.standing ?? this.show.standing,
      text: this.text,
      scenery: this.race.scenery ?? {},
      options: this.race.info?.options ?? {},
      seat: this.seat,
      several: this.around !== null,
      names,
      deciding: this.race.deciding.map((owed) => owed.seat),
      decision: yours ? this.mine() : null,
      legal: yours ? this.legal : [],
      focus: yours ? this.focus : null,
      picked: yours ? this.picked : null,
      draft: yours ? this.draft : [],
      playing: this.playing,
      // Without movement there is nothing that would take the time of the event.
      beat: settings.still ? 0 : this.show.beat,
      past: this.show.past,
      places: this.busy ? null : this.race.places,
      small,
      still: settings.still,
    };
  }
}
