import { expect, test } from "vitest";
import { dayBounds } from "./day-bounds.ts";

const roads = { drives: [30], transfers: [45], firstTee: 360, lastTee: 930 };

test("an hour of arrival or departure counts only where it leaves time for two rounds", () => {
  const bounds = (landing: string, takeOff: string) =>
    dayBounds({ landings: [landing], takeOffs: [takeOff] }, roads);
  // 06:15 and 06:30 + 60 minutes to leave, 60 or 45 of transfer, 30 of driving and 60 at the course.
  expect(bounds("06:15", "20:00").earliest).toEqual([585, 570]);
  expect(bounds("06:30", "20:00").earliest).toEqual([600, 585]);
  expect(bounds("06:31", "20:00").earliest).toEqual([586]);
  expect(bounds("20:00", "23:00")).toEqual({ earliest: [], latest: [840, 855] });
  expect(bounds("20:00", "20:29").latest).toEqual([704]);
});
