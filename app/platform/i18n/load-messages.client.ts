import type { Locale } from "#app/domain/common/language/languages.ts";
import {
  type Bundle,
  everyArea,
  fetchArea,
  fetchBundle,
} from "#app/locales/message-files.client.ts";
import { routeModules } from "#app/platform/browser/router.client.ts";
import { addMessages, hasMessages } from "./i18n.ts";
import type { PageHandle } from "./message-areas.ts";

type Words = PageHandle["words"];

/** Fetches the words that these routes declare; without names, those of the page that is here. */
export function loadPageWords(locale: Locale, routeIds?: readonly string[]): Promise<boolean> {
  const modules = routeModules();
  const handles = (routeIds ?? Object.keys(modules)).flatMap((id) => modules[id]?.handle ?? []);
  return loadMessages(
    locale,
    (handles as PageHandle[]).flatMap((handle) => handle.words),
  );
}

/** Fetches messages, each file once. A failed load is logged only; false means that they are not here. */
export async function loadMessages(locale: Locale, words: Words): Promise<boolean> {
  try {
    const isDesk = words.includes("all");
    const areas = isDesk ? everyArea(locale) : words;
    await Promise.all([
      loadBundle(locale, "core", "common"),
      isDesk && loadBundle(locale, "desk", "desk"),
      ...areas.map((area) => loadArea(locale, area)),
    ]);
    return true;
  } catch (cause) {
    console.error(`the messages of "${locale}" could not be loaded`, cause);
    return false;
  }
}

/** A bundle is here if one of its areas is. */
async function loadBundle(locale: Locale, name: Bundle, area: string): Promise<void> {
  if (!hasMessages(locale, area)) addMessages(locale, await fetchBundle(locale, name));
}

async function loadArea(locale: Locale, area: string): Promise<void> {
  if (hasMessages(locale, area)) return;
  const messages = await fetchArea(locale, area);
  if (messages) addMessages(locale, { [area]: messages });
}
