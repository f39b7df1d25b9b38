const KEY = "pending-intent";
const LIFE_MS = 10 * 60_000;

/** Something a visitor wanted to do when we asked them to log in first. */
export type PendingIntent = {
  /** The page it was wanted on, without language. */
  readonly path: string;
  readonly kind: string;
  readonly payload: unknown;
};

/** Stored for this tab and ten minutes only: an action that runs tomorrow would surprise. */
export function rememberIntent(intent: PendingIntent, now: Date): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...intent, until: now.getTime() + LIFE_MS }));
  } catch {
    // Storage is full or disabled: the visitor has to do it again.
  }
}

/** Removed before it is carried out, so that it never runs twice. */
export function takeIntent(path: string, kind: string, now: Date): PendingIntent | undefined {
  try {
    const stored = parseIntent(sessionStorage.getItem(KEY));
    if (stored && (stored.path !== path || stored.kind !== kind)) return undefined;
    sessionStorage.removeItem(KEY);
    if (!stored || stored.until < now.getTime()) return undefined;
    return { path, kind, payload: stored.payload };
  } catch {
    return undefined;
  }
}

/** Checked by hand: this is on every page, and a schema library would weigh too much. */
function parseIntent(text: string | null): (PendingIntent & { until: number }) | undefined {
  const { path, kind, payload, until } = (JSON.parse(text ?? "null") ?? {}) as Record<
    string,
    unknown
  >;
  const isOurs = typeof path === "string" && typeof kind === "string" && typeof until === "number";
  return isOurs ? { path, kind, payload, until } : undefined;
}
