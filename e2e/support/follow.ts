import type { Page } from "@playwright/test";

/** Navigates within the page, as a link does. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    void router.navigate(to);
  }, path);
}
