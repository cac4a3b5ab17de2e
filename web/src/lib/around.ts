// Several people around one screen: whose eyes it shows. Moves are shown to all, so nothing is then on the screen that only one of
// them may see. Before a person sees what only that person may see, a curtain asks for the device to be passed on.

/** What is on the screen. */
export type Stage =
  /** What everybody may see. */
  | { kind: 'all' }
  /** The same, while what this seat may see is asked for. */
  | { kind: 'asking'; seat: number }
  /** What everybody may see, behind a curtain before the person at this seat. */
  | { kind: 'curtain'; seat: number }
  /** What this seat may see. */
  | { kind: 'seat'; seat: number };

export interface Sharing {
  stage: Stage;
  /** The seat that chose last; whoever sits there has the device in hand. */
  last: number | null;
  /** Whether that person lifted the curtain, and nothing of others has been shown since: nobody has come to look. */
  alone: boolean;
}

export const NOBODY: Sharing = { stage: { kind: 'all' }, last: null, alone: false };

/** Who sits around the screen. */
export interface Company {
  seats: readonly number[];
  /** Seats of the same name are those of one person. */
  person(seat: number): string;
}

/** What happens at the table. `owing` are the seats around the screen that owe a choice. */
export type News =
  /** Everything has been shown. */
  | { type: 'settled'; owing: readonly number[] }
  /** What the asked seat may see is here; `secret` if it is more than what everybody may see. */
  | { type: 'seen'; owing: readonly number[]; secret: boolean }
  /** Somebody says: I sit at this seat. */
  | { type: 'lifted'; seat: number }
  /** The choice was made. */
  | { type: 'sent' }
  /** A step is to be shown, with something about these seats. */
  | { type: 'moved'; owing: readonly number[]; by: number; about: readonly number[] }
  /** The race is at another point, and nobody saw how it came there: after an undo, or a time away. */
  | { type: 'jumped' };

const ALL: Stage = { kind: 'all' };

export function next(sharing: Sharing, news: News, company: Company): Sharing {
  const { stage, last } = sharing;
  switch (news.type) {
    case 'settled': {
      if (stage.kind !== 'all' && news.owing.includes(stage.seat)) return sharing;
      const seat = whoseTurn(sharing, news.owing, company);
      return { ...sharing, stage: seat === null ? ALL : { kind: 'asking', seat } };
    }
    case 'seen': {
      if (stage.kind !== 'asking') return sharing;
      const { seat } = stage;
      if (isHidden(sharing, seat, news, company)) return { ...sharing, stage: { kind: 'curtain', seat } };
      return { stage: { kind: 'seat', seat }, last: seat, alone: sharing.alone && isSame(company, last, seat) };
    }
    case 'lifted': {
      if (stage.kind !== 'curtain') return sharing;
      const { seat } = news;
      // Where several owe a choice, another of them may be the first.
      return { stage: { kind: seat === stage.seat ? 'seat' : 'asking', seat }, last: seat, alone: true };
    }
    case 'sent':
      return { ...sharing, stage: ALL };
    case 'moved': {
      const alone = sharing.alone && [news.by, ...news.about].every((seat) => isSame(company, last, seat));
      // While somebody chooses, what others do waits: it is shown afterwards.
      const stays = !isHeld(stage) || news.owing.includes(stage.seat);
      return { ...sharing, stage: stays ? stage : ALL, alone };
    }
    case 'jumped':
      return { ...sharing, stage: ALL, alone: false };
  }
}

/** Whether moves wait until a person has chosen. */
export function isHeld(stage: Stage): stage is Extract<Stage, { kind: 'curtain' | 'seat' }> {
  return stage.kind === 'curtain' || stage.kind === 'seat';
}

/** Whoever has the device, then the others in turn. */
function whoseTurn({ last }: Sharing, owing: readonly number[], company: Company): number | null {
  const [first] = owing;
  if (first === undefined) return null;
  if (last === null) return first;
  return owing.find((seat) => isSame(company, last, seat)) ?? owing.find((seat) => seat > last) ?? first;
}

/** Whether others would see what they may not: what the seat knows, or what it chooses before they have chosen. */
function isHidden(sharing: Sharing, seat: number, news: { owing: readonly number[]; secret: boolean }, company: Company): boolean {
  if (sharing.alone && isSame(company, sharing.last, seat)) return false;
  const others = company.seats.filter((it) => !isSame(company, it, seat));
  return others.length > 0 && (news.secret || news.owing.some((it) => others.includes(it)));
}

function isSame(company: Company, one: number | null, other: number): boolean {
  return one !== null && company.person(one) === company.person(other);
}
