import { expect, test } from "vitest";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";
import { worldFacts as facts } from "#tests/support/order/random-order.ts";
import { cup, noi, ride, round, stay } from "#tests/support/order/sample-lines.ts";
import { teesKey } from "./order-facts.ts";
import { isBlocked, soldOutLine, validateOrder } from "./validate-order.ts";

function issuesOf(lines: readonly CartLine[]) {
  return validateOrder(lines, facts).map(({ code, fixes }) => [
    code,
    ...fixes.map(({ action }) => action),
  ]);
}

test("a trip without conflicts has nothing to fix", () => {
  expect(issuesOf([round, noi, stay, ride, cup])).toEqual([]);
});

test.each<{ because: string; lines: CartLine[]; issues: string[][] }>([
  {
    because: "her course is not there",
    lines: [noi],
    issues: [["cart.caddy_needs_course", "add_round", "remove_caddy"]],
  },
  {
    because: "the round is on another day",
    lines: [{ ...round, date: "2027-01-13", time: "12:30" }, noi],
    issues: [["cart.caddy_needs_course", "move_caddy", "add_round", "remove_caddy"]],
  },
  {
    because: "she rests on Tuesdays",
    lines: [round, { ...noi, caddyId: "nat" }],
    issues: [["order.caddy_day_off", "swap_caddy", "remove_caddy"]],
  },
  {
    because: "somebody else has her",
    lines: [
      { ...round, date: "2027-01-13" },
      { ...noi, date: "2027-01-13" },
    ],
    issues: [["order.caddy_taken", "swap_caddy", "remove_caddy"]],
  },
  {
    because: "she is asked for twice in a morning",
    lines: [
      round,
      { ...round, time: "06:40" },
      { ...noi, time: "06:40" },
      { ...noi, time: "07:12" },
    ],
    issues: [["order.caddy_twice", "swap_caddy", "remove_caddy"]],
  },
  {
    because: "there are more caddies than golfers",
    lines: [
      { ...round, courseId: "waterside", players: 1, date: "2027-01-11" },
      { ...noi, caddyId: "som", courseId: "waterside", date: "2027-01-11" },
      { ...noi, caddyId: "som", courseId: "waterside", date: "2027-01-11", time: "07:12" },
    ],
    issues: [
      ["order.caddy_twice", "remove_caddy"],
      ["order.caddies_exceed_players", "remove_caddy"],
    ],
  },
  {
    because: "a caddie of another course",
    lines: [round, { ...noi, caddyId: "som" }],
    issues: [["order.not_sold", "remove_caddy"]],
  },
  {
    because: "one golfer is too few",
    lines: [{ ...round, players: 1 }],
    issues: [["order.party_too_small", "change_party", "remove_round"]],
  },
  {
    because: "six are too many",
    lines: [{ ...round, players: 6 }],
    issues: [["order.party_too_large", "change_party", "remove_round"]],
  },
  {
    because: "everybody needs a cart there",
    lines: [{ ...round, carts: 1 }],
    issues: [["order.carts_too_few", "more_carts"]],
  },
  {
    because: "nobody drives two carts",
    lines: [{ ...round, carts: 3 }],
    issues: [["order.carts_too_many", "fewer_carts"]],
  },
  {
    because: "the second round begins before the first has ended",
    lines: [round, { ...round, time: "11:56" }],
    issues: [["order.rounds_too_close", "change_time", "remove_round"]],
  },
  {
    because: "the road is counted",
    lines: [round, { ...round, courseId: "waterside", time: "12:45" }],
    issues: [["order.rounds_too_close", "change_time", "remove_round"]],
  },
  {
    because: "a sedan takes two golf bags",
    lines: [{ ...ride, people: 3, vehicle: "sedan" }],
    issues: [["order.ride_bags", "other_vehicle", "more_cars", "remove_ride"]],
  },
  {
    because: "a sedan takes three people",
    lines: [{ ...ride, people: 4, golfBags: 0, vehicle: "sedan" }],
    issues: [["order.ride_seats", "other_vehicle", "more_cars", "remove_ride"]],
  },
  {
    because: "the van of a round is too small",
    lines: [{ ...round, players: 3, callvan: "round_trip", cars: 1, vehicle: "sedan" }],
    issues: [["order.ride_bags", "other_vehicle", "more_cars", "remove_ride"]],
  },
  {
    because: "four do not sleep in a twin",
    lines: [{ ...stay, adults: 4 }],
    issues: [["order.rooms_too_small", "more_rooms", "remove_stay"]],
  },
  {
    because: "a room is without an adult",
    lines: [{ ...stay, rooms: 3 }],
    issues: [["order.rooms_without_adult", "fewer_rooms", "remove_stay"]],
  },
  {
    because: "five rooms are a group",
    lines: [{ ...stay, rooms: 5, adults: 5 }],
    issues: [["order.too_many_rooms", "fewer_rooms", "remove_stay"]],
  },
  {
    because: "a stay of 31 nights",
    lines: [{ ...stay, checkOut: "2027-02-11" }],
    issues: [["order.stay_too_long", "shorter_stay", "remove_stay"]],
  },
  {
    because: "the round is after the stay",
    lines: [stay, { ...round, date: "2027-01-14" }],
    issues: [["order.round_outside_stay", "extend_stay", "remove_round"]],
  },
  {
    because: "the course is far from the hotel",
    lines: [stay, { ...round, courseId: "chabang" }],
    issues: [["order.round_far_from_stay", "other_hotel", "remove_round"]],
  },
  {
    because: "a tournament has two places",
    lines: [{ ...cup, people: 3 }],
    issues: [["order.entry_full", "fewer_entries", "remove_entry"]],
  },
  {
    because: "a tournament takes no more entries",
    lines: [{ ...cup, tournamentId: "late" }],
    issues: [["order.entry_closed", "remove_entry"]],
  },
  {
    because: "the tee time is gone",
    lines: [{ ...round, courseId: "chabang", date: "2027-01-15" }],
    issues: [["reservation.date_not_ready", "other_date", "remove_line"]],
  },
  {
    because: "the course is not sold any more",
    lines: [{ ...round, courseId: "gone" }],
    issues: [["order.not_sold", "remove_round"]],
  },
])("$issues: $because", ({ lines, issues }) => {
  expect(issuesOf(lines)).toEqual(issues);
});

test.each<[string, CartLine[]]>([
  ["two flights of one party", [round, { ...round, time: "06:40" }]],
  ["morning and afternoon at one course", [round, { ...round, time: "13:20" }]],
  [
    "a caddie in the morning and in the afternoon",
    [round, { ...round, time: "13:20" }, { ...noi, time: "07:12" }, { ...noi, time: "13:20" }],
  ],
  ["a round on the day of leaving", [stay, { ...round, date: "2027-01-13" }]],
  ["three golfers in a van", [{ ...ride, people: 3, vehicle: "van" }]],
])("%s is available", (_, lines) => {
  expect(issuesOf(lines)).toEqual([]);
});

test("beds that do not fit the rounds are a warning, not a refusal", () => {
  const issues = validateOrder([stay, { ...round, date: "2027-01-14" }], facts);
  expect(issues.map(({ level }) => level)).toEqual(["warning"]);
  expect(isBlocked(issues)).toBe(false);
});

test("blocking issues come before warnings", () => {
  const outside = { ...round, date: "2027-01-14" } as const;
  const issues = validateOrder([stay, outside, { ...cup, people: 3 }], facts);
  expect(issues.map(({ level }) => level)).toEqual(["blocking", "warning"]);
  expect(isBlocked(issues)).toBe(true);
  expect(isBlocked([])).toBe(false);
});

test("a lost tee time is offered at the nearest free one, with its caddies", () => {
  const key = lineKey(round);
  const gone = { ...facts, notReady: { [key]: "sold_out" } } as const;
  const named = { ...noi, time: round.time };
  const [issue] = validateOrder([round, named], gone);
  const free = facts.freeTees[teesKey(round.courseId, round.date)] ?? [];
  const away = (time: string) => Math.abs(minutesOf(time) - minutesOf(round.time));
  const nearest = free.toSorted((a, b) => away(a) - away(b))[0];
  expect(issue).toMatchObject({ code: "reservation.date_not_ready" });
  const times = issue?.fixes.filter(({ action }) => action === "change_time") ?? [];
  expect(times[0]).toMatchObject({
    remove: [key, lineKey(named)],
    put: [{ time: nearest }, { caddyId: "noi", time: nearest }],
  });
  expect(times.length).toBeLessThanOrEqual(4);
  expect(issue?.fixes.slice(times.length)).toMatchObject([
    { action: "other_date" },
    { action: "remove_line" },
  ]);
});

test("sold out is one reason for every kind of line, and takes precedence over other refusals", () => {
  const about = { level: "blocking", lines: ["golf:old:day:10:00"], fixes: [] } as const;
  const small = { ...about, code: "order.party_too_small" } as const;
  const closed = {
    ...about,
    code: "reservation.date_not_ready",
    values: { why: "closed" },
  } as const;
  expect(soldOutLine([small, closed])).toBeUndefined();
  const full = { ...closed, values: { why: "sold_out" } } as const;
  expect(soldOutLine([small, full])).toBe("golf:old:day:10:00");
  const caddie = { ...about, code: "order.caddy_taken", lines: ["caddy:noi:day"] } as const;
  const entry = { ...about, code: "order.entry_full", lines: ["tournament:1"] } as const;
  expect([soldOutLine([small, caddie]), soldOutLine([entry])]).toEqual([
    "caddy:noi:day",
    "tournament:1",
  ]);
  const ride = { ...about, code: "order.sold_out", lines: ["callvan:r:day"] } as const;
  expect(soldOutLine([ride])).toBe("callvan:r:day");
  // The round itself can be had: only its van cannot.
  expect(soldOutLine([{ ...about, code: "order.sold_out" }])).toBe("golf:old:day:10:00:van");
});
