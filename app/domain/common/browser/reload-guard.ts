/** A path is reloaded at most once in this time, so that a broken build never causes a reload loop (spec §9). */
export const RELOAD_WINDOW_MS = 10_000;

export function mayReload(lastReloadAt: number | undefined, now: number): boolean {
  return lastReloadAt === undefined || now - lastReloadAt >= RELOAD_WINDOW_MS;
}
