export const APP_MODES = ["demo", "staging", "production"] as const;

/** Staging is production with the test keys of the providers, and says so on every page. */
export type AppMode = (typeof APP_MODES)[number];

/** Everything but the demo: no demo data, no simulators, and nothing may be left unset. */
export function isServing(mode: AppMode): boolean {
  return mode !== "demo";
}
