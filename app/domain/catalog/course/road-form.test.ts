import { expect, test } from "vitest";
import { roadsSchema } from "./road-form.ts";

test("one road and several are read", () => {
  expect(roadsSchema.parse({ hotel: "ht-a", minutes: "35", km: "19.7" })).toEqual([
    { hotelId: "ht-a", driveMinutes: 35, roadKm: 19.7 },
  ]);
  const two = { hotel: ["ht-a", "ht-b"], minutes: ["35", "5"], km: ["19.7", "0"] };
  expect(roadsSchema.parse(two)).toHaveLength(2);
});

test.each([
  ["no minutes", { hotel: "ht-a", minutes: "", km: "1" }],
  ["negative minutes", { hotel: "ht-a", minutes: "-1", km: "1" }],
  ["half a minute", { hotel: "ht-a", minutes: "1.5", km: "1" }],
  ["a day and a half", { hotel: "ht-a", minutes: "2000", km: "1" }],
  ["a road around the earth", { hotel: "ht-a", minutes: "10", km: "40000" }],
  ["words", { hotel: "ht-a", minutes: "ten", km: "1" }],
  ["a hotel that cannot be one", { hotel: "../x", minutes: "10", km: "1" }],
  ["fewer minutes than hotels", { hotel: ["ht-a", "ht-b"], minutes: "10", km: ["1", "2"] }],
])("%s is refused", (_what, sent) => {
  expect(roadsSchema.safeParse(sent).success).toBe(false);
});
