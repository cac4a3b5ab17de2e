// The focus is never lost: when the thing that has it goes, as a button does after a move, what lies around it takes it.

const PLACES = 'dialog, section, aside, main, form, nav';

export function keepFocus(): void {
  let last: Element | null = null;
  let around: readonly Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    around = placesAround(target);
  });
  const look = () => {
    if (!isLost(last)) return;
    const place = around.find((it) => it.isConnected) ?? document.querySelector('#main');
    // Without one the next page is still on its way; what it changes lets us look again.
    if (!(place instanceof HTMLElement)) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.dataset['rests'] = '';
    place.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

function placesAround(thing: Element): Element[] {
  const place = thing.parentElement?.closest(PLACES) ?? null;
  return place === null ? [] : [place, ...placesAround(place)];
}

/** Whoever clicks beside everything has given the focus up; that is no loss. */
function isLost(last: Element | null): boolean {
  const active = document.activeElement;
  const holder = active === null || active === document.body ? last : active;
  return holder !== null && (!holder.isConnected || holder.matches(':disabled'));
}
