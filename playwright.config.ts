import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { shellLaunch } from "#tests/support/browser/chromium.ts";
import { freePort } from "#tests/support/server/free-port.ts";

// The file is read again by every worker: the first reading decides, the others find it here.
process.env.E2E_PORT ??= String(await freePort());
// Only a name: loading this file without a run creates no folder.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `palmtee-e2e-${randomUUID()}`);
const launchOptions = await shellLaunch();
process.env.CHROMIUM_PATH ??= launchOptions.executablePath;
const isNight = Boolean(process.env.NIGHTLY);
/** Pictures and fonts are a third of what a page costs; files that look at them ask for them (`DRAWN`). */
const UNDRAWN = isNight ? [] : ["--blink-settings=imagesEnabled=false", "--disable-remote-fonts"];
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // Long timeouts for slow machines; assertions stay as strict.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  retries: 0,
  globalTeardown: "./e2e/support/teardown.ts",
  use: {
    baseURL,
    launchOptions: { ...launchOptions, args: [...launchOptions.args, ...UNDRAWN] },
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    // What the pages of reservations keep is one test's business; the others see the shop as it is now.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "phone",
      // What no width changes is tried on one of the two; what it hardly changes, on both at night.
      grepInvert: isNight ? /@desktop/ : /@desktop|@day-desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      // Fingers are on phones.
      testIgnore: "**/*.phone.spec.ts",
      grepInvert: isNight ? /@phone/ : /@phone|@day-phone/,
      use: { viewport: { width: 1280, height: 860 } },
    },
  ],
  webServer: {
    command: "node e2e/support/serve.ts",
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: "error",
      CHANNEL_SIMULATOR: "on",
      TRUSTED_PROXIES: "127.0.0.1,::1",
      ROUTE_RULES: JSON.stringify({
        "/golf": "/course/home",
        "/blog": "https://blog.example/palmtee",
      }),
    },
    url: `${baseURL}/ready`,
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
