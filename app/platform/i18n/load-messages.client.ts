import type { Locale } from "#app/domain/common/language/languages.ts";
import {
  type Bundle,
  everyArea,
  fetchArea,
  fetchBundle,
} from "#app/locales/message-files.client.ts";
import { addMessages, hasMessages } from "./i18n.ts";
import { type Area, areasOf, CORE_AREAS } from "./message-areas.ts";

/**
 * Fetches the messages that a page needs, each file once. A failed load is logged only; false means that they
 * are not here.
 */
export async function loadMessages(locale: Locale, pathname: string): Promise<boolean> {
  try {
    const wanted = areasOf(pathname);
    const areas = wanted === "all" ? everyArea(locale) : wanted;
    await Promise.all([
      loadBundle(locale, "core", CORE_AREAS),
      wanted === "all" && loadBundle(locale, "desk", ["desk"]),
      ...areas.map((area) => loadArea(locale, area)),
    ]);
    return true;
  } catch (cause) {
    console.error(`the messages of "${locale}" could not be loaded`, cause);
    return false;
  }
}

async function loadBundle(locale: Locale, name: Bundle, areas: readonly Area[]): Promise<void> {
  if (areas.every((area) => hasMessages(locale, area))) return;
  addMessages(locale, await fetchBundle(locale, name));
}

async function loadArea(locale: Locale, area: string): Promise<void> {
  if (hasMessages(locale, area)) return;
  const messages = await fetchArea(locale, area);
  if (messages) addMessages(locale, { [area]: messages });
}
