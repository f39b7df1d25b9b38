/** The position of a map pin on the screen: its middle, and the width of its text. */
export type Pin = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The height of a place name, which is lower than a pin. */
  readonly height?: number;
};

const HEIGHT = 40;
const GAP = 4;

/** Pins that would overlap an earlier one, or what is shown in any case: dots until the map is zoomed in. */
export function crowdedPins(pins: readonly Pin[], above: readonly Pin[] = []): ReadonlySet<string> {
  const shown = [...above];
  const crowded = new Set<string>();
  for (const pin of pins) {
    if (shown.some((other) => isOver(pin, other))) crowded.add(pin.id);
    else shown.push(pin);
  }
  return crowded;
}

function isOver(a: Pin, b: Pin): boolean {
  const { height: ofA = HEIGHT } = a;
  const { height: ofB = HEIGHT } = b;
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + GAP && Math.abs(a.y - b.y) < (ofA + ofB) / 2
  );
}
