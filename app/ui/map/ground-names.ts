import * as L from "leaflet";
import type { Pin } from "#app/domain/catalog/place/map-crowd.ts";
import type { PlaceName } from "#app/platform/i18n/place-names.client.ts";
import { AIRPORTS, type Place, SEAS, TOWNS } from "./map-places.ts";

export type NameOf = (name: PlaceName) => string;
export type GroundName = {
  readonly id: string;
  readonly marker: L.Marker;
  /** Shown from this zoom on. */
  readonly from: number;
  /** What its text covers when the place itself is here on the screen. */
  readonly boxAt: (place: L.Point) => Pin;
};

const TOWN_FROM = { 1: 6, 2: 9, 3: 10.5 } as const;
const AIRPORT_FROM = 8;
const SEA_FROM = 6;
const LINE_HEIGHT = 20;
/** From a place to its name, as the style sheet sets it. */
const GAP = { town: -10, airport: 16 } as const;

/** The larger first: of two that overlap, the later one is hidden. */
export function addNames(map: L.Map, nameOf: NameOf): readonly GroundName[] {
  const name = (place: Place, className: string, from: number, gap = 0): GroundName => {
    const [key, latitude, longitude] = place;
    const html = document.createElement("span");
    html.textContent = nameOf(key);
    // The text decides on its size; Leaflet would set a fixed one.
    const icon = L.divIcon({ className, html, iconSize: undefined } as unknown as L.DivIconOptions);
    const options = { icon, pane: "names", interactive: false, keyboard: false };
    const id = `${key} ${latitude} ${longitude}`;
    const boxAt = ({ x, y }: L.Point) => {
      const width = html.offsetWidth;
      const middle = gap === 0 ? x : x + gap + (Math.sign(gap) * width) / 2;
      return { id, x: middle, y, width: width + Math.abs(gap), height: LINE_HEIGHT };
    };
    return { id, from, boxAt, marker: L.marker([latitude, longitude], options).addTo(map) };
  };
  const towns = TOWNS.toSorted((one, other) => one[3] - other[3]);
  return [
    ...AIRPORTS.map((place) => name(place, "ground-airport", AIRPORT_FROM, GAP.airport)),
    ...towns.map(([key, latitude, longitude, rank]) =>
      name([key, latitude, longitude], `ground-town is-rank-${rank}`, TOWN_FROM[rank], GAP.town),
    ),
    ...SEAS.map((place) => name(place, "ground-sea", SEA_FROM)),
  ];
}
