import { expect, test } from "vitest";
import { alertPath, alertSubject } from "./alert-path.ts";

const today = "2026-11-15";
const read = (path: string) => alertSubject(new URL(path, "http://shop").searchParams, today);

test("the address of a new alert is read back", () => {
  const subject = {
    course: "th-siam-old",
    room: undefined,
    date: "2027-01-16",
    players: 4,
  } as const;
  expect(alertPath(subject)).toBe("/mypage/alerts?course=th-siam-old&date=2027-01-16&players=4");
  expect(read(alertPath(subject))).toEqual(subject);
  expect(alertPath({ room: "r-1", players: 2 })).toBe("/mypage/alerts?room=r-1");
});

test("invalid parameters of an alert address fall back to defaults", () => {
  expect(read("/x?course=../y&date=2020-01-01&players=9")).toEqual({
    course: undefined,
    room: undefined,
    date: undefined,
    players: 2,
  });
});
