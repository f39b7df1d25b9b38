import type { LocalDate } from "#app/domain/common/date/local-date.ts";

export type CalendarEntry = {
  /** The same at every download, so that a calendar changes its entry instead of adding another. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly url: string;
  readonly zone: string;
  readonly day: LocalDate;
  /** The day of check-out, for a stay. */
  readonly endsOn: LocalDate | null;
  /** At the venue; without one it takes the whole day. */
  readonly time: string | null;
  readonly minutes: number;
  readonly isConfirmed: boolean;
  readonly writtenAt: Date;
};

/** A map finds the venue by its name, and a driver by its address. */
export function placeText(venue: string, address: string | null): string {
  if (!address) return venue;
  return address.startsWith(venue) ? address : `${venue}, ${address}`;
}
