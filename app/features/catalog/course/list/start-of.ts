import { FROM_AIRPORT, type TravelFrom } from "#app/domain/catalog/place/travel-from.ts";
import type { ListedCity } from "./city-queries.server.ts";
import type { MapStart } from "./leaflet-map.ts";

export type ListStart = { readonly text: string; readonly place: MapStart | undefined };

/** The start of the drive as text and on the map; the position of the airport is unknown. */
export function startOf(city: ListedCity, from: TravelFrom): ListStart {
  if (from === FROM_AIRPORT) return { text: city.airportName, place: undefined };
  const hotel = city.hotels.find(({ id }) => id === from);
  if (hotel) return { text: hotel.name, place: { ...hotel, text: hotel.name } };
  const { base, baseLatitude: latitude, baseLongitude: longitude } = city;
  return { text: base, place: { latitude, longitude, text: base } };
}
