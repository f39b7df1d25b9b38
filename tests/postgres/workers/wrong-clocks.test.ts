import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { killedShops } from "#tests/support/server/killed-shops.ts";
import { smtpServer } from "#tests/support/server/smtp-server.ts";
import { wrongClock } from "#tests/support/server/wrong-clock.ts";

const shops = await killedShops();
const { db, books, start, write, letter } = shops;

const due = (id: number, when: string) =>
  db
    .update(outbox)
    .set({ nextTryAt: sql`now() + ${when}::interval` })
    .where(eq(outbox.id, id));

test("workers with wrong clocks send on time, steal no claim and sweep no hold that is still valid", async () => {
  const mail = await smtpServer();
  const placed = await books.place(await books.member(), [await shops.newRound()]);
  await db
    .update(orders)
    .set({ holdUntil: sql`now() + interval '5 minutes'` })
    .where(eq(orders.id, placed.id));
  const later = await write("later", "later@palmtee.test");
  await due(later, "5 minutes");
  const { isHeld, release } = mail.holdNext();
  await start({ mail: mail.url }, wrongClock(-10));
  const held = await write("held", "held@palmtee.test");
  await expect.poll(isHeld).toBe(true);

  await start({ mail: mail.url }, wrongClock(10));
  // The early one has been at work since, and so has the late one when this has gone.
  const next = await write("next", "next@palmtee.test");
  await expect.poll(async () => (await letter(next))?.status).toBe("sent");
  expect(await letter(held)).toMatchObject({ status: "waiting", tries: 1 });
  expect(await letter(later)).toMatchObject({ status: "waiting", tries: 0 });
  const [order] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect(order?.status).toBe("READY");
  release();
  await expect.poll(async () => (await letter(held))?.status).toBe("sent");
  expect(mail.mails.filter(({ recipients }) => recipients.join().includes("held@"))).toHaveLength(
    1,
  );
});

test("a lone worker whose clock is late sends due messages, and retries on time", async () => {
  const mail = await smtpServer();
  mail.answerRecipients("450 later");
  await start({ mail: mail.url }, wrongClock(-10));
  const id = await write("late", "late@palmtee.test");
  await expect.poll(async () => (await letter(id))?.lastError).toEqual(expect.any(String));
  const isSoon = sql`${outbox.id} = ${id} and ${outbox.nextTryAt} between now() and now() + interval '8 minutes'`;
  expect(await db.$count(outbox, isSoon)).toBe(1);
});
