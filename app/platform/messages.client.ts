import type { Locale } from "#app/domain/locale.ts";
import { addMessages, hasMessages } from "./i18n.ts";

const SHOP = {
  ko: () => import("#app/locales/ko/shop.ts"),
  en: () => import("#app/locales/en/shop.ts"),
};
const DESK = {
  ko: () => import("#app/locales/ko/desk.ts"),
  en: () => import("#app/locales/en/desk.ts"),
};

/** Fetches a language's messages once. A failed load is logged only; false means that they are not here. */
export async function loadMessages(locale: Locale, forDesk = false): Promise<boolean> {
  if (hasMessages(locale) && !forDesk) return true;
  try {
    addMessages(locale, (await SHOP[locale]()).shop);
    if (forDesk) addMessages(locale, (await DESK[locale]()).desk);
    return true;
  } catch (cause) {
    console.error(`the messages of "${locale}" could not be loaded`, cause);
    return false;
  }
}
