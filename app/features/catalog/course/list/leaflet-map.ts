import * as L from "leaflet";
import "leaflet/dist/leaflet.css";
import { crowdedPins, type Pin } from "#app/domain/catalog/place/map-crowd.ts";
import type { NameOf } from "#app/ui/map/ground-names.ts";
import { groundOf } from "#app/ui/map/map-ground.ts";
import { addTiles, type Tiles, textSpan } from "#app/ui/map/spot-map.ts";

export type MapPoint = {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The short text on the pin, and its full label. */
  readonly text: string;
  readonly label: string;
  readonly isOff: boolean;
};

export type MapStart = Pick<MapPoint, "latitude" | "longitude" | "text">;

type MapOptions = {
  readonly tiles: Tiles | undefined;
  readonly onPoint: (id: string | undefined) => void;
  readonly onPick: (id: string) => void;
  /** Names of towns, airports and seas on the ground. */
  readonly nameOf: NameOf;
};

export type MapHandle = ReturnType<typeof mountMap>;

type Markers = ReadonlyMap<string, L.Marker>;

/** When a map opens; its ground has no streets, and nearer there would be little to see. */
const CLOSEST_ZOOM = 11.5;
/** As the style sheet draws them: how far above its place the middle of a pin is, and how wide a dot is. */
const PIN_RISE = 25;
const DOT = 24;
/** A pin is as wide as its text; Leaflet would set a fixed size. */
const SIZED_BY_STYLE = { iconSize: undefined } as unknown as L.DivIconOptions;

/** Imported only when a map is opened: a page without one never loads Leaflet. */
export function mountMap(element: HTMLElement, options: MapOptions) {
  const map = createMap(element, options);
  const ground = groundOf(map, options.nameOf, { isBound: true });
  let isGroundShown = options.tiles === undefined;
  const layer = L.layerGroup().addTo(map);
  const markers = new Map<string, L.Marker>();
  let shownKey = "";
  let highlighted: readonly (string | undefined)[] = [];
  let spots: readonly [number, number][] = [];
  let startAt: [number, number] | undefined;

  function drawGround(): void {
    if (!isGroundShown) return;
    ground.show(spots);
    ground.plant(spots);
  }

  function arrange(): void {
    const pins = collapseCrowded(map, markers);
    ground.makeRoom(startAt ? [...pins, startBox(map, startAt)] : pins);
  }

  function show(points: readonly MapPoint[], start: MapStart | undefined): void {
    layer.clearLayers();
    markers.clear();
    if (start) startMark(start).addTo(layer);
    for (const point of points) markers.set(point.id, markerOf(point).addTo(layer));
    for (const point of points) addHandlers(markers.get(point.id), point, options);
    const ids = points.map(({ id }) => id).toSorted();
    const key = `${ids} ${start?.text}`;
    if (key !== shownKey) fitMap(map, [...points, ...(start ? [start] : [])]);
    shownKey = key;
    spots = points.map(at);
    startAt = start && at(start);
    drawGround();
    highlight(highlighted);
    arrange();
  }

  function highlight(ids: readonly (string | undefined)[]): void {
    highlighted = ids;
    raise(markers, ids);
  }

  map.on("zoomend moveend", arrange);
  if (options.tiles) {
    addTiles(map, options.tiles).once("tileerror", () => {
      isGroundShown = true;
      drawGround();
      arrange();
    });
  }
  return {
    show,
    highlight,
    zoom: (by: 1 | -1) => (by > 0 ? map.zoomIn() : map.zoomOut()),
    resized: () => map.invalidateSize({ animate: false }),
    remove: () => map.remove(),
  };
}

function raise(markers: Markers, ids: readonly (string | undefined)[]): void {
  for (const [id, marker] of markers) {
    const isOn = ids.includes(id);
    marker.getElement()?.classList.toggle("is-on", isOn);
    marker.setZIndexOffset(isOn ? 1000 : 0);
  }
}

function createMap(element: HTMLElement, { tiles }: MapOptions): L.Map {
  const isReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(element, {
    zoomControl: false,
    zoomSnap: 0.5,
    attributionControl: tiles !== undefined,
    zoomAnimation: !isReducedMotion,
    fadeAnimation: !isReducedMotion,
    markerZoomAnimation: !isReducedMotion,
    keyboard: true,
  });
  map.setView([0, 0], CLOSEST_ZOOM);
  L.control.scale({ imperial: false, position: "bottomleft" }).addTo(map);
  return map;
}

function fitMap(map: L.Map, points: readonly Pick<MapPoint, "latitude" | "longitude">[]): void {
  if (points.length === 0) return;
  map.fitBounds(L.latLngBounds(points.map(at)), {
    padding: [56, 56],
    maxZoom: CLOSEST_ZOOM,
    animate: false,
  });
}

function addHandlers(
  marker: L.Marker | undefined,
  { id, label }: MapPoint,
  { onPoint, onPick }: MapOptions,
): void {
  const pin = marker?.getElement();
  if (!pin) return;
  // A screen reader reads the full label instead of the short text of the pin.
  pin.firstElementChild?.setAttribute("aria-hidden", "true");
  const name = textSpan(label);
  name.className = "sr-only";
  pin.append(name);
  pin.addEventListener("mouseenter", () => onPoint(id));
  pin.addEventListener("mouseleave", () => onPoint(undefined));
  pin.addEventListener("focus", () => onPoint(id));
  pin.addEventListener("blur", () => onPoint(undefined));
  pin.addEventListener("click", () => onPick(id));
  pin.addEventListener("keydown", ({ key }) => {
    if (key === "Enter" || key === " ") onPick(id);
  });
}

/** Pins that would overlap become dots, which Tab skips: their courses are in the list, and zooming in shows their text. What is left covers these boxes. */
function collapseCrowded(map: L.Map, markers: Markers): readonly Pin[] {
  for (const marker of markers.values()) marker.getElement()?.classList.remove("is-dot");
  const pins = [...markers].map(([id, marker]) => {
    const { x, y } = map.latLngToLayerPoint(marker.getLatLng());
    return { id, x, y, width: marker.getElement()?.offsetWidth ?? 0 };
  });
  const crowded = crowdedPins(pins);
  for (const [id, marker] of markers) {
    const element = marker.getElement();
    if (!element) continue;
    element.classList.toggle("is-dot", crowded.has(id));
    element.tabIndex = crowded.has(id) ? -1 : 0;
  }
  return pins.map((pin) =>
    crowded.has(pin.id) ? { ...pin, width: DOT, height: DOT } : { ...pin, y: pin.y - PIN_RISE },
  );
}

/** The dot of the start with its name below. */
function startBox(map: L.Map, start: L.LatLngTuple): Pin {
  const { x, y } = map.latLngToLayerPoint(start);
  return { id: "", x, y: y + PIN_RISE / 2, width: 110 };
}

function markerOf(point: MapPoint): L.Marker {
  const icon = L.divIcon({
    className: point.isOff ? "map-pin is-off" : "map-pin",
    html: textSpan(point.text),
    ...SIZED_BY_STYLE,
  });
  return L.marker(at(point), { icon, riseOnHover: true, keyboard: true });
}

function startMark(start: MapStart): L.Marker {
  const html = textSpan(start.text);
  const icon = L.divIcon({ className: "map-start", html, ...SIZED_BY_STYLE });
  return L.marker(at(start), { icon, interactive: false, keyboard: false });
}

function at({ latitude, longitude }: Pick<MapPoint, "latitude" | "longitude">): [number, number] {
  return [latitude, longitude];
}
