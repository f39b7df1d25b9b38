import { rm } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { startShop, temporaryDirectory } from "#tests/support/server/shop-process.ts";

test("three instances that start at once on an empty database and one directory seed one demo", async () => {
  const url = await postgresUrl("bare");
  const dataDir = await temporaryDirectory();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const starts = [1, 2, 3].map(() => startShop({ DATABASE_URL: url, DATA_DIR: dataDir }));
  // One that does not open must not leave the others behind.
  onTestFinished(async () => {
    for (const start of await Promise.allSettled(starts)) {
      if (start.status === "fulfilled") await start.value.stop();
    }
  });
  const shops = await Promise.all(starts);

  for (const { url: address } of shops) {
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    expect((await fetch(`${address}/course/th-siam-old`)).status).toBe(200);
  }
  const connection = await openConnection(url);
  const { rows } = await connection.query(`
    select (select count(*)::int from courses) as courses,
      (select count(*)::int from notices) as notices,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations`);
  await connection.end();
  expect(rows).toEqual([{ courses: 112, notices: 14, migrations: expect.any(Number) }]);

  expect(await Promise.all(shops.map(({ stop }) => stop()))).toEqual([0, 0, 0]);
});
