// One device for several seats. The table hears what everybody may see; a second pair of eyes is opened on the same connection for
// the seat that is to choose (docs/protocol.md, "Several people around one screen").

import { next, NOBODY, isHeld, type Company, type News, type Sharing } from './around';
import type { ClientMessage, Choice, JsonObject, ServerMessage, Standing, Step } from './messages';
import { EMPTY, hear, type Race } from './race';
import type { Line } from './socket';

/** What is needed of the table. */
export interface Host {
  readonly table: string;
  readonly race: Race;
  readonly busy: boolean;
  readonly move: ReturnType<Parameters<Line['watch']>[0]['unanswered']>;
  hear(message: ServerMessage): void;
  /** A seat may choose now. */
  ask(): void;
  /** What a seat was told is not for everybody. */
  cover(): void;
  /** Shows what has waited. */
  goOn(): void;
}

export class Around {
  private sharing = $state.raw<Sharing>(NOBODY);
  /** What the seat knows whose eyes are open. */
  private known = $state.raw<Race>(EMPTY);
  private eyes: { seat: number; close: () => void } | null = null;
  /** One person plays for everybody here: no curtain is needed. */
  private forAll = $state(false);

  constructor(
    readonly seats: readonly number[],
    private readonly host: Host,
    private readonly line: () => Line,
  ) {}

  /** The seat whose eyes the screen shows; null where it shows what everybody may see. */
  get seat(): number | null {
    const { stage } = this.sharing;
    return stage.kind === 'seat' ? stage.seat : null;
  }

  /** The seat before whose person the curtain is down. */
  get curtain(): number | null {
    const { stage } = this.sharing;
    return stage.kind === 'curtain' ? stage.seat : null;
  }

  /** The seat that chose last. */
  get last(): number | null {
    return this.sharing.last;
  }

  /** The seat whose turn it is, before the curtain or behind it. */
  get turn(): number | null {
    const { stage } = this.sharing;
    return isHeld(stage) ? stage.seat : null;
  }

  /** Whether the person at a seat has the device in hand already. */
  isLast(seat: number): boolean {
    const { last } = this.sharing;
    return last !== null && this.company().person(last) === this.company().person(seat);
  }

  get view(): JsonObject | null {
    return this.seat === null ? null : this.known.view;
  }

  get standing(): Standing | null {
    return this.seat === null ? null : this.known.standing;
  }

  get legal(): readonly Choice[] {
    return this.seat === null ? [] : this.known.legal;
  }

  /** The step that the choice is for. */
  get seq(): number | null {
    return this.known.seq;
  }

  /** Whether moves wait until a person has chosen. */
  get holds(): boolean {
    return isHeld(this.sharing.stage);
  }

  /** The seats around the screen that owe a choice. */
  get owing(): readonly number[] {
    return this.host.move === null ? this.seats.filter((seat) => this.host.race.deciding.some((owed) => owed.seat === seat)) : [];
  }

  get oneForAll(): boolean {
    return this.forAll;
  }

  set oneForAll(on: boolean) {
    this.forAll = on;
    if (on && this.curtain !== null) this.lift(this.curtain);
  }

  close(): void {
    this.eyes?.close();
    this.eyes = null;
  }

  lift(seat: number): void {
    this.hearOf({ type: 'lifted', seat });
    this.look();
    if (this.seat !== null) this.host.ask();
  }

  /** Everything has been shown. */
  settled(): void {
    this.hearOf({ type: 'settled', owing: this.owing });
    this.look();
  }

  /** The choice is on its way. */
  sent(): void {
    this.hearOf({ type: 'sent' });
    this.host.goOn();
  }

  moved({ by, events }: Step): void {
    const about = events.map(({ event }) => event['seat']).filter((seat) => typeof seat === 'number');
    this.hearOf({ type: 'moved', owing: this.owing, by, about });
  }

  jumped(): void {
    this.hearOf({ type: 'jumped' });
  }

  private hearOf(news: News): void {
    const was = this.seat;
    this.sharing = next(this.sharing, news, this.company());
    if (was !== null && this.seat === null) this.host.cover();
  }

  private company(): Company {
    const { info } = this.host.race;
    return { seats: this.seats, person: (seat) => (this.forAll ? '' : (info?.seats[seat]?.name ?? String(seat))) };
  }

  /** Opens the eyes of the seat that is asked, or closes those that nobody needs. */
  private look(): void {
    const { stage } = this.sharing;
    if (stage.kind === 'all') {
      // A choice that has no answer yet is the business of these eyes.
      if (this.host.move === null) this.close();
      return;
    }
    const { seat } = stage;
    if (this.eyes?.seat !== seat) {
      this.close();
      this.known = EMPTY;
      const watcher = { table: this.host.table, seat, unanswered: () => this.host.move, hear: (message: ServerMessage) => this.hear(seat, message) };
      this.eyes = { seat, close: this.line().watch(watcher) };
    }
    this.see();
  }

  private hear(seat: number, message: ServerMessage): void {
    if (this.eyes?.seat !== seat) return;
    if (message.type === 'sync' || message.type === 'step') {
      const [known, outcome] = hear(this.known, message, Date.now());
      this.known = known;
      if (outcome.kind === 'gap') this.say({ type: 'since', table: this.host.table, seat, seq: known.seq ?? 0 });
      return this.see();
    }
    if (message.type === 'played' || message.type === 'because' || message.type === 'hints') this.host.hear(message);
  }

  private say(message: ClientMessage): void {
    this.line().say(message);
  }

  /** What the seat knows is compared with what everybody may see, at the same step. */
  private see(): void {
    const { race, busy } = this.host;
    if (this.sharing.stage.kind !== 'asking' || busy || race.seq === null || this.known.seq !== race.seq) return;
    this.hearOf({ type: 'seen', owing: this.owing, secret: !alike(this.known.view, race.view) });
    this.host.ask();
  }
}

/** Whether two views say the same, in whatever order. */
export function alike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== others.length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && alike((one as JsonObject)[key], (other as JsonObject)[key]));
}
