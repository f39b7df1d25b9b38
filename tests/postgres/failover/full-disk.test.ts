import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#app/db/client.server.ts";
import { codeOf, isDatabaseAway } from "#app/db/connection/database-away.ts";
import { appState } from "#app/db/schema/operations/operations-tables.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { seedDemo } from "#demo/seed/seed-demo.server.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";
import { smallDisk } from "#tests/support/database/small-disk.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop } from "#tests/support/order/ordering.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

test("a server with a full disk reports it, serves reads as before, and sells again once there is room", async (context) => {
  const disk = await smallDisk(1_500);
  // Elsewhere `no-writes` lets the server give the same answer without a disk.
  if (!disk) return context.skip("nothing can be mounted here");
  const { TMPDIR } = process.env;
  process.env.TMPDIR = disk.folder;
  const server = await startPostgres({ settings: { dynamic_shared_memory_type: "mmap" } }).finally(
    () => {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    },
  );
  const { db, close } = await openPostgres(
    `${server.url}/postgres`,
    seedDemo(TEST_NOW, hashPassword),
  );
  onTestFinished(async () => {
    disk.empty();
    await close();
    await server.stop();
    await disk.remove();
  });
  const books = await orderingShop(db);
  const round = golf({ time: "09:36" });
  await leavePlaces(db, round, 4);

  disk.fill();
  // More than the pages that are there have room for, and nothing that could be pressed together.
  const noise = sql`(select jsonb_agg(md5(random()::text || each)) from generate_series(1, 30000) each)`;
  const grow = () => db.insert(appState).values({ key: "noise", value: noise });
  const refused = await grow().catch((cause: unknown) => cause);
  expect([codeOf(refused), isDatabaseAway(refused)]).toEqual(["53100", true]);
  expect(await db.$count(appState, eq(appState.key, "noise"))).toBe(0);
  expect(await books.audit()).toEqual([]);

  disk.empty();
  await grow();
  const { outcome } = await books.buy(await books.member(), [round]);
  expect(outcome?.status).toBe("PAID");
  expect(await books.audit()).toEqual([]);
});
