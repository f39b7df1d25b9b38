import { expect, test } from "vitest";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { caddie, golf, stay } from "#tests/support/order/order-lines.ts";
import { listRoundCaddies } from "./round-caddie-queries.server.ts";

const db = await testDatabase("demo");
const round = golf({ date: "2027-01-11" });
const key = lineKey(round);

async function idsFor(lines: Parameters<typeof listRoundCaddies>[2]) {
  return (await listRoundCaddies(db, "ko", lines))[key]?.map(({ id }) => id) ?? [];
}

test("a round is offered the free caddies of its course, with their prices", async () => {
  const offers = (await listRoundCaddies(db, "ko", [round, stay()]))[key] ?? [];
  expect(offers.length).toBeGreaterThan(1);
  expect(offers.find(({ id }) => id === "cad-002")).toMatchObject({ price: 10_000 });
  expect(Object.keys(offers[0] ?? {})).not.toContain("fees");
});

test("a caddie who is on the round already, or rests that day, is not offered", async () => {
  const hers = caddie({ caddyId: "cad-002", date: round.date });
  expect(await idsFor([round])).toContain("cad-002");
  expect(await idsFor([round, hers])).not.toContain("cad-002");
  // 13 January 2027 is a Wednesday, her day off.
  const wednesday = golf({ date: "2027-01-13" });
  const rest = (await listRoundCaddies(db, "ko", [wednesday]))[lineKey(wednesday)] ?? [];
  expect(rest.map(({ id }) => id)).not.toContain("cad-002");
});

test("a round whose golfers all have a caddie, a seat of another's round and a hotel get no offer", async () => {
  const full = golf({ date: round.date, players: 1 });
  const hers = caddie({ caddyId: "cad-002", date: round.date });
  expect(await listRoundCaddies(db, "ko", [full, hers])).toEqual({});
  expect(await listRoundCaddies(db, "ko", [golf({ join: 1 }), stay()])).toEqual({});
  expect(await listRoundCaddies(db, "ko", [])).toEqual({});
});
