// Things that are read from an object which never changes, read once: what depends on them is then not redrawn.

export function once<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = read(key);
    known.set(key, value);
    return value;
  };
}

/** Lets what reads the same as before be the same as before: what hangs on it then rests. */
export function steady<Value>(): (next: Value) => Value {
  let last: { text: string; value: Value } | null = null;
  return (next) => {
    const text = JSON.stringify(next);
    if (last === null || last.text !== text) last = { text, value: next };
    return last.value;
  };
}
