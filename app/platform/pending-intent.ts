import { z } from "zod";

const KEY = "pending-intent";
const LIFE_MS = 10 * 60_000;

/** Something a visitor wanted to do when we asked them to log in first. */
export type PendingIntent = {
  /** The page it was wanted on, without language. */
  readonly path: string;
  readonly kind: string;
  readonly payload: unknown;
};

const kept = z.object({
  path: z.string(),
  kind: z.string(),
  payload: z.unknown(),
  until: z.number(),
});

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
    const parsed = kept.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
    if (parsed.success && (parsed.data.path !== path || parsed.data.kind !== kind)) {
      return undefined;
    }
    sessionStorage.removeItem(KEY);
    if (!parsed.success || parsed.data.until < now.getTime()) return undefined;
    return { path, kind, payload: parsed.data.payload };
  } catch {
    return undefined;
  }
}
