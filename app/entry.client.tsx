import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import {
  checkForNewBuild,
  isNewBuildKnown,
  reloadInto,
  rememberNavigations,
  resumeNavigation,
} from "#app/platform/browser/new-build.client.ts";
import { savePageForCrawler } from "#app/platform/http/crawler.ts";
import { documentLocale } from "#app/platform/i18n/locale.ts";
import { loadMessages } from "#app/platform/i18n/messages.client.ts";

const { pathname } = window.location;

savePageForCrawler();
resumeNavigation();

// A chunk that is gone belongs to an older build: load the page anew, once a newer one is known.
window.addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  void checkForNewBuild().then(() => {
    if (isNewBuildKnown()) reloadInto(window.location.pathname + window.location.search);
  });
});

// Without its words the page stays as the server sent it: readable, with links that work.
if (await loadMessages(documentLocale(), pathname)) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[rememberNavigations]} />
      </StrictMode>,
    );
  });
}
