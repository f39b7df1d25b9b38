import Negotiator from "negotiator";
import { DEFAULT_LOCALE, isLocale, type Locale } from "#app/domain/locale.ts";
import { chosenLocale } from "./locale.ts";

/** The first language of the browser that we speak, whatever its country. */
export function browserLocale(acceptLanguage: string | null): Locale | undefined {
  // Not called with our languages: it would take `ko` of "en-US,ko;q=0.9,en;q=0.8", since only that one is exact.
  const wanted = new Negotiator({ headers: { "accept-language": acceptLanguage ?? "" } });
  return wanted
    .languages()
    .map((tag) => tag.toLowerCase().split("-")[0])
    .find(isLocale);
}

/** For a first visit to `/` alone: the saved choice, then the browser's, then Korean. */
export function detectLocale(headers: Pick<Headers, "get">): Locale {
  return (
    chosenLocale(headers.get("cookie")) ??
    browserLocale(headers.get("accept-language")) ??
    DEFAULT_LOCALE
  );
}
