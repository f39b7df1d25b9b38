import * as L from "leaflet";
import "leaflet/dist/leaflet.css";
import type { NameOf } from "#app/ui/map/ground-names.ts";
import { groundOf } from "#app/ui/map/map-ground.ts";
import { addTiles, type Tiles } from "#app/ui/map/spot-map.ts";

export type Point = { readonly latitude: number; readonly longitude: number };

const ZOOM = 12;

/** The mark is turned inside its box: the map moves the box itself, and would make it fly off. */
const markClass =
  "before:absolute before:inset-0 before:rounded-[50%_50%_50%_0] before:border-3 before:border-paper before:bg-ink before:shadow-[0_2px_6px_rgb(0_0_0/0.3)] before:-rotate-45";

type PinMap = {
  readonly start: Point;
  readonly tiles: Tiles | undefined;
  /** What the pin is called. */
  readonly label: string;
  readonly nameOf: NameOf;
};

/** A map with one pin; loaded only where a place is edited. */
export function mountPin(
  element: HTMLElement,
  { start, tiles, label, nameOf }: PinMap,
  onMoved: (point: Point) => void,
) {
  const map = L.map(element, { attributionControl: tiles !== undefined, zoomAnimation: false });
  map.setView([start.latitude, start.longitude], ZOOM);
  if (tiles) addTiles(map, tiles);
  else showGround(map, start, nameOf);
  const icon = L.divIcon({ className: markClass, iconSize: [28, 28], iconAnchor: [14, 28] });
  const pin = L.marker([start.latitude, start.longitude], {
    icon,
    draggable: true,
    title: label,
  }).addTo(map);
  const tell = ({ lat, lng }: L.LatLng) => onMoved({ latitude: lat, longitude: lng });
  pin.on("dragend", () => tell(pin.getLatLng()));
  map.on("click", ({ latlng }: L.LeafletMouseEvent) => {
    pin.setLatLng(latlng);
    tell(latlng);
  });
  return {
    move: ({ latitude, longitude }: Point) => {
      pin.setLatLng([latitude, longitude]);
      map.panTo([latitude, longitude], { animate: false });
    },
    remove: () => map.remove(),
  };
}

function showGround(map: L.Map, { latitude, longitude }: Point, nameOf: NameOf): void {
  const ground = groundOf(map, nameOf);
  ground.show([[latitude, longitude]]);
  ground.makeRoom([]);
  map.on("zoomend moveend", () => ground.makeRoom([]));
}
