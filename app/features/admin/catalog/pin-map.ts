import * as L from "leaflet";
import "leaflet/dist/leaflet.css";

export type Tiles = { readonly url: string; readonly attribution: string };
export type Point = { readonly latitude: number; readonly longitude: number };

const ZOOM = 13;

type PinMap = {
  readonly start: Point;
  readonly tiles: Tiles | undefined;
  /** What the pin is called. */
  readonly label: string;
};

/** A map with one pin; loaded only where a place is edited. */
export function mountPin(
  element: HTMLElement,
  { start, tiles, label }: PinMap,
  onMoved: (point: Point) => void,
) {
  const map = L.map(element, { attributionControl: tiles !== undefined, zoomAnimation: false });
  map.setView([start.latitude, start.longitude], ZOOM);
  if (tiles) L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 18 }).addTo(map);
  const icon = L.divIcon({ className: "pin-mark", iconSize: [28, 28], iconAnchor: [14, 28] });
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
