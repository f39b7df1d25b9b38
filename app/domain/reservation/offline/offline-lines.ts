import { addDays, type LocalDate } from "#app/domain/date/local-date.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";

/** As many lines as a long trip of a party has. */
const MAX_LINES = 20;
/** A stay goes on after its first day, and a flight may be late. */
const DAYS_AFTER = 7;

const BUILT = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;

/** The built files that a document or a style sheet names. */
export function assetPathsIn(text: string): string[] {
  return [...new Set(text.match(BUILT))];
}

export type OfflineCandidate = {
  readonly id: string;
  readonly orderId?: string;
  readonly status: ReservationStatus;
  readonly usedOn: LocalDate;
  readonly endsOn?: LocalDate | null;
};

export type LineToSave = { readonly id: string; readonly until: LocalDate };

/** The vouchers of the next trip, the nearest first, since they are shown first. */
export function linesToSave(lines: readonly OfflineCandidate[], today: LocalDate): LineToSave[] {
  const coming = lines
    .filter(({ status }) => status === "COMPLETE")
    .map((line) => ({ ...line, until: addDays(line.endsOn ?? line.usedOn, DAYS_AFTER) }))
    .filter(({ until }) => until >= today)
    .sort((a, b) => a.usedOn.localeCompare(b.usedOn));
  return coming
    .filter(({ orderId }) => orderId === coming[0]?.orderId)
    .slice(0, MAX_LINES)
    .map(({ id, until }) => ({ id, until }));
}
