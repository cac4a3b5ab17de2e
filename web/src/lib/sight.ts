// What a click opens below what it was made on comes into sight: in a sheet on a phone it would else stay under the edge.

export function intoSight(thing: HTMLElement): void {
  thing.scrollIntoView({ block: 'nearest' });
}
