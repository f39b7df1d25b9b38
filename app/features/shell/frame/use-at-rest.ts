import { useEffect, useState } from "react";
import { whenIdle } from "#app/platform/browser/when-idle.client.ts";

type Fetched = Pick<typeof import("./at-rest.tsx"), "AtRest">;

/** The manifest of the build is asked for then, too (spec §7). */
export const AFTER_IDLE_MS = 1_000;

/** What no first load should pay for: fetched once the page has nothing else to do. That it did not come is only logged. */
export function useAtRest(): Fetched["AtRest"] | undefined {
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    whenIdle(() => import("./at-rest.tsx").then(setFetched).catch(console.warn), AFTER_IDLE_MS);
  }, []);
  return fetched?.AtRest;
}
