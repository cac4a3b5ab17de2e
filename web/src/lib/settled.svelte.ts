// A part of something that is rebuilt all the time, but rarely differs. What reads it through a `$derived` is asked at every
// change of the whole whether it is still right; what reads it here is left alone until the part itself changes.

import { untrack } from 'svelte';

export function settled<Part>(read: () => Part): { readonly now: Part } {
  let now = $state.raw(untrack(read));
  $effect.pre(() => {
    now = read();
  });
  return {
    get now() {
      return now;
    },
  };
}
