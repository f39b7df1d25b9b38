import roads from "./roads.json" with { type: "json" };
import shape from "./shape.json" with { type: "json" };

/** Latitude and longitude, as a map takes them. */
export type Spot = readonly [number, number];
type Line = readonly Spot[];

const [WEST = 0, SOUTH = 0, EAST = 0, NORTH = 0] = shape.window;
/** The ground ends here; its edge is never to be seen. */
export const GROUND_BOUNDS = [
  [SOUTH + 1, WEST + 1],
  [NORTH - 1, EAST - 1],
] as const;

export const LAND = shape.land.map(unpacked);
export const BORDERS = shape.borders.map(unpacked);
export const LAKES = shape.lakes.map(unpacked);
export const RIVERS = shape.rivers.map(unpacked);
/** Sketched through the places that they pass, not surveyed. */
export const MOTORWAYS = roads.motorways.map(pairs).map(rounded).map(rounded);
export const MAIN_ROADS = roads.main.map(pairs).map(rounded).map(rounded);

export function isOnGround([latitude, longitude]: Spot): boolean {
  const [[south, west], [north, east]] = GROUND_BOUNDS;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}

/** The nearest point on our roads, if it is not further than this many degrees. */
export function nearestOnRoad([latitude, longitude]: Spot, within: number): Spot | undefined {
  let [best, least]: [Spot | undefined, number] = [undefined, within];
  for (const line of [...MOTORWAYS, ...MAIN_ROADS]) {
    for (const spot of line) {
      const off = Math.hypot(spot[0] - latitude, spot[1] - longitude);
      if (off < least) [best, least] = [spot, off];
    }
  }
  return best;
}

/** Stored as longitude and latitude in thousandths of a degree, each by its distance from the one before. */
function unpacked(steps: readonly number[]): Line {
  let [latitude, longitude] = [0, 0];
  return pairs(steps).map(([dx, dy]) => {
    longitude += dx;
    latitude += dy;
    return [latitude / 1000, longitude / 1000];
  });
}

function pairs(numbers: readonly number[]): Line {
  return numbers.flatMap((first, at) => (at % 2 === 0 ? [[first, numbers[at + 1] ?? 0]] : []));
}

/** Chaikin: cuts every corner of a line and keeps its ends. */
function rounded(line: Line): Line {
  const between = ([a, b]: Spot, [c, d]: Spot, part: number): Spot => [
    a + (c - a) * part,
    b + (d - b) * part,
  ];
  return line.flatMap((spot, at) => {
    const next = line[at + 1];
    if (!next) return [spot];
    const cut = [between(spot, next, 0.25), between(spot, next, 0.75)];
    return at === 0 ? [spot, ...cut] : cut;
  });
}
