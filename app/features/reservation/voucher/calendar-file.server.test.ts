import { expect, test } from "vitest";
import type { CalendarEntry } from "#app/domain/reservation/voucher/calendar-entry.ts";
import { calendarFile } from "./calendar-file.server.ts";

const round: CalendarEntry = {
  uid: "reservation-1@palmtee.example",
  title: "시암 컨트리클럽 올드 코스",
  text: "오전 7:12 티오프; 2명, 카트 2대\n확정 번호 SCC\\27",
  place: "50 Moo 9, Pong",
  url: "https://palmtee.example/reservation/1",
  zone: "Asia/Bangkok",
  day: "2027-01-12",
  endsOn: null,
  time: "07:12",
  minutes: 300,
  isConfirmed: true,
  writtenAt: new Date("2026-11-15T03:00:00.123Z"),
};

const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("a round is in the calendar at the venue's time, with its zone", () => {
  const lines = unfolded(calendarFile(round));
  expect(lines).toContain("TZID:Asia/Bangkok");
  expect(lines).toContain("TZOFFSETTO:+0700");
  expect(lines).toContain("DTSTART;TZID=Asia/Bangkok:20270112T071200");
  expect(lines).toContain("DTEND;TZID=Asia/Bangkok:20270112T121200");
  expect(lines).toContain("DTSTAMP:20261115T030000Z");
  expect(lines).toContain("UID:reservation-1@palmtee.example");
  expect(lines).toContain("STATUS:CONFIRMED");
});

test("a zone with a half-hour offset is written with it", () => {
  const lines = unfolded(calendarFile({ ...round, zone: "Asia/Yangon" }));
  expect(lines).toContain("TZOFFSETTO:+0630");
  expect(lines).toContain("DTSTART;TZID=Asia/Yangon:20270112T071200");
});

test("a stay takes whole days, through the morning of leaving", () => {
  const lines = unfolded(calendarFile({ ...round, time: null, endsOn: "2027-01-14" }));
  expect(lines).toContain("DTSTART;VALUE=DATE:20270112");
  expect(lines).toContain("DTEND;VALUE=DATE:20270115");
  expect(lines.join()).not.toContain("VTIMEZONE");
});

test("special characters of a value are escaped, and no line break gets in", () => {
  const lines = unfolded(calendarFile(round));
  expect(lines).toContain("DESCRIPTION:오전 7:12 티오프\\; 2명\\, 카트 2대\\n확정 번호 SCC\\\\27");
  expect(lines).toContain("LOCATION:50 Moo 9\\, Pong");
  const forged = calendarFile({ ...round, title: "a\r\nATTENDEE:mailto:x@example.com" });
  expect(unfolded(forged).some((line) => line.startsWith("ATTENDEE"))).toBe(false);
});

test("no line is longer than 75 octets, and no character is cut in two", () => {
  const file = calendarFile({ ...round, text: "한글과 ภาษาไทย 😀 ".repeat(40) });
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.at(-1)).toBe("");
  expect(file).not.toMatch(/[^\r]\n/);
  expect(file).not.toContain("\uFFFD");
  expect(unfolded(file).join("")).toContain("한글과 ภาษาไทย 😀 ".repeat(40));
});

test("the same reservation is the same entry at every download", () => {
  const later = calendarFile({ ...round, writtenAt: new Date("2026-12-01T00:00:00Z") });
  const uid = (file: string) => unfolded(file).find((line) => line.startsWith("UID:"));
  expect(uid(later)).toBe(uid(calendarFile(round)));
});
