import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { consents } from "#app/db/schema/company-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { deliverDueMessages } from "./deliver-messages.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const MINUTE = 60_000;

type Sender = { send: (message: { to: string; text: string }) => Promise<"taken" | "refused"> };
type NewRow = Partial<typeof outbox.$inferInsert>;

let got: string[] = [];
let now = TEST_NOW;
const takes: Sender = {
  send: async ({ to, text }) => {
    got.push(`${to}: ${/: (\d+)/.exec(text)?.[1] ?? text.slice(0, 40)}`);
    return "taken";
  },
};

beforeEach(async () => {
  await db.delete(outbox);
  await db.delete(consents);
  got = [];
  now = TEST_NOW;
});

function worker(email: Sender | undefined, text?: Sender) {
  return { ...testServices(db), now: () => now, senders: { email, text } };
}

async function post(dedupeKey: string, row: NewRow = {}) {
  await db.insert(outbox).values({
    dedupeKey,
    template: "email-code",
    channel: "email",
    locale: "ko",
    recipient: "a@example.com",
    words: { code: dedupeKey },
    nextTryAt: TEST_NOW,
    ...row,
  });
}

const rows = () => db.select().from(outbox).orderBy(outbox.id);

test("a due message is sent once, and its secret is deleted", async () => {
  await post("111");
  await post("222", { recipient: "b@example.com", nextTryAt: new Date(+TEST_NOW + MINUTE) });
  expect(await deliverDueMessages(worker(takes))).toBe(1);
  expect(await deliverDueMessages(worker(takes))).toBe(0);
  expect(got).toEqual(["a@example.com: 111"]);
  const left = await rows();
  expect(left).toMatchObject([
    { status: "sent", link: null, sentAt: TEST_NOW, tries: 1 },
    { status: "waiting", tries: 0 },
  ]);
  expect(left.map(({ words }) => words)).toEqual([{}, { code: "222" }]);
});

test("the mail server is down for an hour, then everything arrives once and in order", async () => {
  const plain = { template: "find-id" };
  for (const id of ["1", "2", "3"]) {
    await post(id, { ...plain, words: { loginId: id } });
  }
  const down: Sender = {
    send: async ({ to }) => {
      throw Object.assign(new Error(`connect to ${to} failed`), { code: "ECONNREFUSED" });
    },
  };
  for (let minute = 0; minute <= 60; minute += 1) {
    now = new Date(+TEST_NOW + minute * MINUTE);
    expect(await deliverDueMessages(worker(down))).toBe(0);
  }
  expect((await rows()).map(({ tries, lastError }) => [tries, lastError])).toEqual([
    [4, "ECONNREFUSED"],
    [0, null],
    [0, null],
  ]);
  for (let minute = 61; minute <= 90; minute += 1) {
    now = new Date(+TEST_NOW + minute * MINUTE);
    await deliverDueMessages(worker(takes));
  }
  expect(got).toEqual(["a@example.com: 1", "a@example.com: 2", "a@example.com: 3"]);
});

test("after eight tries a message is dead, and its error names no recipient", async () => {
  await post("555");
  const down: Sender = {
    send: async ({ to }) => {
      throw Object.assign(new Error(`550 <${to}> unknown`), { responseCode: 450 });
    },
  };
  for (let minute = 0; minute < 20; minute += 1) {
    now = new Date(+TEST_NOW + minute * MINUTE);
    await deliverDueMessages(worker(down));
  }
  const [dead] = await rows();
  expect(dead).toMatchObject({ status: "dead", tries: 8, lastError: "Error 450" });
  expect(dead?.words).toEqual({});
});

test.each([
  ["email-code", { code: "123456" }, null],
  ["reset-password", {}, "/reset?token=secret"],
])("a dead %s has neither its code nor its link", async (template, words, link) => {
  await post("secret", { template, words, link });
  await deliverDueMessages(worker({ send: async () => "refused" }));
  const [dead] = await rows();
  expect(dead).toMatchObject({ status: "dead", lastError: "refused for good", link: null });
  expect(dead?.words).toEqual({});
});

test("a dead message without a secret retains its values", async () => {
  await post("plain", { template: "find-id", words: { loginId: "mina" }, link: "/login" });
  await deliverDueMessages(worker({ send: async () => "refused" }));
  const [dead] = await rows();
  expect(dead).toMatchObject({ status: "dead", link: "/login" });
  expect(dead?.words).toEqual({ loginId: "mina" });
});

test("a permanently refused message is not tried again, and delays no other", async () => {
  await post("1");
  await post("2");
  const first: Sender = {
    send: async (message) => (message.text.includes(": 1\n") ? "refused" : takes.send(message)),
  };
  await deliverDueMessages(worker(first));
  expect((await rows()).map(({ status }) => status)).toEqual(["dead", "sent"]);
});

test("a worker that dies only delays: its message is sent seconds later", async () => {
  await post("9");
  const died: Sender = { send: () => new Promise(() => {}) };
  void deliverDueMessages(worker(died));
  await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
  expect(await deliverDueMessages(worker(takes))).toBe(0);
  now = new Date(+TEST_NOW + 10_000);
  expect(await deliverDueMessages(worker(takes))).toBe(1);
});

test("a channel without a sender waits untouched", async () => {
  await post("1");
  await post("2", { channel: "text", recipient: "+821000000000" });
  expect(await deliverDueMessages(worker(undefined, takes))).toBe(1);
  expect((await rows()).map(({ status, tries }) => [status, tries])).toEqual([
    ["waiting", 0],
    ["sent", 1],
  ]);
});

test("advertising needs consent, waits at night, and delays no code", async () => {
  const memberId = demoMemberId("demo");
  const ad = { template: "event-news", memberId, words: { title: "sale" } };
  now = new Date("2026-11-15T21:30:00+09:00");
  await post("no-consent", ad);
  await deliverDueMessages(worker(takes));
  expect(await rows()).toMatchObject([{ status: "dead", lastError: "no consent" }]);

  await db.insert(consents).values({ memberId, kind: "marketing", version: 1 });
  await post("ad", ad);
  await post("777");
  await deliverDueMessages(worker(takes));
  expect(got).toEqual(["a@example.com: 777"]);
  const [waiting] = await db.select().from(outbox).where(eq(outbox.dedupeKey, "ad"));
  const morning = new Date("2026-11-16T08:00:00+09:00");
  expect(waiting).toMatchObject({ status: "waiting", tries: 0, nextTryAt: morning });

  now = morning;
  await deliverDueMessages(worker(takes));
  expect(got).toHaveLength(2);
});
