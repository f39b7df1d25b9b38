/** Where a mark points to on the screen, and how wide its words are. */
export type Pin = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

const HEIGHT = 40;
const GAP = 4;

/** Marks that would hide one before them: they are drawn as dots until somebody looks closer. */
export function crowdedPins(pins: readonly Pin[]): ReadonlySet<string> {
  const shown: Pin[] = [];
  const crowded = new Set<string>();
  for (const pin of pins) {
    if (shown.some((other) => isOver(pin, other))) crowded.add(pin.id);
    else shown.push(pin);
  }
  return crowded;
}

function isOver(a: Pin, b: Pin): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 + GAP && Math.abs(a.y - b.y) < HEIGHT;
}
