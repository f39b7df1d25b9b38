import { resendAfterLogin } from "./resend-after-login.ts";

/** From here on every request of this page waits for a login that it turns out to need. */
export function watchForEndedSession(): void {
  window.fetch = resendAfterLogin(window.fetch.bind(window), () => {
    const router = window.__reactRouterDataRouter;
    const { origin, pathname, search, hash } = window.location;
    return {
      origin,
      shown: pathname,
      wanted: router?.state.navigation.location?.pathname ?? pathname,
      stay: () =>
        void router?.navigate(pathname + search + hash, {
          replace: true,
          preventScrollReset: true,
          defaultShouldRevalidate: false,
        }),
    };
  });
}
