import * as L from "leaflet";
import "leaflet/dist/leaflet.css";
import { crowdedPins } from "#app/domain/catalog/map-crowd.ts";

export type MapPoint = {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** What the mark says, and what it is called. */
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

const CLOSEST = 13;
/** A mark is as wide as its words; Leaflet would write a size into it. */
const SIZED_BY_STYLE = { iconSize: undefined } as unknown as L.DivIconOptions;

/** Fetched only when a map is looked at: a page without one never loads Leaflet. */
export function mountMap(element: HTMLElement, options: MapOptions) {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(element, {
    zoomControl: false,
    zoomSnap: 0.5,
    attributionControl: options.tiles !== undefined,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    keyboard: true,
  });
  map.setView([0, 0], CLOSEST);
  const marks = L.layerGroup().addTo(map);
  const known = new Map<string, L.Marker>();
  let shown = "";
  let lit: readonly (string | undefined)[] = [];

  if (options.tiles) {
    map.attributionControl.setPrefix(false);
    const { url, attribution } = options.tiles;
    L.tileLayer(url, { attribution: escaped(attribution), maxZoom: 18 })
      .on("tileerror", options.onTilesFailed)
      .addTo(map);
  }

  function show(points: readonly MapPoint[], start: MapStart | undefined): void {
    marks.clearLayers();
    known.clear();
    if (start)
      L.marker(at(start), { icon: startIcon(start), interactive: false, keyboard: false }).addTo(
        marks,
      );
    for (const point of points) known.set(point.id, markOf(point).addTo(marks));
    for (const point of points) listen(point);
    const now =
      points
        .map(({ id }) => id)
        .toSorted()
        .join() + start?.text;
    if (now !== shown) frame([...points, ...(start ? [start] : [])]);
    shown = now;
    highlight(lit);
    thin();
  }

  function listen({ id, label }: MapPoint): void {
    const mark = known.get(id)?.getElement();
    if (!mark) return;
    // Its name says in full what the pin shows short.
    mark.firstElementChild?.setAttribute("aria-hidden", "true");
    const name = words(label);
    name.className = "sr-only";
    mark.append(name);
    mark.addEventListener("mouseenter", () => options.onPoint(id));
    mark.addEventListener("mouseleave", () => options.onPoint(undefined));
    mark.addEventListener("focus", () => options.onPoint(id));
    mark.addEventListener("blur", () => options.onPoint(undefined));
    mark.addEventListener("click", () => options.onPick(id));
    mark.addEventListener("keydown", ({ key }) => {
      if (key === "Enter" || key === " ") options.onPick(id);
    });
  }

  function frame(places: readonly Pick<MapPoint, "latitude" | "longitude">[]): void {
    if (places.length === 0) return;
    map.fitBounds(L.latLngBounds(places.map(at)), {
      padding: [56, 56],
      maxZoom: CLOSEST,
      animate: false,
    });
  }

  /**
   * Marks that would hide one another become dots, which Tab passes over: the list has their courses, and a
   * closer look their words.
   */
  function thin(): void {
    for (const mark of known.values()) mark.getElement()?.classList.remove("is-dot");
    const pins = [...known].map(([id, mark]) => {
      const { x, y } = map.latLngToLayerPoint(mark.getLatLng());
      return { id, x, y, width: mark.getElement()?.offsetWidth ?? 0 };
    });
    const crowded = crowdedPins(pins);
    for (const [id, mark] of known) {
      const element = mark.getElement();
      if (!element) continue;
      element.classList.toggle("is-dot", crowded.has(id));
      element.tabIndex = crowded.has(id) ? -1 : 0;
    }
  }
  map.on("zoomend", thin);

  function highlight(ids: readonly (string | undefined)[]): void {
    lit = ids;
    for (const [id, mark] of known) {
      const isOn = ids.includes(id);
      mark.getElement()?.classList.toggle("is-on", isOn);
      mark.setZIndexOffset(isOn ? 1000 : 0);
    }
  }

  return {
    show,
    highlight,
    zoom: (by: 1 | -1) => (by > 0 ? map.zoomIn() : map.zoomOut()),
    resized: () => map.invalidateSize({ animate: false }),
    remove: () => map.remove(),
  };
}

function markOf(point: MapPoint): L.Marker {
  const icon = L.divIcon({
    className: point.isOff ? "map-pin is-off" : "map-pin",
    html: words(point.text),
    ...SIZED_BY_STYLE,
  });
  return L.marker(at(point), { icon, riseOnHover: true, keyboard: true });
}

function startIcon({ text }: MapStart): L.DivIcon {
  return L.divIcon({ className: "map-start", html: words(text), ...SIZED_BY_STYLE });
}

function words(text: string): HTMLElement {
  const span = document.createElement("span");
  span.textContent = text;
  return span;
}

function at({ latitude, longitude }: Pick<MapPoint, "latitude" | "longitude">): L.LatLngTuple {
  return [latitude, longitude];
}

/** Leaflet writes the thanks as HTML. */
function escaped(text: string): string {
  const span = words(text);
  return span.innerHTML;
}
