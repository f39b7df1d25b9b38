import { createContext, useContext } from "react";
import { DEFAULT_LOCALE, type Locale } from "#app/domain/common/language/languages.ts";
import { documentLocale } from "#app/platform/i18n/request-locale.ts";

type RequestFacts = {
  /** The word of this answer that lets its own scripts run; browsers hide it, so it is absent there. */
  readonly nonce?: string;
  /** Admin paths have no language: it is the one of the cookie. */
  readonly adminLocale: Locale;
};

/** In a browser the page itself says which language it came in. */
const asDelivered: RequestFacts = {
  adminLocale: typeof document === "undefined" ? DEFAULT_LOCALE : documentLocale(),
};

const RequestFactsContext = createContext<RequestFacts>(asDelivered);

export const RequestFactsProvider = RequestFactsContext.Provider;

export function useRequestFacts(): RequestFacts {
  return useContext(RequestFactsContext);
}
