import { useEffect } from "react";
import { preloadPage } from "./chunk-preloads.client.ts";

/** Fetches the files of the page behind a link that the user points at, or reaches by keyboard. */
export function usePreloads(): void {
  useEffect(() => {
    const end = new AbortController();
    const point = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.origin === window.location.origin) preloadPage(link.pathname);
    };
    for (const kind of ["pointerover", "focusin"]) {
      document.addEventListener(kind, point, { signal: end.signal, passive: true });
    }
    return () => end.abort();
  }, []);
}
