import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, test } from "vitest";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { emailCodes } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { demoMail } from "#app/db/schema/message-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { startShop } from "#tests/support/server/shop-process.ts";
import { wrongClock } from "#tests/support/server/wrong-clock.ts";

const url = await postgresUrl("demo");
const pool = new ResilientPool(url, 2);
const db = drizzle(pool);
const [late, early] = await Promise.all(
  [-10, 10].map((minutes) => startShop({ DATABASE_URL: url, ...wrongClock(minutes) })),
);
if (!late || !early) throw new Error("two shops were started");
afterAll(async () => {
  await Promise.all([late.stop(), early.stop()]);
  await pool.close();
});

type Shop = typeof late;

function post(shop: Shop, path: string, body: URLSearchParams): Promise<Response> {
  const headers = { origin: shop.url };
  return fetch(shop.url + path, { method: "POST", redirect: "manual", headers, body });
}

async function mailedCode(shop: Shop, email: string): Promise<string> {
  expect((await post(shop, "/api/email-code", new URLSearchParams({ email }))).status).toBe(200);
  const code = async () => {
    const [mail] = await db.select().from(demoMail).where(eq(demoMail.recipient, email));
    return /\b\d{6}\b/.exec(mail?.body ?? "")?.[0] ?? "";
  };
  await expect.poll(code).not.toBe("");
  return code();
}

async function signUp(shop: Shop, loginId: string, emailCode: string): Promise<boolean> {
  const body = new URLSearchParams({
    loginId,
    password: "a quiet back nine",
    name: "한가람",
    email: `${loginId}@example.com`,
    emailCode,
    phone: "010-1234-5678",
    birthday: "1980-04-02",
  });
  for (const kind of ["terms", "personal-information", "age"]) body.append("agree", kind);
  await post(shop, "/login/sign-up", body);
  return (await db.$count(members, eq(members.loginId, loginId))) === 1;
}

test("a code is valid for its full time, whichever of two shops with wrong clocks made it and reads it", async () => {
  const fresh = await mailedCode(late, "fresh_member@example.com");
  expect(await signUp(early, "fresh_member", fresh)).toBe(true);

  const old = await mailedCode(early, "old_member@example.com");
  await db
    .update(emailCodes)
    .set({ expiresAt: sql`${emailCodes.expiresAt} - interval '10 minutes'` })
    .where(eq(emailCodes.email, "old_member@example.com"));
  expect(await signUp(late, "old_member", old)).toBe(false);
});

test("too many tries at one instance shut out of the others, too", async () => {
  const tryLogin = (shop: Shop, password: string) =>
    post(shop, "/login", new URLSearchParams({ loginId: "guest", password }));
  for (let count = 0; count < 11; count += 1) await tryLogin(late, "wrong-password");
  expect((await tryLogin(late, DEMO_PASSWORD)).status).toBe(429);
  expect((await tryLogin(early, DEMO_PASSWORD)).status).toBe(429);
});
