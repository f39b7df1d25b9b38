import type { Database } from "#app/db/client.server.ts";
import type { Services } from "#app/platform/services.server.ts";
import { TEST_NOW } from "./test-time.ts";

/** What a use case is given in production, with the clock standing still. */
export function testServices(db: Database): Services {
  return {
    db,
    now: () => TEST_NOW,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    site: {
      mode: "demo",
      buildId: "test",
      secureCookies: false,
      languageCookieDomain: undefined,
    },
  };
}
