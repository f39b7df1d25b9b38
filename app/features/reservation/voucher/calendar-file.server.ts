import { TZDate, tzOffset } from "@date-fns/tz";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import type { CalendarEntry } from "#app/domain/reservation/voucher/calendar-entry.ts";

const MINUTE_MS = 60_000;

/** One appointment as calendars read it (RFC 5545), in the time of the venue. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, title, text, place, url, isConfirmed, writtenAt } = entry;
  const calendar = ical({
    prodId: { company: "Palmtee", product: "Reservations", language: "EN" },
    scale: "GREGORIAN",
    method: ICalCalendarMethod.PUBLISH,
    // Without a name: the zone of a whole calendar would take DTSTAMP out of UTC, where it has to be.
    timezone: { name: null, generator: (zone) => zoneText(zone, span(entry).start) },
    events: [
      {
        id: uid,
        stamp: writtenAt,
        ...span(entry),
        summary: title,
        description: text,
        location: place,
        url,
        status: isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      },
    ],
  });
  // Every line of the format ends with a break; the library leaves out the last one.
  return `${calendar.toString()}\r\n`;
}

function span({ zone, day, endsOn, time, minutes }: CalendarEntry) {
  if (!time) {
    // The end of a whole day is the morning after it.
    return { allDay: true, start: midnight(day), end: midnight(addDays(endsOn ?? day, 1)) };
  }
  const start = momentIn(zone, day, time);
  const end = start.getTime() + minutes * MINUTE_MS;
  return { timezone: zone, start: new TZDate(start, zone), end: new TZDate(end, zone) };
}

function midnight(day: LocalDate): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The countries we sell in have no summer time: the offset of the day is the zone's. */
function zoneText(zone: string, at: Date): string {
  const offset = offsetText(tzOffset(zone, at));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    "END:STANDARD",
    "END:VTIMEZONE",
  ].join("\r\n");
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const part = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${part(size / 60)}${part(size % 60)}`;
}
