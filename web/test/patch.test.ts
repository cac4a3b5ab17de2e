import { describe, expect, test } from 'vitest';
import { Misfit, patched } from '../src/lib/patch';

describe('changes of a view', () => {
  test('are applied in order, and the old view stays as it was', () => {
    const view = { boats: [{ space: 1, hand: ['p1'] }], round: 1 };
    const after = patched(view, [
      { op: 'replace', path: '/boats/0/space', value: 4 },
      { op: 'add', path: '/boats/0/hand/1', value: 's' },
      { op: 'add', path: '/turn', value: null },
      { op: 'remove', path: '/round' },
    ]);
    expect(after).toEqual({ boats: [{ space: 4, hand: ['p1', 's'] }], turn: null });
    expect(view).toEqual({ boats: [{ space: 1, hand: ['p1'] }], round: 1 });
  });

  test('share what did not change', () => {
    const view = { a: { x: 1 }, b: { y: 2 } };
    expect(patched(view, [{ op: 'replace', path: '/a/x', value: 3 }])['b']).toBe(view.b);
  });

  test('read the escapes of pointers', () => {
    expect(patched({ 'a/b': { '~': 1 } }, [{ op: 'replace', path: '/a~1b/~0', value: 2 }])).toEqual({ 'a/b': { '~': 2 } });
  });

  test.each([
    { op: 'replace', path: '/gone', value: 1 },
    { op: 'remove', path: '/list/2' },
    { op: 'add', path: '/list/3', value: 1 },
    { op: 'replace', path: '/list/x', value: 1 },
    { op: 'replace', path: '/round/deep', value: 1 },
  ] as const)('that do not fit are a misfit: $path', (change) => {
    expect(() => patched({ list: [1, 2], round: 1 }, [change])).toThrow(Misfit);
  });
});
