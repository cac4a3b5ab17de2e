// A hint that sharpens while one looks: the first answer comes at once, and as long as it is looked at, stronger bots are asked, one after
// the other. The server thinks about one question of a person at a time.

import type { Hint } from './messages';

/** Who is asked, the quickest first. */
const LEVELS = ['club', 'expert', 'master'] as const;
export type Adviser = (typeof LEVELS)[number];

export class Advice {
  /** The latest answer, the best choice first; null if none is looked at. */
  hints = $state.raw<readonly Hint[] | null>(null);
  /** Who gave it. */
  by = $state<Adviser | null>(null);
  /** Whether somebody thinks about an answer that is waited for. */
  thinking = $state(false);
  /** What was asked and not answered yet. */
  private asked: { level: Adviser; seq: number | null } | null = null;
  private wanted = false;

  /** `ask` sends a question, and says whether it could; `seq` numbers the decision. */
  constructor(
    private readonly ask: (level: Adviser) => boolean,
    private readonly seq: () => number | null,
  ) {}

  /** Asks; asks the strongest once more where an answer is looked at. */
  want(): void {
    if (this.wanted && (this.asked !== null || this.hints === null)) return;
    const isOpen = this.wanted;
    this.wanted = true;
    this.send(isOpen ? 'master' : 'club');
  }

  /** Nobody looks any more. What is on its way is dropped when it comes. */
  close(): void {
    this.wanted = false;
    this.hints = null;
    this.by = null;
    this.thinking = false;
  }

  /** What was asked is gone with the connection. */
  forget(): void {
    this.asked = null;
    this.close();
  }

  hear(hints: readonly Hint[]): void {
    const was = this.asked;
    this.asked = null;
    this.thinking = false;
    if (!this.wanted) return;
    if (hints.length === 0) {
      // The choice that this was about is gone; what is asked now may be another.
      if (was !== null && was.seq !== this.seq()) this.send('club');
      else this.close();
      return;
    }
    this.hints = hints;
    this.by = was?.level ?? 'club';
    const next = LEVELS[LEVELS.indexOf(this.by) + 1];
    if (next !== undefined) this.send(next);
  }

  /** The server thinks about no further answer now. False if nobody has one yet, so that it must be said. */
  refused(): boolean {
    const isAnswered = this.hints !== null;
    if (this.asked === null) return false;
    this.asked = null;
    this.thinking = false;
    if (!isAnswered) this.close();
    return isAnswered;
  }

  private send(level: Adviser): void {
    if (this.asked === null && !this.ask(level)) return this.hints === null ? this.close() : undefined;
    this.asked ??= { level, seq: this.seq() };
    this.thinking = true;
  }
}
