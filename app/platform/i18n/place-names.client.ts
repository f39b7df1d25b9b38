import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Messages } from "#app/locales/message-types.ts";
import { fetchPlaces } from "#app/locales/place-files.client.ts";

export type PlaceName = keyof Messages["places"];

/** Towns, airports and seas: no page waits for them, a map fetches them itself. */
export async function loadPlaceNames(locale: Locale): Promise<(name: PlaceName) => string> {
  const names = await fetchPlaces(locale);
  return (name) => names[name] ?? "";
}
