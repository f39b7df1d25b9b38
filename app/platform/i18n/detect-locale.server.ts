import Negotiator from "negotiator";
import {
  DEFAULT_LOCALE,
  FALLBACK_LOCALE,
  isLocale,
  type Locale,
} from "#app/domain/common/language/languages.ts";
import { chosenLocale } from "./request-locale.ts";

const LANGUAGE_TAG = /^[a-z]{2,8}(-|$)/i;

/** The first language of the browser that we support, of any country; English where it names only others. */
export function browserLocale(acceptLanguage: string | null): Locale | undefined {
  // Not called with our languages: it would take `ko` of "en-US,ko;q=0.9,en;q=0.8", since only that one is exact.
  const wanted = new Negotiator({ headers: { "accept-language": acceptLanguage ?? "" } });
  // A crawler names none, or "*".
  const named = wanted.languages().filter((tag) => LANGUAGE_TAG.test(tag));
  const spoken = named.map((tag) => tag.toLowerCase().split("-")[0]).find(isLocale);
  return spoken ?? (named.length > 0 ? FALLBACK_LOCALE : undefined);
}

/** For a first visit to `/` alone: the saved choice, then the browser's; Korean for browsers that name none. */
export function detectLocale(headers: Pick<Headers, "get">): Locale {
  return (
    chosenLocale(headers.get("cookie")) ??
    browserLocale(headers.get("accept-language")) ??
    DEFAULT_LOCALE
  );
}
