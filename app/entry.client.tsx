import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadForChunk, watchForNewBuild } from "#app/platform/browser/new-build.client.ts";
import { savePageForCrawler } from "#app/platform/http/crawler-page.ts";
import { loadPageWords } from "#app/platform/i18n/load-messages.client.ts";
import { documentLocale } from "#app/platform/i18n/request-locale.ts";
import { watched } from "#app/platform/session/watch-session.client.ts";

declare global {
  interface Window {
    /** Called by the router where it would reload the page it is on: see scripts/route-chunk-failure.ts. */
    routeChunkFailed: (cause: unknown) => Promise<{ readonly default: () => never }>;
  }
}

savePageForCrawler();
watchForNewBuild();
window.fetch = watched(window.fetch.bind(window));

// A chunk that is gone belongs to an older build.
window.addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  void reloadForChunk();
});

// Pauses the router during a reload, and otherwise throws on render: a failed chunk would show as an empty page.
window.routeChunkFailed = async (cause) => {
  if (await reloadForChunk()) return new Promise(() => {});
  return {
    default: () => {
      throw cause;
    },
  };
};

// Without its words the page stays as the server sent it: readable, with links that work.
if (await loadPageWords(documentLocale())) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
