import { addDays, type LocalDate } from "#app/domain/local-date.ts";
import { momentIn } from "#app/domain/zone-time.ts";

export type CalendarEntry = {
  /** The same at every download, so that a calendar changes its entry instead of adding another. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly url: string;
  readonly zone: string;
  readonly day: LocalDate;
  /** Of a stay: the morning of leaving. */
  readonly endsOn: LocalDate | null;
  /** At the venue; without one it takes the whole day. */
  readonly time: string | null;
  readonly minutes: number;
  readonly isConfirmed: boolean;
  readonly writtenAt: Date;
};

const MINUTE_MS = 60_000;
/** RFC 5545: so many octets in a line, the space of a continued one included. */
const MAX_OCTETS = 75;

/** One appointment as calendars read it (RFC 5545), in the time of the venue. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, title, text, place, url, zone, time, isConfirmed, writtenAt } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Palmtee//Reservations//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(time ? zoneLines(zone, momentIn(zone, entry.day, time)) : []),
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${utcStamp(writtenAt)}`,
    ...spanLines(entry),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    `STATUS:${isConfirmed ? "CONFIRMED" : "TENTATIVE"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.flatMap(folded).join("\r\n")}\r\n`;
}

/** A map finds the venue by its name, and a driver by its address. */
export function placeText(venue: string, address: string | null): string {
  if (!address) return venue;
  return address.startsWith(venue) ? address : `${venue}, ${address}`;
}

function spanLines({ zone, day, endsOn, time, minutes }: CalendarEntry): string[] {
  if (!time) {
    // The end of a whole day is the morning after it.
    const end = addDays(endsOn ?? day, 1);
    return [`DTSTART;VALUE=DATE:${digits(day)}`, `DTEND;VALUE=DATE:${digits(end)}`];
  }
  const start = momentIn(zone, day, time);
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  return [
    `DTSTART;TZID=${zone}:${localStamp(start, zone)}`,
    `DTEND;TZID=${zone}:${localStamp(end, zone)}`,
  ];
}

/** Where we sell, clocks are never changed: the offset of the day is the zone's. */
function zoneLines(zone: string, at: Date): string[] {
  const offset = offsetText(offsetMinutes(zone, at));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
}

function offsetMinutes(zone: string, at: Date): number {
  const day = at.toISOString().slice(0, 10) as LocalDate;
  const time = at.toISOString().slice(11, 16);
  return (at.getTime() - momentIn(zone, day, time).getTime()) / MINUTE_MS;
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const part = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${part(size / 60)}${part(size % 60)}`;
}

function localStamp(moment: Date, zone: string): string {
  const shown = new Date(moment.getTime() + offsetMinutes(zone, moment) * MINUTE_MS);
  return utcStamp(shown).slice(0, -1);
}

function utcStamp(moment: Date): string {
  return `${moment
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .replaceAll(/[-:]/g, "")}Z`;
}

function digits(day: LocalDate): string {
  return day.replaceAll("-", "");
}

function escaped(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(/[;,]/g, "\\$&")
    .replaceAll(/\r\n|[\n\r]/g, "\\n");
}

/** Between characters, never inside one: a Korean letter takes three octets. */
function folded(line: string): string[] {
  const rows: string[] = [];
  let row = "";
  let size = 0;
  for (const letter of line) {
    const octets = octetsOf(letter);
    if (size + octets > MAX_OCTETS) {
      rows.push(row);
      row = " ";
      size = 1;
    }
    row += letter;
    size += octets;
  }
  return [...rows, row];
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
