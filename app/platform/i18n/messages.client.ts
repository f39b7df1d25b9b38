import type { Locale } from "#app/domain/locale.ts";
import { addMessages, hasMessages } from "./i18n.ts";
import { areasOf, CORE_AREAS } from "./message-areas.ts";

type Messages = Readonly<Record<string, string>>;
type Load<Found> = () => Promise<Found>;

const CORE = {
  ko: () => import("#app/locales/ko/core.ts"),
  en: () => import("#app/locales/en/core.ts"),
};
const AREAS: Record<Locale, Record<string, Load<Messages>>> = {
  ko: import.meta.glob<Messages>(
    ["../../locales/ko/*.json", "!../../locales/ko/{common,faults,frame,ui}.json"],
    { import: "default" },
  ),
  en: import.meta.glob<Messages>(
    ["../../locales/en/*.json", "!../../locales/en/{common,faults,frame,ui}.json"],
    { import: "default" },
  ),
};

/**
 * Fetches the messages that a page needs, each file once. A failed load is logged only; false means that they
 * are not here.
 */
export async function loadMessages(locale: Locale, pathname: string): Promise<boolean> {
  try {
    const wanted = areasOf(pathname);
    const areas = wanted === "all" ? everyArea(locale) : wanted;
    await Promise.all([loadCore(locale), ...areas.map((area) => loadArea(locale, area))]);
    return true;
  } catch (cause) {
    console.error(`the messages of "${locale}" could not be loaded`, cause);
    return false;
  }
}

async function loadCore(locale: Locale): Promise<void> {
  if (CORE_AREAS.every((area) => hasMessages(locale, area))) return;
  addMessages(locale, (await CORE[locale]()).core);
}

async function loadArea(locale: Locale, area: string): Promise<void> {
  if (hasMessages(locale, area)) return;
  const load = AREAS[locale][`../../locales/${locale}/${area}.json`];
  if (load) addMessages(locale, { [area]: await load() });
}

/** Each file is asked for by its own name alone: shared by two, it would come in two pieces. */
function everyArea(locale: Locale): readonly string[] {
  return Object.keys(AREAS[locale]).map((file) => file.slice(file.lastIndexOf("/") + 1, -5));
}
