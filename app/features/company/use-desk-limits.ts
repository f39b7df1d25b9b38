import { createContext, useContext } from "react";
import { DEFAULT_LIMITS, type DeskLimits } from "#app/domain/company/default-limits.ts";

const LimitsContext = createContext<DeskLimits>(DEFAULT_LIMITS);

export const DeskLimitsProvider = LimitsContext.Provider;

/** The limits as the owner set them; the server checks them again on each request. */
export function useDeskLimits(): DeskLimits {
  return useContext(LimitsContext);
}
