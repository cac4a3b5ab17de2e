// What a person has set on this device.

import type { LanguageInfo } from './messages';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';
/** What people with a screen reader are told of a race: one sentence per turn, every event, or only that it is their own turn. */
export type Aloud = 'turns' | 'events' | 'own';

export interface Stored {
  /** The code of the wanted language; the server need not have it. */
  language: string;
  theme: Theme;
  motion: Motion;
  /** How many times faster than usual moves are shown. */
  speed: number;
  /** Moves of others are not shown one by one: only where they lead to. */
  at_once: boolean;
  sound: boolean;
  /** Whether a phone shakes. */
  buzz: boolean;
  notify: boolean;
  /** Passes by itself where passing is the only legal action. */
  auto_pass: boolean;
  aloud: Aloud;
}

const KEY = 'podium.settings';
export const SPEEDS = [0.5, 1, 2, 4] as const;

export const ENGLISH: LanguageInfo = { code: 'en', name: 'English' };
const CODE = /^[a-z]{2,3}(-[a-z0-9]+)*$/i;

function firstLanguage(): string {
  return typeof navigator === 'undefined' ? ENGLISH.code : navigator.language;
}

/** The offered languages that fit a wanted one, the best first: itself, those that it is a region's of, and English. */
export function chain(wanted: string, offered: readonly LanguageInfo[]): string[] {
  const parts = wanted.toLowerCase().split('-');
  const codes = parts.map((_, i) => parts.slice(0, parts.length - i).join('-'));
  const found = codes.map((code) => offered.find((it) => it.code.toLowerCase() === code)?.code).filter((code) => code !== undefined);
  return [...new Set([...found, ENGLISH.code])];
}

/** The offered language that fits the wanted one best. */
export function fitting(wanted: string, offered: readonly LanguageInfo[]): string {
  return chain(wanted, offered)[0] ?? ENGLISH.code;
}

function read(): Stored {
  try {
    return understood(JSON.parse(localStorage.getItem(KEY) ?? '{}'), firstLanguage());
  } catch {
    return understood({}, firstLanguage());
  }
}

/** What can be used of what was stored, perhaps by another version of this page; else what is usual. */
export function understood(stored: unknown, language: string): Stored {
  const given = (typeof stored === 'object' ? stored : null) as Record<string, unknown> | null;
  const one = <T>(key: keyof Stored, usual: T, ...others: T[]): T => [usual, ...others].find((it) => it === given?.[key]) ?? usual;
  return {
    language: typeof given?.['language'] === 'string' && CODE.test(given['language']) ? given['language'] : language,
    theme: one<Theme>('theme', 'system', 'light', 'dark'),
    motion: one<Motion>('motion', 'system', 'full', 'none'),
    speed: one<number>('speed', 1, ...SPEEDS),
    at_once: one('at_once', false, true),
    sound: one('sound', false, true),
    buzz: one('buzz', false, true),
    notify: one('notify', false, true),
    auto_pass: one('auto_pass', true, false),
    aloud: one<Aloud>('aloud', 'turns', 'events', 'own'),
  };
}

class Settings {
  private stored = $state(read());
  private system = $state({ dark: false, still: false });
  /** The languages that the server has, as it says itself. */
  languages = $state.raw<readonly LanguageInfo[]>([ENGLISH]);

  /** One of these languages. */
  get language(): string {
    return fitting(this.stored.language, this.languages);
  }
  get theme(): Theme {
    return this.stored.theme;
  }
  get motion(): Motion {
    return this.stored.motion;
  }
  get speed(): number {
    return this.stored.speed;
  }
  get atOnce(): boolean {
    return this.stored.at_once;
  }
  get sound(): boolean {
    return this.stored.sound;
  }
  get buzz(): boolean {
    return this.stored.buzz;
  }
  get notify(): boolean {
    return this.stored.notify;
  }
  get autoPass(): boolean {
    return this.stored.auto_pass;
  }
  get aloud(): Aloud {
    return this.stored.aloud;
  }
  get dark(): boolean {
    return this.stored.theme === 'system' ? this.system.dark : this.stored.theme === 'dark';
  }
  /** Whether things appear in place instead of moving. */
  get still(): boolean {
    return this.stored.motion === 'system' ? this.system.still : this.stored.motion === 'none';
  }

  set(change: Partial<Stored>): void {
    this.stored = { ...this.stored, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // A private window may refuse; the setting then holds until the page is closed.
    }
  }

  /** Follows what the device says about darkness and motion. */
  follow(): void {
    const watch = (query: string, key: 'dark' | 'still') => {
      const media = window.matchMedia(query);
      this.system[key] = media.matches;
      media.addEventListener('change', () => (this.system[key] = media.matches));
    };
    watch('(prefers-color-scheme: dark)', 'dark');
    watch('(prefers-reduced-motion: reduce)', 'still');
  }
}

export const settings = new Settings();
