import * as L from "leaflet";
import "leaflet/dist/leaflet.css";
import { crowdedPins } from "#app/domain/catalog/map-crowd.ts";

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
  readonly tiles: { readonly url: string; readonly attribution: string } | undefined;
  readonly onPoint: (id: string | undefined) => void;
  readonly onPick: (id: string) => void;
  readonly onTilesFailed: () => void;
};

export type MapHandle = ReturnType<typeof mountMap>;

type Markers = ReadonlyMap<string, L.Marker>;

const CLOSEST_ZOOM = 13;
/** A pin is as wide as its text; Leaflet would set a fixed size. */
const SIZED_BY_STYLE = { iconSize: undefined } as unknown as L.DivIconOptions;

/** Imported only when a map is opened: a page without one never loads Leaflet. */
export function mountMap(element: HTMLElement, options: MapOptions) {
  const map = createMap(element, options);
  const layer = L.layerGroup().addTo(map);
  const markers = new Map<string, L.Marker>();
  let shownKey = "";
  let highlighted: readonly (string | undefined)[] = [];

  function show(points: readonly MapPoint[], start: MapStart | undefined): void {
    layer.clearLayers();
    markers.clear();
    if (start)
      L.marker(at(start), { icon: startIcon(start), interactive: false, keyboard: false }).addTo(
        layer,
      );
    for (const point of points) markers.set(point.id, markerOf(point).addTo(layer));
    for (const point of points) addHandlers(markers.get(point.id), point, options);
    const key =
      points
        .map(({ id }) => id)
        .toSorted()
        .join() + start?.text;
    if (key !== shownKey) fitMap(map, [...points, ...(start ? [start] : [])]);
    shownKey = key;
    highlight(highlighted);
    collapseCrowded(map, markers);
  }

  function highlight(ids: readonly (string | undefined)[]): void {
    highlighted = ids;
    for (const [id, marker] of markers) {
      const isOn = ids.includes(id);
      marker.getElement()?.classList.toggle("is-on", isOn);
      marker.setZIndexOffset(isOn ? 1000 : 0);
    }
  }

  map.on("zoomend", () => collapseCrowded(map, markers));
  return {
    show,
    highlight,
    zoom: (by: 1 | -1) => (by > 0 ? map.zoomIn() : map.zoomOut()),
    resized: () => map.invalidateSize({ animate: false }),
    remove: () => map.remove(),
  };
}

function createMap(element: HTMLElement, { tiles, onTilesFailed }: MapOptions): L.Map {
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
  if (tiles) {
    map.attributionControl.setPrefix(false);
    L.tileLayer(tiles.url, { attribution: escaped(tiles.attribution), maxZoom: 18 })
      .on("tileerror", onTilesFailed)
      .addTo(map);
  }
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

/** Pins that would overlap become dots, which Tab skips: their courses are in the list, and zooming in shows their text. */
function collapseCrowded(map: L.Map, markers: Markers): void {
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
}

function markerOf(point: MapPoint): L.Marker {
  const icon = L.divIcon({
    className: point.isOff ? "map-pin is-off" : "map-pin",
    html: textSpan(point.text),
    ...SIZED_BY_STYLE,
  });
  return L.marker(at(point), { icon, riseOnHover: true, keyboard: true });
}

function startIcon({ text }: MapStart): L.DivIcon {
  return L.divIcon({ className: "map-start", html: textSpan(text), ...SIZED_BY_STYLE });
}

function textSpan(text: string): HTMLElement {
  const span = document.createElement("span");
  span.textContent = text;
  return span;
}

function at({ latitude, longitude }: Pick<MapPoint, "latitude" | "longitude">): L.LatLngTuple {
  return [latitude, longitude];
}

/** Leaflet writes the attribution as HTML. */
function escaped(text: string): string {
  const span = textSpan(text);
  return span.innerHTML;
}
