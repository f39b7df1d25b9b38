import { setTimeout as pause } from "node:timers/promises";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { watchConnection } from "#app/db/connection/postgres-watch.server.ts";
import { notices } from "#app/db/schema/content-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { replicatedPostgres } from "#tests/support/database/replicated-postgres.ts";
import { times } from "#tests/support/order/ordering.ts";
import { failoverBuyers } from "#tests/support/server/failover-buyers.ts";
import { postgresShop } from "#tests/support/server/postgres-shop.ts";

const servers = await replicatedPostgres();
afterAll(servers.stop);
const { db, pool, books, shop } = await postgresShop(servers.url, { connections: 8 });
afterAll(watchConnection(servers.url, (...gone) => pool.leave(...gone)));
const buyers = await failoverBuyers(db, books, shop.url);

/** From the end of the promotion to the first order that is paid. */
const GOES_ON_WITHIN_MS = 10_000;
/** How long a failover monitor takes to notice. */
const PROMOTED_AFTER_MS = 3_000;
const secondsOf = (ms: number) => (ms / 1000).toFixed(1);

const notice = async () => (await fetch(`${shop.url}/notice`)).text();
/** By the test's own connections, which may still be those to the old primary when the shop already sells at the new one. */
async function rename(title: string): Promise<void> {
  const both = { ko: title, en: title };
  const write = () => db.update(notices).set({ title: both }).where(eq(notices.id, 1));
  const outcome = () => write().then(() => "written", String);
  await expect.poll(outcome, { timeout: GOES_ON_WITHIN_MS }).toBe("written");
}

/** An e-mail that becomes due only when its server is dead. */
async function letter(event: string): Promise<void> {
  await db.insert(outbox).values({
    dedupeKey: event,
    template: "find-id",
    channel: "email",
    locale: "en",
    recipient: `${event}@palmtee.test`,
    words: { loginId: event },
    nextTryAt: sql`now() + interval '3 seconds'`,
  });
}

const ENDS = {
  "is killed": servers.killPrimary,
  "stands still": servers.freezePrimary,
};
let round = 0;

test.each(Object.entries(ENDS))(
  "a shop whose primary %s continues once the standby is promoted, and has lost and doubled nothing",
  async (how, end) => {
    for (let turn = 0; turn < times(1, 10); turn += 1) {
      if (round > 0) await servers.restoreStandby();
      round += 1;
      const { sales, stop } = buyers.begin();
      onTestFinished(stop);
      await expect.poll(() => sales.length).toBeGreaterThan(3);
      await notice();
      await letter(`round-${round}`);
      await end();
      const before = sales.length;
      const ended = performance.now();
      await pause(PROMOTED_AFTER_MS);
      await servers.promote();
      const promoted = performance.now();
      const isAfter = () => sales.find(({ at }, index) => index >= before && at > promoted);
      await expect.poll(isAfter, { timeout: 60_000, interval: 50 }).toBeDefined();
      const took = (isAfter()?.at ?? Number.POSITIVE_INFINITY) - promoted;
      console.info(
        `a primary that ${how}: promoted after ${secondsOf(promoted - ended)} s, sold again ${secondsOf(took)} s later`,
      );
      expect(took).toBeLessThan(GOES_ON_WITHIN_MS);

      // What others write is heard, and what waited is done.
      await rename(`renamed-in-round-${round}`);
      await expect.poll(notice).toContain(`renamed-in-round-${round}`);
      const sent = async () =>
        (
          await db
            .select()
            .from(outbox)
            .where(eq(outbox.dedupeKey, `round-${round}`))
        )[0]?.status;
      await expect.poll(sent).toBe("sent");
      await stop();

      const acknowledged = sales.map(({ id }) => id);
      const kept = await db.$count(
        orders,
        sql`${inArray(orders.id, acknowledged)} and ${eq(orders.status, "PAID")}`,
      );
      expect(kept).toBe(acknowledged.length);
      // A buyer who stopped trying has an unresolved payment, which the jobs look up.
      await db
        .update(orders)
        .set({ checkAt: sql`now()` })
        .where(sql`${orders.checkAt} is not null`);
      await expect.poll(books.audit, { timeout: 60_000 }).toEqual([]);
    }
  },
);
