import { expect, test } from "vitest";
import { worldFacts as facts } from "#tests/support/order/random-order.ts";
import { noi, round } from "#tests/support/order/sample-lines.ts";
import { caddyIssues, tooManyCaddies } from "./caddy-rules.ts";

const KEY = "caddy:noi:2027-01-12";
const DROP = { type: "change", action: "remove_caddy", remove: [KEY], put: [] };

test("a caddy without her course moves to a round there that she can go out with", () => {
  const later = { ...round, date: "2027-01-15" } as const;
  expect(caddyIssues([later, noi], facts)).toEqual([
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
  const [issue] = caddyIssues([other, noi], facts);
  expect(issue?.fixes.map(({ action }) => action)).toEqual(["add_round", "remove_caddy"]);
});

test("who is off or taken is swapped for the cheapest colleague who is free", () => {
  const swapped = (caddyId: string, date: typeof round.date) => {
    const caddy = { ...noi, caddyId, date };
    return caddyIssues([{ ...round, date }, caddy], facts).map(({ code, fixes }) => [
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

test("a caddy who is taken in the morning goes out in the afternoon", () => {
  const date = "2027-01-13" as const;
  expect(
    caddyIssues(
      [
        { ...round, date, time: "13:20" },
        { ...noi, date },
      ],
      facts,
    ),
  ).toEqual([]);
});

test("of two lines for one caddy in half a day the later is at fault, and names the earlier", () => {
  const rounds = [round, { ...round, time: "06:40" }, { ...round, time: "13:20" }];
  const at = (time: string) => ({ ...noi, time });
  expect(caddyIssues([...rounds, at("07:12"), at("13:20")], facts)).toEqual([]);
  expect(caddyIssues([...rounds, at("07:12"), at("06:40")], facts)).toMatchObject([
    {
      code: "order.caddy_twice",
      lines: [expect.stringContaining("06:40"), expect.stringContaining("07:12")],
      fixes: [{ action: "swap_caddy", put: [{ caddyId: "pim" }] }, { action: "remove_caddy" }],
    },
  ]);
});

test("nobody is swapped for a colleague who goes out with the party already", () => {
  const rounds = [round, { ...round, time: "06:40" }];
  const pim = { ...noi, caddyId: "pim", time: "06:40" };
  const [issue] = caddyIssues([...rounds, pim, { ...noi, caddyId: "nat", time: "07:12" }], facts);
  expect(issue).toMatchObject({
    code: "order.caddy_day_off",
    fixes: [{ action: "swap_caddy", put: [{ caddyId: "noi" }] }, { action: "remove_caddy" }],
  });
});

test("caddies beyond the golfers move to another round of the day that has room for them", () => {
  const one = { ...round, courseId: "waterside", players: 1, date: "2027-01-11" } as const;
  const world = {
    ...facts,
    caddies: {
      a: { courseId: "waterside", dayOff: 6, taken: [], price: noi.price },
      b: { courseId: "waterside", dayOff: 6, taken: [], price: noi.price },
    },
  };
  const caddy = (caddyId: string) => ({
    ...noi,
    caddyId,
    courseId: "waterside",
    date: one.date,
    time: one.time,
  });
  const lines = [one, caddy("a"), caddy("b")];
  const told = (others: readonly (typeof one)[]) => tooManyCaddies([...lines, ...others], world);
  const [alone] = told([]);
  expect(alone).toMatchObject({
    code: "order.caddies_exceed_players",
    level: "blocking",
    values: { players: 1, caddies: 2 },
    fixes: [{ action: "remove_caddy", put: [] }],
  });
  expect(alone?.lines).toHaveLength(3);
  const [moved] = told([{ ...one, time: "13:20" as "07:12" }]);
  expect(moved?.fixes).toMatchObject([
    { action: "move_caddy", put: [{ caddyId: "b", time: "13:20" }] },
    { action: "remove_caddy" },
  ]);
  expect(tooManyCaddies([{ ...one, players: 2 }, caddy("a"), caddy("b")], world)).toEqual([]);
});
