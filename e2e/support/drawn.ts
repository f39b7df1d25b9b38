import { shellLaunch } from "#tests/support/browser/chromium.ts";

/** For a file that looks at pictures or at the width of words: `test.use(DRAWN)`. By day the others are drawn without. */
export const DRAWN = { launchOptions: await shellLaunch() };
