import { expect, test } from "vitest";
import { halfDay } from "#app/domain/order/check/order-facts.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { worldFacts as facts } from "#tests/support/order/random-order.ts";
import { noi, round } from "#tests/support/order/sample-lines.ts";
import { caddieIssues, tooManyCaddies } from "./caddie-rules.ts";

const KEY = "caddy:noi:2027-01-12";
const DROP = { type: "change", action: "remove_caddy", remove: [KEY], put: [] };

test("a caddie without her course moves to a round there that she can join", () => {
  const later = { ...round, date: "2027-01-15" } as const;
  expect(caddieIssues([later, noi], facts)).toEqual([
    {
      code: "cart.caddy_needs_course",
      level: "blocking",
      lines: [KEY],
      fixes: [
        {
          type: "change",
          action: "move_caddy",
          remove: [KEY],
          put: [{ ...noi, date: "2027-01-15", time: "07:12" }],
        },
        { type: "go", action: "add_round", to: expect.stringContaining("noi") },
        DROP,
      ],
    },
  ]);
});

test.each([
  ["on her day off", { ...round, date: "2027-01-14" }],
  ["in a half day that is taken", { ...round, date: "2027-01-13" }],
  ["at another course", { ...round, courseId: "waterside", date: "2027-01-15" }],
] as const)("a round %s is none that she moves to", (_, other) => {
  const [issue] = caddieIssues([other, noi], facts);
  expect(issue?.fixes.map(({ action }) => action)).toEqual(["add_round", "remove_caddy"]);
});

test("swaps an unavailable caddie for the cheapest free colleague", () => {
  const swapped = (caddyId: string, date: typeof round.date) => {
    const caddie = { ...noi, caddyId, date };
    return caddieIssues([{ ...round, date }, caddie], facts).map(({ code, fixes }) => [
      code,
      fixes[0]?.type === "change" && fixes[0].put,
    ]);
  };
  expect(swapped("nat", "2027-01-12")).toEqual([
    ["order.caddy_day_off", [{ ...noi, caddyId: "pim", price: 11_000 }]],
  ]);
  expect(swapped("noi", "2027-01-13")).toEqual([
    ["order.caddy_taken", [{ ...noi, caddyId: "nat", date: "2027-01-13", price: 10_000 }]],
  ]);
});

test("moves a caddie who is taken in the morning to the afternoon", () => {
  const date = "2027-01-13" as const;
  expect(
    caddieIssues(
      [
        { ...round, date, time: "13:20" },
        { ...noi, date },
      ],
      facts,
    ),
  ).toEqual([]);
});

test("flags the later of two lines for one caddie in half a day and names the earlier", () => {
  const rounds = [round, { ...round, time: "06:40" }, { ...round, time: "13:20" }];
  const at = (time: string) => ({ ...noi, time });
  expect(caddieIssues([...rounds, at("07:12"), at("13:20")], facts)).toEqual([]);
  expect(caddieIssues([...rounds, at("07:12"), at("06:40")], facts)).toMatchObject([
    {
      code: "order.caddy_twice",
      lines: [expect.stringContaining("06:40"), expect.stringContaining("07:12")],
      fixes: [{ action: "swap_caddy", put: [{ caddyId: "pim" }] }, { action: "remove_caddy" }],
    },
  ]);
});

test("moves a caddie to the first of several possible rounds", () => {
  const later = [15, 16].map((day) => ({ ...round, date: `2027-01-${day}` as typeof round.date }));
  const [issue] = caddieIssues([...later, noi], facts);
  expect(issue?.fixes).toMatchObject([
    { action: "move_caddy", put: [{ date: "2027-01-15" }] },
    { action: "add_round" },
    { action: "remove_caddy" },
  ]);
});

test("a round at another course on her day is not hers", () => {
  expect(caddieIssues([{ ...round, courseId: "waterside" }, noi], facts)).toMatchObject([
    { code: "cart.caddy_needs_course" },
  ]);
});

test("two caddies go out with one party", () => {
  expect(caddieIssues([round, { ...noi, caddyId: "pim" }, noi], facts)).toEqual([]);
});

test("a colleague booked by the party in the afternoon is free in the morning", () => {
  const rounds = [round, { ...round, time: "13:20" }];
  const pim = { ...noi, caddyId: "pim", time: "13:20" };
  const nat = { ...noi, caddyId: "nat", time: "07:12" };
  expect(caddieIssues([...rounds, pim, nat], facts)).toMatchObject([
    { fixes: [{ action: "swap_caddy", put: [{ caddyId: "pim" }] }, { action: "remove_caddy" }] },
  ]);
});

test("does not swap for a colleague who is already with the party", () => {
  const rounds = [round, { ...round, time: "06:40" }];
  const pim = { ...noi, caddyId: "pim", time: "06:40" };
  const [issue] = caddieIssues([...rounds, pim, { ...noi, caddyId: "nat", time: "07:12" }], facts);
  expect(issue).toMatchObject({
    code: "order.caddy_day_off",
    fixes: [{ action: "swap_caddy", put: [{ caddyId: "noi" }] }, { action: "remove_caddy" }],
  });
});

const ONE = { ...round, courseId: "waterside", players: 1, date: "2027-01-11" } as const;
const caddieAt = (time: string, caddyId: string) => ({
  ...noi,
  caddyId,
  courseId: ONE.courseId,
  date: ONE.date,
  time,
});
const a = caddieAt(ONE.time, "a");
const b = caddieAt(ONE.time, "b");
const c = caddieAt(ONE.time, "c");

/** Caddies a to d work at the waterside; the named ones are taken that afternoon. */
function surplusOf(lines: readonly CartLine[], takenInTheAfternoon?: string) {
  const colleague = (id: string) => {
    const taken = id === takenInTheAfternoon ? [halfDay(ONE.date, "13:20")] : [];
    return [id, { courseId: ONE.courseId, dayOff: 6, taken, price: noi.price }] as const;
  };
  const caddies = Object.fromEntries(["a", "b", "c", "d"].map(colleague));
  return tooManyCaddies(lines, { ...facts, caddies });
}
const actionsOf = ([issue]: readonly OrderIssue[]) => issue?.fixes.map(({ action }) => action);

test("a round has at most one caddie per golfer, and surplus caddies can only be removed", () => {
  expect(surplusOf([{ ...ONE, players: 2 }, a, b])).toEqual([]);
  const [alone] = surplusOf([ONE, a, b]);
  expect(alone).toMatchObject({
    code: "order.caddies_exceed_players",
    level: "blocking",
    values: { players: 1, caddies: 2 },
    fixes: [{ action: "remove_caddy", put: [] }],
  });
  expect(alone?.lines).toHaveLength(3);
});

test.each(["13:20", "06:40"])(
  "caddies beyond the golfers move to a round at %s of the day",
  (time) => {
    expect(surplusOf([ONE, a, b, { ...ONE, time }])).toMatchObject([
      {
        fixes: [
          { action: "move_caddy", put: [{ caddyId: "b", time }] },
          { action: "remove_caddy", remove: [expect.stringContaining("b")] },
        ],
      },
    ]);
  },
);

test("moves them to the first round of the day with room", () => {
  const others = ["18:00", "13:20"].map((time) => ({ ...ONE, time }));
  const issues = surplusOf([ONE, a, b, ...others]);
  expect(actionsOf(issues)).toEqual(["move_caddy", "remove_caddy"]);
  expect(issues).toMatchObject([{ fixes: [{ put: [{ time: "13:20" }] }, {}] }]);
});

test("they move only where each of them and of those already there has a golfer", () => {
  const taken = caddieAt("13:20", "d");
  const full = { ...ONE, time: "13:20" };
  expect(actionsOf(surplusOf([ONE, a, b, full, taken]))).toEqual(["remove_caddy"]);
  const room = { ...full, players: 2 };
  expect(actionsOf(surplusOf([ONE, a, b, room, taken]))).toEqual(["move_caddy", "remove_caddy"]);
  expect(actionsOf(surplusOf([ONE, a, b, c, room, taken]))).toEqual(["remove_caddy"]);
});

test("they move together, or not at all when one of them is taken then", () => {
  const lines = [ONE, a, b, c, { ...ONE, time: "13:20", players: 2 }];
  expect(actionsOf(surplusOf(lines))).toEqual(["move_caddy", "remove_caddy"]);
  expect(actionsOf(surplusOf(lines, "c"))).toEqual(["remove_caddy"]);
});
