import { cp, rm, stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { expect, inject, onTestFinished, test } from "vitest";
import { EXTENSIONS } from "#app/db/client.server.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { demoData } from "#tests/process/support/demo-shop.ts";
import { spawnShop, startShop, temporaryDirectory } from "#tests/support/server/shop-process.ts";

/** Jobs remind of tomorrow's trips, rank the best courses, read the provider's list and note their runs once the shop is open; how far they get before a stop is no part of the demo. */
const FORGET_JOBS = `
  delete from alarms where template = 'trip-reminder';
  delete from outbox where template = 'trip-reminder';
  delete from demo_mail;
  delete from home_settings where id = 'best30';
  delete from provider_readings;`;

/** How many rows each table of the demo holds. */
async function rowCounts(dataDir: string): Promise<Record<string, number>> {
  const pglite = await PGlite.create(`${dataDir}/pg`, { extensions: EXTENSIONS });
  await pglite.exec(FORGET_JOBS);
  const { rows: tables } = await pglite.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await pglite.query<{ count: number }>(`select count(*)::int from "${name}"`);
    counts[name] = rows[0]?.count ?? -1;
  }
  await pglite.close();
  return counts;
}

/** Of a copy, because other tests copy the run's demo and must not find it open. */
async function demoRows(): Promise<Record<string, number>> {
  const ours = inject("demoDataDir");
  const copy = await temporaryDirectory();
  // A demo's calendars begin on its day: after midnight in Seoul it is compared with one of today.
  const isOfToday = shopDayOf((await stat(ours)).birthtime) === shopDayOf(new Date());
  if (isOfToday) await cp(ours, copy, { recursive: true });
  else await (await startShop({ DATA_DIR: copy })).stop();
  const counts = await rowCounts(copy);
  await rm(copy, { recursive: true, force: true });
  return counts;
}
const DEMO_ROWS = demoRows();

/** Milliseconds into the first start; every quarter of a second at night. */
const MOMENTS = process.env.NIGHTLY
  ? Array.from({ length: 24 }, (_, index) => 250 * (index + 1))
  : [400, 2_500];

test.each(MOMENTS)(
  "a first start killed after %i ms comes up whole the next time",
  async (afterMs) => {
    const dataDir = await temporaryDirectory();
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));

    const first = spawnShop({ DATA_DIR: dataDir });
    await wait(afterMs);
    await first.stop("SIGKILL");

    const second = await startShop({ DATA_DIR: dataDir });
    expect((await fetch(`${second.url}/course/th-siam-old`)).status).toBe(200);
    await second.stop();
    expect(await rowCounts(dataDir)).toEqual(await DEMO_ROWS);
  },
);

test("a shop killed while it serves has its data when it starts again", async () => {
  const dataDir = await demoData();
  const first = await startShop({ DATA_DIR: dataDir });
  await first.stop("SIGKILL");
  const second = await startShop({ DATA_DIR: dataDir });
  expect((await fetch(`${second.url}/ready`)).status).toBe(200);
  await second.stop();
});
