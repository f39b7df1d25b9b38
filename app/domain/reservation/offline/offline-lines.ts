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

/** A page that is saved: whether it is of this build and of the last minutes, and until when it is good. */
export type SavedPage = {
  readonly address: string;
  readonly until: string | undefined;
  readonly isFresh: boolean;
};

const ID_IN_ADDRESS = /\/reservation\/([\da-f-]{36})/;

/**
 * Whether a saved page has to be fetched again. The list always: any of its lines may have changed. A line also where
 * it has another day now, or where the whole list no longer has it.
 */
export function isOutdated(
  { address, until, isFresh }: SavedPage,
  shown: readonly OfflineCandidate[],
  isWholeList: boolean,
): boolean {
  const id = ID_IN_ADDRESS.exec(address)?.[1];
  if (!id || !isFresh) return true;
  const line = shown.find((each) => each.id === id);
  return line ? lastDayOf(line) !== until : isWholeList;
}

function lastDayOf({ endsOn, usedOn }: OfflineCandidate): LocalDate {
  return addDays(endsOn ?? usedOn, DAYS_AFTER);
}

/** The vouchers of the next trip, the nearest first, since they are shown first. */
export function linesToSave(lines: readonly OfflineCandidate[], today: LocalDate): LineToSave[] {
  const coming = lines
    .filter(({ status }) => status === "COMPLETE")
    .map((line) => ({ ...line, until: lastDayOf(line) }))
    .filter(({ until }) => until >= today)
    .sort((a, b) => a.usedOn.localeCompare(b.usedOn));
  return coming
    .filter(({ orderId }) => orderId === coming[0]?.orderId)
    .slice(0, MAX_LINES)
    .map(({ id, until }) => ({ id, until }));
}
