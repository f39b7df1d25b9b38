import * as L from "leaflet";
import "./map-ground.css";
import "./map-marks.css";
import { crowdedPins, type Pin } from "#app/domain/catalog/place/map-crowd.ts";
import { addNames, type GroundName, type NameOf } from "./ground-names.ts";
import {
  BORDERS,
  GROUND_BOUNDS,
  isOnGround,
  LAKES,
  LAND,
  MAIN_ROADS,
  MOTORWAYS,
  nearestOnRoad,
  RIVERS,
  type Spot,
} from "./map-shapes.ts";

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
