import { useEffect } from "react";
import { useLocation } from "react-router";
import { whenIdle } from "#app/platform/browser/when-idle.client.ts";
import { isAdminPath } from "#app/platform/i18n/request-locale.ts";
import { preloadCardScript } from "./card-script.ts";

/** After what else begins when the page is at rest. */
const AFTER_IDLE_MS = 1_000;

/** Has the card provider's script on every page of the shop (spec §7). */
export function useCardScript(src: string | undefined): void {
  const isShop = !isAdminPath(useLocation().pathname);
  useEffect(() => {
    if (!src || !isShop) return;
    whenIdle(() => preloadCardScript(src), AFTER_IDLE_MS);
  }, [src, isShop]);
}
