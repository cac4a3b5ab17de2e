import { describe, expect, it } from 'vitest';
import { depthOf, WayBack, type Past } from '../src/lib/back';

/** A history that goes to another entry only when it is told that the browser has time. */
class Entries implements Past {
  list: unknown[] = ['before', null];
  at = 1;
  private wanted = 0;
  way = new WayBack(() => this);

  get state(): unknown {
    return this.list[this.at];
  }

  pushState(state: unknown): void {
    this.list = [...this.list.slice(0, this.at + 1), state];
    this.at += 1;
  }

  go(by = 0): void {
    this.wanted += by;
  }

  /** The browser does what was asked for. */
  pass(): void {
    if (this.wanted === 0) return;
    this.at += this.wanted;
    this.wanted = 0;
    this.way.moved();
  }

  /** Somebody goes back, or forward. */
  press(by: number): void {
    this.at += by;
    this.way.moved();
    this.pass();
  }
}

function cover(entries: Entries): { closed: number; away: () => void } {
  const sheet = { closed: 0, away: () => undefined as void };
  const away = entries.way.cover(() => {
    sheet.closed += 1;
    away();
  });
  sheet.away = away;
  return sheet;
}

describe('the way back', () => {
  it('closes what lies over the page and stays there', () => {
    const entries = new Entries();
    const sheet = cover(entries);
    expect([entries.at, depthOf(entries.state)]).toEqual([2, 1]);
    entries.press(-1);
    expect([sheet.closed, entries.at]).toEqual([1, 1]);
  });

  it('has no entry more once a sheet was closed otherwise', () => {
    const entries = new Entries();
    const sheet = cover(entries);
    sheet.away();
    entries.pass();
    expect([sheet.closed, entries.at]).toEqual([0, 1]);
    entries.press(-1);
    expect([sheet.closed, entries.state]).toEqual([0, 'before']);
  });

  it('leaves a sheet open that opens while the entry of another is still being left', () => {
    const entries = new Entries();
    cover(entries).away();
    const second = cover(entries);
    entries.pass();
    expect([second.closed, entries.at, depthOf(entries.state)]).toEqual([0, 2, 1]);
    entries.press(-1);
    expect([second.closed, entries.at]).toEqual([1, 1]);
  });

  it('closes one of two at a time', () => {
    const entries = new Entries();
    const [below, above] = [cover(entries), cover(entries)];
    entries.press(-1);
    expect([below.closed, above.closed]).toEqual([0, 1]);
    entries.press(-1);
    expect([below.closed, above.closed, entries.at]).toEqual([1, 1, 1]);
  });

  it('goes back at once where somebody goes forward to a sheet that is closed', () => {
    const entries = new Entries();
    cover(entries);
    entries.press(-1);
    entries.press(1);
    expect(entries.at).toBe(1);
  });

  it('leaves the entry of a sheet that was open when the page was loaded again', () => {
    const entries = new Entries();
    entries.pushState({ over: 1 });
    entries.way.settle();
    entries.pass();
    expect(entries.at).toBe(1);
  });
});
