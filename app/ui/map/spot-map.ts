import * as L from "leaflet";
import "leaflet/dist/leaflet.css";
import type { NameOf } from "./ground-names.ts";
import { groundOf } from "./map-ground.ts";

export type NamedSpot = {
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
};
type SpotMap = {
  readonly spot: NamedSpot;
  readonly start: NamedSpot;
  readonly tiles: Tiles | undefined;
  readonly nameOf: NameOf;
};
export type Tiles = { readonly url: string; readonly attribution: string };

const CLOSEST_ZOOM = 11.5;
/** For the pin above its place and the name below the start; at the sides, half a name and this. */
const PADDING_TOP = 56;
const PADDING_SIDE = 10;
/** A pin and the dot with its name below, each around its place. */
const MARK_HEIGHT = 80;

/** A picture of where a place is: nothing on it moves, so that a finger scrolls the page. */
export function mountSpot(element: HTMLElement, { spot, start, tiles, nameOf }: SpotMap) {
  const map = L.map(element, {
    attributionControl: tiles !== undefined,
    zoomControl: false,
    zoomSnap: 0.25,
    dragging: false,
    touchZoom: false,
    scrollWheelZoom: false,
    doubleClickZoom: false,
    boxZoom: false,
    keyboard: false,
    zoomAnimation: false,
    fadeAnimation: false,
  });
  const ground = groundOf(map, nameOf);
  const ends = L.latLngBounds([at(spot), at(start)]);
  map.setView(ends.getCenter(), CLOSEST_ZOOM);
  const marks = [mark("map-start", start).addTo(map), mark("map-pin is-on", spot).addTo(map)];
  const fitBoth = () => {
    // Half a name extends on either side.
    const [left = 0, right = 0] = marks
      .toSorted((one, other) => one.getLatLng().lng - other.getLatLng().lng)
      .map((each) => widthOf(each) / 2 + PADDING_SIDE);
    map.fitBounds(ends, {
      paddingTopLeft: [left, PADDING_TOP],
      paddingBottomRight: [right, PADDING_TOP],
      maxZoom: CLOSEST_ZOOM,
      animate: false,
    });
  };
  fitBoth();
  const draw = () => {
    ground.show([at(spot)]);
    ground.plant([at(spot)]);
    arrange();
  };
  const arrange = () => {
    ground.makeRoom(
      marks.map((each) => {
        const { x, y } = map.latLngToLayerPoint(each.getLatLng());
        return { id: "", x, y, width: widthOf(each), height: MARK_HEIGHT };
      }),
    );
  };
  if (tiles) addTiles(map, tiles).once("tileerror", draw);
  else draw();
  const resized = () => {
    map.invalidateSize({ animate: false });
    fitBoth();
    arrange();
  };
  return { resized, remove: () => map.remove() };
}

export function addTiles(map: L.Map, tiles: Tiles): L.TileLayer {
  map.attributionControl.setPrefix(false);
  // Leaflet writes the attribution as HTML.
  const attribution = textSpan(tiles.attribution).innerHTML;
  return L.tileLayer(tiles.url, { attribution, maxZoom: 18 }).addTo(map);
}

export function textSpan(text: string): HTMLElement {
  const span = document.createElement("span");
  span.textContent = text;
  return span;
}

/** The name of the start is wider than its dot. */
function widthOf(marker: L.Marker): number {
  const element = marker.getElement();
  const name = element?.querySelector("span");
  return Math.max(element?.offsetWidth ?? 0, name?.offsetWidth ?? 0);
}

function mark(className: string, spot: NamedSpot): L.Marker {
  const sizedByStyle = { iconSize: undefined } as unknown as L.DivIconOptions;
  const icon = L.divIcon({ className, html: textSpan(spot.name), ...sizedByStyle });
  return L.marker(at(spot), { icon, interactive: false, keyboard: false });
}

function at({ latitude, longitude }: NamedSpot): [number, number] {
  return [latitude, longitude];
}
