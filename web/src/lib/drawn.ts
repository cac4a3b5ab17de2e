// What games say of seats, choices and steps, in forms that are drawn alike in every game.

export type Tone = 'plain' | 'go' | 'warn' | 'stop' | 'water';

export interface Chip {
  text: string;
  tone: Tone;
}

/** What a choice would lead to; always drawn in the same form. */
export interface Outlook {
  /** The big figure: "+7". */
  figure: string;
  /** Where to: "to 1600 m, space 32". */
  to: string;
  detail: string;
  chips: readonly Chip[];
  rules: readonly string[];
}

/** One step of a turn that is being shown: "1500 m", "12 − 4", "owes 8". */
export interface Step {
  title: string;
  /** The amount, where it is not said in the title. */
  figure?: string;
  detail: string;
  tone: Tone;
  rule?: string;
  /** Whose step it is, where several seats have one each. */
  seat?: number;
  /** `ahead`: has not happened yet. Without it, the last step is the one that happens now. */
  state?: 'done' | 'now' | 'ahead';
}
