import { dateIn, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { oneOf, pageNumber } from "#app/domain/common/paging.ts";

export const RESERVATION_TABS = ["upcoming", "past", "cancelled"] as const;
export type ReservationTab = (typeof RESERVATION_TABS)[number];

export type ReservationListInput = { readonly tab: ReservationTab; readonly page: number };

/** The zone of the most western venue: a day is over when it has ended there. */
export const LAST_ZONE = "Asia/Bangkok";

/** An unknown tab or page falls back to the first. */
export function reservationListInput(search: URLSearchParams): ReservationListInput {
  return {
    tab: oneOf(search.get("tab"), RESERVATION_TABS) ?? "upcoming",
    page: pageNumber(search),
  };
}

/** The first day that is still to come, or still going on, for at least one venue. */
export function firstOpenDay(now: Date): LocalDate {
  return dateIn(LAST_ZONE, now);
}
