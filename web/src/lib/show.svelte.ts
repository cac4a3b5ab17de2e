// What of a race is on the screen: its steps one after the other, event by event, each as long as its pace allows.

import type { Showing } from './looking';
import type { JsonObject, Standing, Told } from './messages';
import { Round, Standstill, wishesOf } from './pace';
import type { Race, Scene } from './race';
import type { Moment } from './replay';
import { settings } from './settings.svelte';
import { play as sound } from './sound';
import { UNTOLD } from './standing';

/** More scenes than this are not played one by one: somebody was away or the bots are quick. */
const SCENES_MAX = 40;
/** How many of the latest events pictures are told. */
const PAST_MAX = 200;

/** What a show needs of its table. */
export interface Stage {
  picture(): Showing | null;
  race(): Race;
  /** Through whose eyes it is shown. */
  seat(): number | null;
  isHere(seat: number): boolean;
  /** How many times faster than others a step is shown; null where steps may be left out. */
  pace(seq: number): number | null;
  /** Whether clocks of people here stand still while something is shown. */
  isTimed(): boolean;
  /** Everything has been shown. */
  settled(): void;
}

export class Show {
  /** What is shown; behind the race while scenes are played. */
  view = $state.raw<JsonObject | null>(null);
  /** How the race stands in it. */
  standing = $state.raw<Standing>(UNTOLD);
  playing = $state.raw<Told | null>(null);
  beat = $state(0);
  busy = $state(false);
  paused = $state(false);
  /** The last step whose events have been seen. */
  seen = $state(0);
  /** The events of the step that is being shown, up to the playing one. */
  private begun = $state.raw<readonly Told[]>([]);
  /** The latest events that have been shown. */
  readonly past = $derived.by((): readonly Told[] => {
    const lines = this.stage.race().log.filter((line) => line.seq <= this.seen).map((line) => line.told);
    return [...lines.slice(-PAST_MAX), ...this.begun];
  });
  private scenes: Scene[] = [];
  private readonly round = new Round();
  private readonly standstill = new Standstill();
  /** Somebody has asked to see what is being shown. */
  private insisted = false;
  /** Somebody did not want to see what happens until they choose again: nor what comes later. */
  private hurried = false;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly stage: Stage) {}

  /** Whatever happens from now on has the time of a new round. */
  begin(): void {
    this.hurried = false;
    this.round.begin();
  }

  /** `held`: what happens waits until somebody has chosen. */
  queue(scene: Scene, held: boolean): void {
    this.standstill.heard(performance.now());
    this.scenes.push(scene);
    if (this.scenes.length > SCENES_MAX && this.stage.pace(scene.seq) === null) return this.hasten();
    if (this.hurried && !held) return this.cut();
    if (!this.busy && !held) this.next();
  }

  /** Shows what has waited. */
  goOn(): void {
    if (!this.busy && this.scenes.length > 0) this.next();
  }

  /** Shows what has happened at once, and what still happens until the viewer chooses again. Who only watches never does. */
  skip(): void {
    this.hurried = this.stage.seat() !== null;
    this.hasten();
  }

  private hasten(): void {
    this.paused = false;
    this.cut();
  }

  /** What was being shown is over. */
  cut(): void {
    this.scenes = [];
    this.stop();
    this.settle();
  }

  /** Shows scenes once more, unless something new is being shown. */
  again({ view, standing }: Moment, scenes: readonly Scene[]): void {
    if (this.busy || scenes.at(-1)?.seq !== this.stage.race().seq) return;
    this.view = view;
    this.standing = standing;
    this.scenes = [...scenes];
    this.insisted = true;
    this.round.begin();
    this.next();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    if (!paused && this.busy && this.timer === null) this.next();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private stop(): void {
    this.close();
    this.timer = null;
    this.playing = null;
    this.insisted = false;
    this.busy = false;
  }

  private next(): void {
    this.timer = null;
    const scene = this.scenes[0];
    if (scene === undefined) {
      this.stop();
      return this.settle();
    }
    this.busy = true;
    if (this.stage.seat() === null && this.round.isOver(scene.by)) this.round.begin();
    this.playEvent(scene, 0);
  }

  /** How long an event of the first scene is shown, in milliseconds. */
  private beatOf(i: number, picture: Showing): number {
    if (settings.atOnce && !this.insisted) return 0;
    const { stage } = this;
    const { places, deciding, info } = stage.race();
    const [first = [], ...later] = this.scenes.map((it) => wishesOf(it, picture, stage.pace(it.seq) ?? 1));
    const isMore = places === null && !deciding.some((owed) => stage.isHere(owed.seat));
    const others = (info?.seats ?? []).map((_, seat) => seat).filter((seat) => !stage.isHere(seat));
    // However slowly somebody wants to see it: nobody's clock runs meanwhile. What is seen once more costs nothing that could be saved.
    const most = stage.isTimed() && !this.insisted ? this.standstill.left(performance.now()) * settings.speed : Infinity;
    return this.round.take([...first.slice(i), ...later.flat()], this.scenes.map(({ by }) => by), isMore ? others : null, most) / settings.speed;
  }

  private playEvent(scene: Scene, i: number): void {
    const picture = this.stage.picture();
    const told = scene.events[i];
    if (told === undefined || picture === null) {
      this.view = scene.shots.after;
      this.standing = scene.standings.after;
      this.begun = [];
      this.seen = scene.seq;
      this.scenes.shift();
      return this.next();
    }
    const beat = this.beatOf(i, picture);
    this.view = scene.shots.events[i] ?? scene.shots.after;
    this.standing = scene.standings.events[i] ?? scene.standings.after;
    this.playing = told;
    this.begun = scene.events.slice(0, i + 1);
    this.beat = beat;
    if (beat === 0) return this.playEvent(scene, i + 1);
    const seat = this.stage.seat();
    const noise = picture.sound?.(told.event) ?? null;
    if (noise !== null) sound(noise, seat !== null && (told.event['seat'] === seat || noise === 'finish'));
    const began = performance.now();
    let rested = false;
    const wait = () => {
      rested ||= this.paused;
      if (this.paused) this.timer = setTimeout(wait, 100);
      else {
        if (!rested) this.round.overran((performance.now() - began - beat) * settings.speed);
        this.playEvent(scene, i + 1);
      }
    };
    this.timer = setTimeout(wait, beat);
  }

  private settle(): void {
    const { view, standing, seq } = this.stage.race();
    this.view = view;
    this.standing = standing;
    this.begun = [];
    this.seen = seq ?? 0;
    this.stage.settled();
  }
}
