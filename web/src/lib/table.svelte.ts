// A table as the page shows it: the race, what is being played on the screen, and the choice that is being made.

import { link } from './live';
import type { Act, Looking, Showing } from './looking';
import type { Action, Because, Choice, Hint, JsonObject, Phrase, ServerMessage, Told } from './messages';
import { EMPTY, hear, idleOf, isBehind, type Race, type Scene } from './race';
import { settings } from './settings.svelte';
import { play as sound } from './sound';
import type { Line, Watcher } from './socket';

/** The shortest time before an automatic pass, so that the pause tells nothing about the hand. */
const AUTO_PASS_MS = 1200;
/** More scenes than this are not played one by one: somebody was away or the bots are quick. */
const SCENES_MAX = 40;
/** How many of the latest events pictures are told. */
const PAST_MAX = 200;

export interface Refused {
  say: Phrase;
  rule: string | null;
  /** Rises with every refusal, so that the same one shakes again. */
  count: number;
}

export class Table implements Watcher {
  race = $state.raw<Race>(EMPTY);
  /** What is shown; behind the race while scenes are played. */
  shown = $state.raw<JsonObject | null>(null);
  playing = $state.raw<Told | null>(null);
  beat = $state(0);
  busy = $state(false);
  paused = $state(false);
  focus = $state.raw<Choice | null>(null);
  picked = $state.raw<Choice | null>(null);
  draft = $state.raw<readonly string[]>([]);
  move = $state.raw<{ seq: number; action: Action } | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Why somebody else chose for the own seat the last time. */
  stoodIn = $state<'clock' | 'away' | null>(null);
  because = $state.raw<Because | null>(null);
  /** The table as text, as the server last told it to whoever reads it. */
  text = $state.raw('');
  hints = $state.raw<readonly Hint[] | null>(null);
  /** The last step whose events have been seen. */
  seen = $state(0);
  /** The events of the step that is being shown, up to the playing one. */
  private begun = $state.raw<readonly Told[]>([]);
  private readonly past = $derived.by((): readonly Told[] => {
    const lines = this.race.log.filter((line) => line.seq <= this.seen).flatMap((line) => line.told ?? []);
    return [...lines.slice(-PAST_MAX), ...this.begun];
  });
  gone = $state.raw<Phrase | null>(null);
  /** While set, told what things stand for instead of the board: how a lesson finds the thing it speaks of. */
  overhear: ((choice: Choice | null) => void) | null = null;

  /** Since when the decision that is owed now can be seen, on the page's own clock. */
  asked_ms = 0;
  private scenes: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private owed = '';
  private stop: (() => void) | null = null;
  /** Who reads the text picture now, the latest last. */
  private readonly readers = new Set<{ language: string }>();
  /** The step and language of the last text picture, and of one that was asked for. */
  private asked: string | null = null;
  private asking: string | null = null;
  /** Whether what happened before was asked for. */
  private recalling = false;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly picture: () => Showing | null,
    private readonly line: () => Line = link,
  ) {}

  open(): void {
    this.stop = this.line().watch(this);
  }

  close(): void {
    this.stop?.();
    if (this.timer !== null) clearTimeout(this.timer);
  }

  unanswered(): { seq: number; action: Action } | null {
    return this.move;
  }

  hear(message: ServerMessage): void {
    const [race, outcome] = hear(this.race, message, Date.now());
    this.race = race;
    if (message.type === 'refused') this.turnedAway(message.say, message.rule ?? null, message.code);
    if (message.type === 'because') this.explain(message);
    if (message.type === 'picture') this.describe(message.text);
    if (message.type === 'hints') this.hints = message.hints;
    if (message.type === 'step' && message.by === this.seat) {
      this.move = null;
      this.stoodIn = message.how === 'clock' || message.how === 'away' ? message.how : null;
      // The next decision is a new one, even if its choices look the same: playing one Fatigue of three, for example.
      this.owed = 'answered';
    }
    if (message.type === 'played') this.move = null;
    if (message.type === 'sync' || message.type === 'history' || message.type === 'error') this.recalling = false;
    if (message.type === 'sync' && isBehind(race)) this.recall(null);
    if (outcome.kind === 'gap') this.line().say({ type: 'since', table: this.table, ...this.eyes(), seq: race.seq ?? 0 });
    if (outcome.kind === 'cut') this.cut(outcome.cause === 'watch' && this.move?.seq === race.seq);
    if (outcome.kind === 'scene') this.queue(outcome.scene);
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

  hint(): void {
    this.hints = null;
    if (this.seat !== null) this.line().say({ type: 'hint', table: this.table, seat: this.seat });
  }

  private eyes(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat };
  }

  private turnedAway(say: Phrase, rule: string | null, code: string): void {
    if (code === 'not_found' || code === 'not_yours') this.gone = say;
    if (code !== 'store') this.move = null;
    this.refuse(say, rule);
  }

  refuse(say: Phrase, rule: string | null): void {
    this.refused = { say, rule, count: (this.refused?.count ?? 0) + 1 };
  }

  private explain(answer: Because): void {
    this.because = answer;
    if (!answer.legal) this.refuse(answer.say ?? { id: 'trouble-refused' }, answer.rule ?? null);
  }

  /** A whole view: what was being shown is over. */
  private cut(unanswered: boolean): void {
    this.scenes = [];
    this.stopPlaying();
    if (!unanswered) this.move = null;
    this.asking = null;
    this.asked = null;
    this.settle();
  }

  private queue(scene: Scene): void {
    this.scenes.push(scene);
    if (this.scenes.length > SCENES_MAX && this.line().pace === undefined) return this.skip();
    if (!this.busy) this.next();
  }

  /** Shows what has happened at once. */
  skip(): void {
    this.scenes = [];
    this.stopPlaying();
    this.settle();
  }

  /** Shows scenes once more, unless something new is being shown. */
  again(before: JsonObject, scenes: readonly Scene[]): void {
    if (this.busy || scenes.at(-1)?.seq !== this.race.seq) return;
    this.shown = before;
    this.scenes = [...scenes];
    this.next();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    if (!paused && this.busy && this.timer === null) this.next();
  }

  private stopPlaying(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.playing = null;
    this.busy = false;
  }

  private next(): void {
    this.timer = null;
    const scene = this.scenes[0];
    if (scene === undefined) {
      this.stopPlaying();
      return this.settle();
    }
    this.busy = true;
    this.playEvent(scene, 0);
  }

  private playEvent(scene: Scene, i: number): void {
    const picture = this.picture();
    const told = scene.events[i];
    if (told === undefined || picture === null) {
      this.shown = scene.shots.after;
      this.begun = [];
      this.seen = scene.seq;
      this.scenes.shift();
      return this.next();
    }
    const pace = settings.speed * (this.line().pace?.(scene.seq) ?? 1);
    const beat = settings.still ? 0 : picture.beat(told.event) / pace;
    this.shown = scene.shots.events[i] ?? scene.shots.after;
    this.playing = told;
    this.begun = scene.events.slice(0, i + 1);
    this.beat = beat;
    const noise = picture.sound?.(told.event) ?? null;
    if (noise !== null) sound(noise);
    if (beat === 0) return this.playEvent(scene, i + 1);
    const wait = () => {
      if (this.paused) this.timer = setTimeout(wait, 100);
      else this.playEvent(scene, i + 1);
    };
    this.timer = setTimeout(wait, beat);
  }

  /** Everything has been shown: now it may be the own turn. */
  private settle(): void {
    this.shown = this.race.view;
    this.begun = [];
    this.seen = this.race.seq ?? 0;
    this.askPicture();
    const mine = this.mine();
    const owed = mine === null ? '' : mine + JSON.stringify(this.race.legal.map((choice) => choice.action));
    if (owed === this.owed) return;
    const was = this.owed;
    this.owed = owed;
    this.focus = null;
    // With one legal action there is nothing to choose; the button waits.
    this.picked = mine !== null && this.race.legal.length === 1 ? (this.race.legal[0] ?? null) : null;
    this.draft = [];
    this.refused = null;
    this.because = null;
    this.hints = null;
    if (owed === '') return;
    this.asked_ms = performance.now();
    if (was === '') sound('turn');
    this.passAlone(owed);
  }

  private passAlone(owed: string): void {
    const [only, ...others] = this.race.legal;
    if (!settings.autoPass || only === undefined || others.length > 0 || idleOf([only]) === null) return;
    const wait = AUTO_PASS_MS + Math.random() * AUTO_PASS_MS;
    setTimeout(() => {
      if (this.owed === owed && this.move === null) this.send(only);
    }, wait);
  }

  /** The decision that the own seat owes. */
  private mine(): string | null {
    if (this.seat === null) return null;
    return this.race.deciding.find((owed) => owed.seat === this.seat)?.decision ?? null;
  }

  /** Sends a choice once. It is kept until it is answered, and sent again by the connection if that is lost. */
  private send(choice: Choice): void {
    if (this.move !== null || this.seat === null || this.race.seq === null) return;
    this.move = { seq: this.race.seq, action: choice.action };
    this.refused = null;
    // What follows may have the same legal actions: nothing is picked twice by itself.
    this.picked = null;
    this.draft = [];
    this.line().say({ type: 'play', table: this.table, seat: this.seat, seq: this.move.seq, action: choice.action });
  }

  undo(): void {
    // A move that is on its way has no number yet that could be taken back.
    if (this.seat !== null && this.race.seq !== null && this.move === null) {
      this.line().say({ type: 'undo', table: this.table, seat: this.seat, seq: this.race.seq });
    }
  }

  consent(agree: boolean): void {
    const asked = this.race.undo;
    if (asked !== null && this.seat !== null) {
      this.line().say({ type: 'consent', table: this.table, seat: this.seat, seq: asked.seq, agree });
    }
  }

  chat(text: string): boolean {
    return this.seat !== null && this.line().say({ type: 'chat', table: this.table, seat: this.seat, text });
  }

  readonly act: Act = {
    focus: (choice) => {
      if (this.overhear === null) this.focus = choice;
      else this.overhear(choice);
    },
    pick: (choice) => (this.picked = choice),
    draft: (parts) => (this.draft = parts),
    confirm: (choice) => {
      const chosen = choice ?? this.picked;
      if (chosen !== null && chosen !== undefined && this.yours) this.send(chosen);
    },
    why: (action) => {
      if (this.seat !== null) this.line().say({ type: 'why', table: this.table, seat: this.seat, action });
    },
  };

  /** Whether the own seat may choose now. */
  get yours(): boolean {
    return !this.busy && this.move === null && this.mine() !== null;
  }

  /** What pictures are drawn from; null before the race has begun. */
  looking(names: readonly string[], small: boolean): Looking | null {
    if (this.shown === null) return null;
    const yours = this.yours;
    return {
      view: this.shown,
      text: this.text,
      scenery: this.race.scenery ?? {},
      options: this.race.info?.options ?? {},
      seat: this.seat,
      names,
      deciding: this.race.deciding.map((owed) => owed.seat),
      decision: yours ? this.mine() : null,
      legal: yours ? this.race.legal : [],
      focus: yours ? this.focus : null,
      picked: yours ? this.picked : null,
      draft: yours ? this.draft : [],
      playing: this.playing,
      beat: this.beat,
      past: this.past,
      places: this.busy ? null : this.race.places,
      small,
      still: settings.still,
    };
  }
}
