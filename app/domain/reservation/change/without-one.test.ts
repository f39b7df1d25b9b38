import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { withoutOne } from "./change-wish.ts";

const FEES = { green: won(0), cart: won(0), caddy: won(0), van: won(0) };
const round: LineOf<"golf"> = {
  kind: "golf",
  courseId: "old",
  date: "2027-01-12",
  time: "07:12",
  players: 2,
  fees: FEES,
  cars: 0,
  callvan: "none",
};
const person = (firstName: string) => ({
  firstName,
  lastName: "KIM",
  gender: null,
  birthday: null,
  handicap: null,
});
const both = [person("MINSU"), person("JIWOO")];

test("removes the cancelled traveller, and one golfer fewer plays", () => {
  expect(withoutOne(round, both, person("MINSU"))).toEqual({
    wish: { kind: "golf", date: "2027-01-12", time: "07:12", players: 1 },
    travellers: [person("JIWOO")],
  });
});

test("refuses an unknown name, and the last traveller of a line", () => {
  expect(withoutOne(round, both, person("YUNA"))).toBeUndefined();
  const alone = { ...round, players: 1 };
  expect(withoutOne(alone, [person("MINSU")], person("MINSU"))).toBeUndefined();
});
