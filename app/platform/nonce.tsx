import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The word of this answer that lets its own scripts run; browsers hide it, so it is absent there. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
