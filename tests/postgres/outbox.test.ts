import { count, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/db/schema/message-tables.ts";
import { deliverDueMessages } from "#app/features/message/deliver-messages.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

addAllMessages();
const db = await postgresDatabase("empty");

const MESSAGES = 200;
const RECIPIENTS = 40;

test("three workers send two hundred messages once each, and to each recipient in order", async () => {
  await db.insert(outbox).values(
    Array.from({ length: MESSAGES }, (_, index) => ({
      dedupeKey: `event:${index}`,
      template: "find-id",
      channel: "email" as const,
      locale: "en" as const,
      recipient: `r${index % RECIPIENTS}@example.com`,
      words: { loginId: `n${index}` },
      nextTryAt: TEST_NOW,
    })),
  );
  const got = new Map<string, number[]>();
  const atWork = new Set<string>();
  let overlaps = 0;
  const email = {
    send: async ({ to, text }: { to: string; text: string }) => {
      if (atWork.has(to)) overlaps += 1;
      atWork.add(to);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
      got.set(to, [...(got.get(to) ?? []), Number(/: n(\d+)/.exec(text)?.[1])]);
      atWork.delete(to);
      return "taken" as const;
    },
  };
  const worker = { ...testServices(db), senders: { email, text: undefined } };
  const left = async () => {
    const [row] = await db.select({ n: count() }).from(outbox).where(eq(outbox.status, "waiting"));
    return row?.n ?? 0;
  };
  const work = async () => {
    let sent = 0;
    while ((await left()) > 0) sent += await deliverDueMessages(worker);
    return sent;
  };
  const sent = await Promise.all([work(), work(), work()]);

  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(MESSAGES);
  expect(sent.filter((each) => each > 0).length).toBeGreaterThan(1);
  expect(overlaps).toBe(0);
  expect([...got.values()].flat()).toHaveLength(MESSAGES);
  for (const order of got.values()) {
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
  }
});
