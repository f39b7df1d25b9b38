import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinEmbedded } from "#app/db/connection/worker-presence.server.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { deliverDueMessages } from "#app/features/message/deliver-messages.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

addAllMessages();
const db = await testDatabase("empty");

test("on the embedded database a start frees at once what the process before had claimed, and takes nothing twice", async () => {
  await db.insert(outbox).values({
    dedupeKey: "event",
    template: "find-id",
    channel: "email",
    locale: "en",
    recipient: "someone@palmtee.test",
    words: { loginId: "someone" },
    nextTryAt: TEST_NOW,
  });
  const sent: string[] = [];
  const process = async (send: () => Promise<"taken">) => ({
    ...testServices(db),
    worker: await joinEmbedded(db),
    senders: { email: { send }, text: undefined },
  });
  const takes = async () => {
    sent.push("taken");
    return "taken" as const;
  };
  const killed = await process(() => new Promise(() => {}));
  void deliverDueMessages(killed);
  const stored = async () => (await db.select().from(outbox).where(eq(outbox.channel, "email")))[0];
  await expect.poll(async () => (await stored())?.claimedBy).toBe(killed.worker.id);
  // The same process does not begin it again, whatever its clock says.
  const muchLater = { ...killed, now: () => new Date(TEST_NOW.getTime() + 86_400_000) };
  expect(
    await deliverDueMessages({
      ...muchLater,
      senders: { email: { send: takes }, text: undefined },
    }),
  ).toBe(0);

  const restarted = await process(takes);
  expect(await deliverDueMessages(restarted)).toBe(1);
  expect(await deliverDueMessages(restarted)).toBe(0);
  expect(await stored()).toMatchObject({ status: "sent", claimedBy: null, tries: 2 });
  expect(sent).toHaveLength(1);
});
