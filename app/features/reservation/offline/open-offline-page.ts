import { useEffect, useState } from "react";
import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { savedPageAddress } from "#app/domain/reservation/offline/cache-strategy.ts";

/** When the shown page was saved, if it is a saved copy. */
export function useSavedAt(): Date | undefined {
  const [savedAt, setSavedAt] = useState<Date>();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.keptAt) setSavedAt(new Date(dataset.keptAt));
    document.addEventListener("click", loadWhole, true);
    return () => {
      document.removeEventListener("click", loadWhole, true);
      // What this document shows from now on comes from the shop.
      delete dataset.keptAt;
    };
  }, []);
  return savedAt;
}

/** Without a network only whole pages are there: the router would ask for data. */
function loadWhole(event: MouseEvent): void {
  if (navigator.onLine && !document.documentElement.dataset.keptAt) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || !savedPageAddress(link)) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  location.assign(link.href);
}

/** The same where the browser believed to be online: where data does not arrive, the saved page is opened. */
export const openOfflinePage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const isLost = Object.values(results).some(
    ({ type, result }) => type === "error" && result instanceof TypeError,
  );
  const address = savedPageAddress(new URL(request.url));
  if (!isLost || !address || !(await globalThis.caches?.match(address))) return results;
  location.assign(address);
  return new Promise(() => {});
};
