import { once } from "node:events";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { workers } from "#app/db/schema/operations/workers-tables.ts";
import { presenceHolder } from "#tests/support/database/presence-seats.ts";
import { killedShops } from "#tests/support/server/killed-shops.ts";
import { smtpServer } from "#tests/support/server/smtp-server.ts";

const shops = await killedShops();
const { db, start, write, letter, judges } = shops;

const holder = (worker: number | null | undefined) => presenceHolder(db, worker ?? 0);

test("a worker that stalls, or loses its connection, is not robbed of the letter that it is sending", async () => {
  const mail = await smtpServer();
  const post = { mail: mail.url };
  const { isHeld, release } = mail.holdNext();
  const stalled = await start(post);
  const id = await write("slow", "slow@palmtee.test");
  await expect.poll(isHeld).toBe(true);
  const { claimedBy } = (await letter(id)) ?? {};

  // Its connection is cut off while it lives: it takes its place again.
  const before = await holder(claimedBy);
  await db.execute(sql`select pg_terminate_backend(${before})`);
  await expect.poll(async () => ![undefined, before].includes(await holder(claimedBy))).toBe(true);

  await start(post);
  await judges(2);
  // It stands still: no heartbeat, and its letter has been under way for longer than anybody waits.
  stalled.kill("SIGSTOP");
  const isSilent = sql`${workers.id} = ${claimedBy} and ${workers.seenAt} < now() - interval '10 seconds'`;
  await expect.poll(() => db.$count(workers, isSilent)).toBe(1);
  const other = await write("other", "other@palmtee.test");
  await expect.poll(async () => (await letter(other))?.status).toBe("sent");
  expect(await letter(id)).toMatchObject({ status: "waiting", claimedBy, tries: 1 });

  stalled.kill("SIGCONT");
  release();
  await expect.poll(async () => (await letter(id))?.status).toBe("sent");
  expect(await letter(id)).toMatchObject({ claimedBy: null, tries: 1 });
  const sent = mail.mails.filter(({ recipients }) => recipients.join().includes("slow@palmtee"));
  expect(sent).toHaveLength(1);
});

test("a worker that says goodbye leaves nothing behind", async () => {
  const before = await db.$count(workers);
  const leaving = await start();
  expect(await db.$count(workers)).toBe(before + 1);
  const closed = once(leaving, "close");
  leaving.kill("SIGTERM");
  expect(await closed).toEqual([0, null]);
  expect(await db.$count(workers)).toBe(before);
});
