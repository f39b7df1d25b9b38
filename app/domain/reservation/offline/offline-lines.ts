import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { NO_VOUCHER } from "./copy-headers.ts";
import { lineOf } from "./offline-stores.ts";

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

/** A page that is saved: where, by which build, whether that is this one within the last minutes, and until when it is good. */
export type SavedPage = {
  readonly store: string;
  readonly address: string;
  readonly build: string;
  readonly until: string | undefined;
  readonly isFresh: boolean;
};

/** A voucher is saved while its line is confirmed and still to be used. */
export function isSavable(status: ReservationStatus): boolean {
  return status === "COMPLETE";
}

/** Goes with every page of a line, so that the worker knows as soon as the page is answered. */
export function voucherHeaders(status: ReservationStatus): Record<string, string> {
  return isSavable(status) ? {} : { [NO_VOUCHER]: "1" };
}

/**
 * Whether a saved page may say what is no longer true: its line has another day now, or the list no longer has it.
 * `listed` are the lines of the list as it is now, if it could be had.
 */
export function isDoubtful(
  { address, until }: Pick<SavedPage, "address" | "until">,
  shown: readonly OfflineCandidate[],
  listed: ReadonlySet<string> | undefined,
): boolean {
  const id = lineOf(address);
  if (!id) return false;
  const line = shown.find((each) => each.id === id);
  return line ? lastDayOf(line) !== until : listed?.has(id) === false;
}

/** The last day on which a voucher is of use. */
export function lastDayOf({ endsOn, usedOn }: OfflineCandidate): LocalDate {
  return addDays(endsOn ?? usedOn, DAYS_AFTER);
}

/** The vouchers of the next trip, the nearest first, since they are shown first. */
export function linesToSave(lines: readonly OfflineCandidate[], today: LocalDate): LineToSave[] {
  const coming = lines
    .filter(({ status }) => isSavable(status))
    .map((line) => ({ ...line, until: lastDayOf(line) }))
    .filter(({ until }) => until >= today)
    .sort((a, b) => a.usedOn.localeCompare(b.usedOn));
  return coming
    .filter(({ orderId }) => orderId === coming[0]?.orderId)
    .slice(0, MAX_LINES)
    .map(({ id, until }) => ({ id, until }));
}
