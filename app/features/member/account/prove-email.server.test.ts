import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { emailCodes, throttles } from "#app/db/schema/member/identity-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { sendEmailCode, tryEmailCode } from "./prove-email.server.ts";

const db = await testDatabase("demo");
const OWNER = "192.0.2.1";
const STRANGER = "198.51.100.7";
const EMAIL = "garam@example.com";
const THROTTLED = { code: "auth.throttled" };

beforeEach(async () => {
  await db.delete(throttles);
  await db.delete(emailCodes);
  await db.delete(outbox);
});

const after = (seconds: number) => ({
  ...testServices(db),
  now: () => new Date(TEST_NOW.getTime() + seconds * 1_000),
});

const ask = (seconds: number, address: string, email = EMAIL) =>
  sendEmailCode(after(seconds), { email, locale: "en" }, { address });

const tryCode = (code: string, by: string, seconds = 0) =>
  tryEmailCode(after(seconds), { email: EMAIL, code, by });

async function mailedCodes(email = EMAIL): Promise<string[]> {
  const sent = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);
  return sent.map(({ words }) => words.code ?? "");
}

const lastCode = async () => (await mailedCodes()).at(-1) ?? "";

const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

async function tryWrongly(times: number, by: string): Promise<void> {
  const wrong = otherThan(await lastCode());
  for (let tries = 0; tries < times; tries++) expect(await tryCode(wrong, by)).toBe(false);
}

test("a code is good for ten minutes, and only its mark is stored", async () => {
  await ask(0, OWNER);
  const code = await lastCode();
  expect(await tryCode(code, OWNER, 600)).toBe(false);
  expect(JSON.stringify(await db.select().from(emailCodes))).not.toContain(code);
  expect(await tryCode(code, OWNER, 599)).toBe(true);
});

test.each(["nobody@example.com", "demo@palmtee.example"])(
  "mails five codes an hour to %s, whether or not the address is known",
  async (email) => {
    for (let sent = 0; sent < 5; sent++) await ask(sent * 60, OWNER, email);
    await expect(ask(300, OWNER, email)).rejects.toMatchObject(THROTTLED);
    expect(await mailedCodes(email)).toHaveLength(5);
  },
);

test("a stranger who requests codes for an address shuts out only their own network", async () => {
  for (let sent = 0; sent < 5; sent++) await ask(sent * 60, `2001:db8:1:2::${sent}`);
  await expect(ask(300, "2001:db8:1:2::ffff")).rejects.toMatchObject(THROTTLED);
  await ask(300, OWNER);
  expect(await tryCode(await lastCode(), OWNER, 300)).toBe(true);
});

test("a mailbox is not flooded: twenty codes in an hour, however many ask", async () => {
  for (let sent = 0; sent < 20; sent++) await ask(sent * 60, `192.0.2.${sent}`);
  await expect(ask(1_200, STRANGER)).rejects.toMatchObject(THROTTLED);
  expect(await mailedCodes()).toHaveLength(20);
});

test("a code younger than a minute is not replaced, and further requests do not count", async () => {
  await ask(0, OWNER);
  for (let asked = 0; asked < 25; asked++) await ask(59, asked % 2 === 0 ? OWNER : STRANGER);
  const codes = await mailedCodes();
  expect(codes).toHaveLength(1);
  await ask(60, OWNER);
  expect(await mailedCodes()).toHaveLength(2);
  expect(await tryCode(await lastCode(), OWNER, 60)).toBe(true);
});

test("the first code stays valid after an immediate second request", async () => {
  await ask(0, OWNER);
  await ask(1, OWNER);
  expect(await tryCode(await lastCode(), OWNER, 1)).toBe(true);
});

test("mails one code for concurrent requests", async () => {
  await Promise.all(Array.from({ length: 5 }, () => ask(0, OWNER)));
  expect(await mailedCodes()).toHaveLength(1);
  expect(await tryCode(await lastCode(), OWNER)).toBe(true);
});

test("five wrong codes are enough: then the right one opens nothing either", async () => {
  await ask(0, OWNER);
  await tryWrongly(5, OWNER);
  expect(await tryCode(await lastCode(), OWNER)).toBe(false);
});

test("a stranger's wrong codes do not use up the owner's tries", async () => {
  await ask(0, OWNER);
  await tryWrongly(20, STRANGER);
  await tryWrongly(4, OWNER);
  expect(await tryCode(await lastCode(), OWNER)).toBe(true);
});

test("ten wrong codes of all together are enough", async () => {
  await ask(0, OWNER);
  for (const address of ["192.0.2.8", "192.0.2.9"]) await tryWrongly(5, address);
  expect(await tryCode(await lastCode(), OWNER)).toBe(false);
});

test("mails a new code immediately, with new tries, once the tries are used up", async () => {
  await ask(0, OWNER);
  await tryWrongly(5, OWNER);
  await ask(1, OWNER);
  await tryWrongly(4, OWNER);
  expect(await tryCode(await lastCode(), OWNER, 1)).toBe(true);
});

test("a right code costs no try, however often the rest of the form is wrong", async () => {
  await ask(0, OWNER);
  const code = await lastCode();
  for (let tries = 0; tries < 12; tries++) expect(await tryCode(code, OWNER)).toBe(true);
});
