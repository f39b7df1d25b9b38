import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";

export type BookingMode = "instant" | "request";

/** A course that confirms by telephone needs one more working day. */
const CUT_OFF_HOURS = { instant: 24, request: 48 } as const satisfies Record<BookingMode, number>;

/** When booking closes: the product's own hours, or the default of its booking mode. */
export type CutOff = { readonly booking: BookingMode; readonly cutOffHours?: number | null };

export function cutOffHours({ booking, cutOffHours }: CutOff): number {
  return cutOffHours ?? CUT_OFF_HOURS[booking];
}

/** A time of day at a venue. */
export type VenueTime = { readonly day: LocalDate; readonly time: string };

/** The first tee-off that can still be booked at a moment. */
export function earliestTee(zone: string, cutOff: CutOff, now: Date): VenueTime {
  const moment = new Date(now.getTime() + cutOffHours(cutOff) * 3_600_000);
  return { day: dateIn(zone, moment), time: timeIn(zone, moment) };
}

type StayCutOff = CutOff & {
  readonly timeZone: string;
  /** The hour of check-in, as `HH:MM` or `HH:MM:SS`. */
  readonly checkIn: string;
};

/** The first check-in that can still be booked: the same cut-off as for a round, counted to its hour. */
export function firstCheckIn({ timeZone, checkIn, ...cutOff }: StayCutOff, now: Date): LocalDate {
  const { day, time } = earliestTee(timeZone, cutOff, now);
  return time <= checkIn.slice(0, 5) ? day : addDays(day, 1);
}

export function isBefore(a: VenueTime, b: VenueTime): boolean {
  return a.day === b.day ? a.time < b.time : a.day < b.day;
}

/** The local time of a zone, as `HH:MM`. */
export function timeIn(zone: string, moment: Date): string {
  return dateFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
}

/** The first day that is fully bookable everywhere: no venue is ahead of Seoul. */
export function firstWholeDay(cutOff: CutOff, now: Date): LocalDate {
  return addDays(earliestTee(SHOP_ZONE, cutOff, now).day, 1);
}
