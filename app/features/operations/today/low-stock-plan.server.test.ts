import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { fullNights, touchedDays } from "./low-stock-queries.server.ts";

const db = await testDatabase("demo");
const FROM: LocalDate = "2026-11-15";
const month = { from: FROM, to: addDays(FROM, 30) };

// A year of every tee time and night, as a shop has that sells all day.
await db.execute(sql`
  insert into tee_times (course_id, day, tee_time, capacity, taken)
  select c.id, d::date, ('06:00'::time + n * interval '12 minutes'), 4, 1
  from courses c, generate_series('2026-11-01'::date, '2027-10-31'::date, interval '1 day') d, generate_series(0, 19) n
  on conflict do nothing`);
await db.execute(sql`analyze tee_times`);
await db.execute(sql`analyze room_nights`);

type Node = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Node[];
};

/** How many rows of a table a query read, and whether it went through the whole of it. */
async function readOf(query: { getSQL: () => ReturnType<typeof sql> }, table: string) {
  const { rows } = (await db.execute(
    sql`explain (analyze, format json) ${query.getSQL()}`,
  )) as unknown as { rows: { "QUERY PLAN": readonly { Plan: Node }[] }[] };
  const nodes: Node[] = [];
  const walk = (node: Node) => {
    if (node["Relation Name"] === table) nodes.push(node);
    node.Plans?.forEach(walk);
  };
  const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
  if (plan) walk(plan);
  const read = nodes.map(
    (node) => (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
  );
  return {
    isScanned: nodes.some((node) => node["Node Type"] === "Seq Scan"),
    rows: read.reduce((all, each) => all + each, 0),
  };
}

test("low stock reads only the month of a year of tee times", async () => {
  const all = Number(
    (
      (await db.execute(sql`select count(*)::int as n from tee_times`)) as unknown as {
        rows: { n: number }[];
      }
    ).rows[0]?.n,
  );
  const read = await readOf(touchedDays(db, "ko", month), "tee_times");
  expect(read.isScanned).toBe(false);
  expect(read.rows).toBeGreaterThan(0);
  expect(read.rows).toBeLessThan(all / 8);
});

test("low stock reads only the month of a year of nights", async () => {
  const read = await readOf(fullNights(db, "ko", month), "room_nights");
  expect(read.isScanned).toBe(false);
});
