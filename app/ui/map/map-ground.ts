import "./map-ground.css";
import "./map-marks.css";
import * as L from "leaflet";
import { crowdedPins, type Pin } from "#app/domain/catalog/place/map-crowd.ts";
import { addNames, type GroundName, type NameOf } from "./ground-names.ts";
import roads from "./roads.json" with { type: "json" };
import shape from "./shape.json" with { type: "json" };

/** About 16 km: a course further from our roads is reached by roads that we do not know. */
const SHORT_DRIVE = 0.15;
const GREEN_METRES = 1100;
/** Wider than this, the ends of the ground come into sight. */
const WIDEST_ZOOM = 5;
const PANES = { ground: 150, greens: 152, roads: 154, names: 160 } as const;

type Draw = (spots: readonly Spot[], className: string) => void;

/** Sea, land, lakes, borders, roads and names of our region, below the tiles and everything else on a map. */
export function groundOf(map: L.Map, nameOf: NameOf, { isBound = false } = {}) {
  const greenery = L.layerGroup().addTo(map);
  let names: readonly GroundName[] | undefined;

  /** Draws the ground when first called, where it reaches all of these spots. */
  function show(spots: readonly Spot[]): void {
    // Outside our region the map has no data and must not show sea.
    if (names || spots.length === 0 || !spots.every(isOnGround)) return;
    drawGround(map);
    if (isBound) stayOnGround(map);
    names = addNames(map, nameOf);
  }

  /** A green with the way to it for each of these courses. */
  function plant(spots: readonly Spot[]): void {
    greenery.clearLayers();
    if (names) for (const spot of spots) addGreen(greenery, spot);
  }

  /** Hides names that are small for this zoom, those under a pin, and those that the edge would cut. */
  function makeRoom(pins: readonly Pin[]): void {
    const { x: left } = map.containerPointToLayerPoint([0, 0]);
    const right = left + map.getSize().x;
    const shown = (names ?? []).filter(({ from }) => map.getZoom() >= from);
    const boxes = shown.map(({ marker, boxAt }) =>
      boxAt(map.latLngToLayerPoint(marker.getLatLng())),
    );
    const whole = boxes.filter(({ x, width }) => x - width / 2 > left && x + width / 2 < right);
    const crowded = crowdedPins(whole, pins);
    const seen = new Set(whole.map(({ id }) => id).filter((id) => !crowded.has(id)));
    for (const { marker, id } of names ?? []) {
      marker.getElement()?.classList.toggle("is-hidden", !seen.has(id));
    }
  }

  return { show, plant, makeRoom };
}

function drawGround(map: L.Map): void {
  for (const [name, zIndex] of Object.entries(PANES)) {
    const pane = map.createPane(name);
    pane.style.zIndex = String(zIndex);
    pane.style.pointerEvents = "none";
    pane.setAttribute("aria-hidden", "true");
  }
  const { classList } = map.getContainer();
  const mark = () => {
    const { lat, lng } = map.getCenter();
    classList.toggle("has-ground", isOnGround([lat, lng]));
  };
  map.on("moveend", mark);
  mark();
  const renderer = L.svg({ pane: "ground", padding: 0.5 });
  const line: Draw = (spots, className) =>
    L.polyline(spots.map(tuple), { renderer, className, interactive: false }).addTo(map);
  const area: Draw = (spots, className) =>
    L.polygon(spots.map(tuple), { renderer, className, interactive: false }).addTo(map);
  for (const ring of LAND) area(ring, "ground-shallows");
  for (const ring of LAND) area(ring, "ground-land");
  for (const river of RIVERS) line(river, "ground-river");
  for (const lake of LAKES) area(lake, "ground-lake");
  for (const border of BORDERS) line(border, "ground-border");
  addRoads(map);
}

/** For a map that is only looked at: it ends before the ground does. */
function stayOnGround(map: L.Map): void {
  map.setMaxBounds(L.latLngBounds(GROUND_BOUNDS.map(tuple)));
  map.setMinZoom(WIDEST_ZOOM);
}

function addRoads(map: L.Map): void {
  const renderer = L.svg({ pane: "roads", padding: 0.5 });
  const kinds = [
    [MAIN_ROADS, "main"],
    [MOTORWAYS, "motorway"],
  ] as const;
  for (const [roads, kind] of kinds) {
    for (const part of ["edge", "road"]) {
      const className = `ground-${part} is-${kind}`;
      for (const road of roads) {
        L.polyline(road.map(tuple), { renderer, className, interactive: false }).addTo(map);
      }
    }
  }
}

function addGreen(layer: L.LayerGroup, spot: Spot): void {
  const options = { pane: "greens", interactive: false };
  L.circle(tuple(spot), { ...options, radius: GREEN_METRES, className: "ground-green" }).addTo(
    layer,
  );
  const road = nearestOnRoad(spot, SHORT_DRIVE);
  if (road) {
    L.polyline([spot, road].map(tuple), { ...options, className: "ground-drive" }).addTo(layer);
  }
}

function tuple([latitude, longitude]: Spot): L.LatLngTuple {
  return [latitude, longitude];
}

/** Latitude and longitude, as a map takes them. */
export type Spot = readonly [number, number];
type Line = readonly Spot[];

const [WEST = 0, SOUTH = 0, EAST = 0, NORTH = 0] = shape.window;
/** The ground ends here; its edge is never to be seen. */
const GROUND_BOUNDS = [
  [SOUTH + 1, WEST + 1],
  [NORTH - 1, EAST - 1],
] as const;

export const LAND = shape.land.map(unpacked);
const BORDERS = shape.borders.map(unpacked);
const LAKES = shape.lakes.map(unpacked);
const RIVERS = shape.rivers.map(unpacked);
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
