// Seats are told apart by colour, emblem and number together; see the tokens --seat-1 to --seat-6.

/** The colour of a seat, for attributes of drawings. */
export function seatColour(seat: number): string {
  return `var(--seat-${(seat % 6) + 1})`;
}

/** The colour of writing on a seat's colour. */
export function seatInk(seat: number): string {
  return `var(--seat-ink-${(seat % 6) + 1})`;
}

function regular(corners: number, radius: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / corners;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

function star(radius: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const far = i % 2 === 0 ? radius : radius * inner;
    return `${(far * Math.cos(angle)).toFixed(2)},${(far * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

function circle(radius: number): string {
  return `M${-radius},0A${radius},${radius} 0 1 1 ${radius},0A${radius},${radius} 0 1 1 ${-radius},0Z`;
}

/** The outline of a seat's emblem about the origin: circle, square, triangle, diamond, hexagon, star. */
export function emblemPath(seat: number, radius: number): string {
  switch (seat % 6) {
    case 0:
      return circle(radius);
    case 1: {
      const half = radius * 0.9;
      return `M${-half},${-half}H${half}V${half}H${-half}Z`;
    }
    case 2:
      return regular(3, radius * 1.28, -Math.PI / 2);
    case 3:
      return regular(4, radius * 1.22, 0);
    case 4:
      return regular(6, radius * 1.1, 0);
    default:
      return star(radius * 1.3, 0.6);
  }
}

/** How far below the centre a number looks centred in the emblem. */
export function emblemDrop(seat: number, radius: number): number {
  return seat % 6 === 2 ? radius * 0.22 : 0;
}
