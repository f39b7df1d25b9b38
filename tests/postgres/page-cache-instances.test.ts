import { expect, onTestFinished, test } from "vitest";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { startShop } from "#tests/support/server/shop-process.ts";

test("a change is seen on every instance, from any writer and even after a lost connection", async () => {
  const url = await postgresUrl("demo");
  const shops = [await startShop({ DATABASE_URL: url }), await startShop({ DATABASE_URL: url })];
  const admin = await openConnection(url);
  onTestFinished(async () => {
    await Promise.all([...shops.map(({ stop }) => stop()), admin.end()]);
  });
  const titles = () =>
    Promise.all(shops.map(async (shop) => (await fetch(`${shop.url}/notice`)).text()));
  const rename = (title: string) =>
    admin.query(
      "update notices set title = jsonb_build_object('ko', $1::text, 'en', $1::text) where id = 1",
      [title],
    );

  await titles();
  await rename("renamed-once");
  await expect.poll(async () => count(await titles(), "renamed-once"), { timeout: 20_000 }).toBe(2);

  // The listening connections are cut; what happens before they are back must not be missed.
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen%' and datname = current_database() and pid <> pg_backend_pid()`);
  await rename("renamed-twice");
  await expect
    .poll(async () => count(await titles(), "renamed-twice"), { timeout: 20_000 })
    .toBe(2);
});

function count(pages: readonly string[], word: string): number {
  return pages.filter((page) => page.includes(word)).length;
}
