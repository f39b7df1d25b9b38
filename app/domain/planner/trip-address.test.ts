import { expect, test } from "vitest";
import { linesOfTrip, searchOfTrip } from "./trip-address.ts";

const TRIP =
  "stay=ht-amari.ht-amari-1.2027-01-11.2027-01-14&round=th-siam-old.2027-01-12.0720.4&round=th-laem-chabang.2027-01-13.0744.4";

test("reads back from its address the stay and the rounds of a trip", () => {
  const lines = linesOfTrip(new URLSearchParams(TRIP));
  expect(lines).toMatchObject([
    { kind: "hotel", roomId: "ht-amari-1", checkIn: "2027-01-11", checkOut: "2027-01-14" },
    { kind: "golf", courseId: "th-siam-old", date: "2027-01-12", time: "07:20", players: 4 },
    { kind: "golf", courseId: "th-laem-chabang", date: "2027-01-13", time: "07:44" },
  ]);
  expect(searchOfTrip(lines).toString()).toBe(TRIP);
});

test.each([
  "",
  "round=th-siam-old.2027-01-12.0720.4",
  "stay=ht.room.2027-01-14.2027-01-11",
  "stay=ht.room.2027-02-30.2027-03-02",
])("finds no trip in %j", (search) => {
  expect(linesOfTrip(new URLSearchParams(search))).toEqual([]);
});

test("leaves out a round that cannot be one", () => {
  const search = "stay=ht.room.2027-01-11.2027-01-14&round=th.2027-01-12.9999.4&round=x.y.z.5";
  expect(linesOfTrip(new URLSearchParams(search))).toHaveLength(1);
});
