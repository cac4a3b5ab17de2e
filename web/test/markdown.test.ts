import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inline, render } from '../src/lib/markdown';

const games = new URL('../../games/', import.meta.url);

describe('rulebooks', () => {
  test.each(readdirSync(games))('%s: every rule is an anchor', (game) => {
    const text = readFileSync(new URL(`${game}/rulebook/en.md`, games), 'utf8');
    const rules = [...text.matchAll(/\*\*([A-Z]{2}-\d{3}\w?)\*\*/g)].map((match) => match[1]);
    const { html, headings } = render(text);
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(html).toContain(`id="${rule}"`);
    expect(headings.length).toBeGreaterThan(0);
    expect(html).not.toContain('&lt;a id');
  });

  test('what looks like HTML is shown as text', () => {
    expect(inline('a < b <script>')).toBe('a &lt; b &lt;script&gt;');
  });

  test('rules lead to their anchors, except in code', () => {
    expect(inline('see RW-030, `RW-031`')).toBe('see <a class="rule" href="#RW-030">RW-030</a>, <code>RW-031</code>');
  });

  test('lists and tables keep their lines', () => {
    expect(render('1. one\n   more\n2. **two**').html).toBe('<ol><li>one more</li><li><strong>two</strong></li></ol>');
    expect(render('| a | b |\n|---|---|\n| 1 | 2 |').html).toContain('<tr><td>1</td><td>2</td></tr>');
  });
});
