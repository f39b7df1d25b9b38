import { createContext, useContext } from "react";
import { DEFAULT_LOCALE, type Locale } from "#app/domain/common/language/languages.ts";
import { localized } from "./request-locale.ts";

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

export const LocaleProvider = LocaleContext.Provider;

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Turns a path of ours into the same path in the reader's language. */
export function useLocalized(): (path: string) => string {
  const locale = useLocale();
  return (path) => localized(path, locale);
}
