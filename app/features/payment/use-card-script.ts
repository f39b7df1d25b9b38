import { useEffect } from "react";
import { useLocation } from "react-router";
import { whenIdle } from "#app/platform/browser/when-idle.client.ts";
import { isAdminPath } from "#app/platform/i18n/locale.ts";

/** Long enough for what the page itself still fetches. */
const AFTER_IDLE_MS = 2_000;

/** Has the card provider's script on every page of the shop, fetched when the page has nothing else to do (spec §7). */
export function useCardScript(src: string | undefined): void {
  const isShop = !isAdminPath(useLocation().pathname);
  useEffect(() => {
    if (!src || !isShop) return;
    return whenIdle(() => void preload(src), AFTER_IDLE_MS);
  }, [src, isShop]);
}

async function preload(src: string): Promise<void> {
  try {
    const { preloadCardScript } = await import("./card-script.ts");
    preloadCardScript(src);
  } catch (cause) {
    console.warn("what loads the card provider's script could not be loaded", cause);
  }
}
