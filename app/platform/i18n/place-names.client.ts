import type { Locale } from "#app/domain/locale.ts";
import type { Messages } from "#app/locales/messages.ts";
import { fetchPlaces } from "#app/locales/place-files.client.ts";
import { addMessages, hasMessages, i18nFor } from "./i18n.ts";

export type PlaceName = keyof Messages["places"];

/** Towns, airports and seas: no page waits for them, a map fetches them itself. */
export async function loadPlaceNames(locale: Locale): Promise<(name: PlaceName) => string> {
  if (!hasMessages(locale, "places")) addMessages(locale, { places: await fetchPlaces(locale) });
  return i18nFor(locale).getFixedT(null, "places");
}
