import type { Locale } from "#app/domain/locale.ts";
import type { Messages } from "#app/locales/messages.ts";
import { i18nFor } from "./i18n.ts";
import { loadArea } from "./messages.client.ts";

export type PlaceName = keyof Messages["places"];

/** Towns, airports and seas: no page waits for them, a map fetches them itself. */
export async function loadPlaceNames(locale: Locale): Promise<(name: PlaceName) => string> {
  await loadArea(locale, "places");
  return i18nFor(locale).getFixedT(null, "places");
}
