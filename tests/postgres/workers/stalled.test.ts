import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/db/schema/message-tables.ts";
import { killedShops } from "#tests/support/server/killed-shops.ts";
import { smtpServer } from "#tests/support/server/smtp-server.ts";

const { db, start, write, letter } = await killedShops();

test("a stalled worker keeps the e-mail that it is sending", async () => {
  const mail = await smtpServer();
  const post = { mail: mail.url };
  const { isHeld, release } = mail.holdNext();
  const stalled = await start(post);
  const id = await write("slow", "slow@palmtee.test");
  await expect.poll(isHeld).toBe(true);

  await start(post);
  // It is stopped, and its e-mail has been under way for so long that it is due again.
  stalled.kill("SIGSTOP");
  const isDue = sql`${outbox.id} = ${id} and ${outbox.nextTryAt} < now()`;
  await expect.poll(() => db.$count(outbox, isDue), { timeout: 30_000 }).toBe(1);
  const other = await write("other", "other@palmtee.test");
  await expect.poll(async () => (await letter(other))?.status).toBe("sent");
  expect(await letter(id)).toMatchObject({ status: "waiting", tries: 1 });

  stalled.kill("SIGCONT");
  release();
  await expect.poll(async () => (await letter(id))?.status).toBe("sent");
  expect(await letter(id)).toMatchObject({ tries: 1 });
  const sent = mail.mails.filter(({ recipients }) => recipients.join().includes("slow@palmtee"));
  expect(sent).toHaveLength(1);
});
