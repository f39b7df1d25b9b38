const KEY = "pending-intent";
const LIFE_MS = 10 * 60_000;

/** Something a visitor wanted to do when we asked them to log in first. */
export type PendingIntent = {
  /** The page it was wanted on, without language. */
  readonly path: string;
  readonly kind: string;
  readonly payload: unknown;
};

/** Kept for this tab alone, and not for long: nobody wants to be surprised tomorrow. */
export function rememberIntent(intent: PendingIntent, now: Date): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...intent, until: now.getTime() + LIFE_MS }));
  } catch {
    // Full or shut off: the visitor does it once more by hand.
  }
}

/** What was wanted on this page, once: taken away before it is carried out, so that it never happens twice. */
export function takeIntent(path: string, kind: string, now: Date): PendingIntent | undefined {
  try {
    const kept = keptIntent(sessionStorage.getItem(KEY));
    if (kept && (kept.path !== path || kept.kind !== kind)) return undefined;
    sessionStorage.removeItem(KEY);
    if (!kept || kept.until < now.getTime()) return undefined;
    return { path, kind, payload: kept.payload };
  } catch {
    return undefined;
  }
}

/** Read by hand: every page has this, and a checker of forms would weigh more than the page. */
function keptIntent(text: string | null): (PendingIntent & { until: number }) | undefined {
  const { path, kind, payload, until } = (JSON.parse(text ?? "null") ?? {}) as Record<
    string,
    unknown
  >;
  const isOurs = typeof path === "string" && typeof kind === "string" && typeof until === "number";
  return isOurs ? { path, kind, payload, until } : undefined;
}
