export type Urgency = "late" | "soon" | "calm";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Late after the deadline; soon in the last hour before it. */
export function waitUrgency(by: Date, now: Date): Urgency {
  const left = by.getTime() - now.getTime();
  if (left <= 0) return "late";
  return left <= HOUR_MS ? "soon" : "calm";
}

export type Span = { readonly unit: "minute" | "hour" | "day"; readonly count: number };

/** The distance in the largest fitting unit: 52 minutes, 3 hours, 2 days. */
export function spanBetween(one: Date, other: Date): Span {
  const ms = Math.abs(one.getTime() - other.getTime());
  if (ms < HOUR_MS) return { unit: "minute", count: Math.floor(ms / MINUTE_MS) };
  if (ms < 2 * DAY_MS) return { unit: "hour", count: Math.floor(ms / HOUR_MS) };
  return { unit: "day", count: Math.floor(ms / DAY_MS) };
}
