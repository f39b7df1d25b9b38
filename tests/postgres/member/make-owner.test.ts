import { execFile } from "node:child_process";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { expect, onTestFinished, test } from "vitest";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { setNewPassword } from "#app/features/member/account/set-new-password.server.ts";
import { secretBox } from "#app/platform/session/secret-box.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { freePort } from "#tests/support/server/free-port.ts";
import { testServices } from "#tests/support/services.ts";

const SECRET = "a secret of the tests, long enough for all";

/** With the environment of a shop in production. */
function owner(url: string, ...given: string[]) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    APP_MODE: "production",
    PUBLIC_ORIGIN: "https://palmtee.example",
    APP_SECRET: SECRET,
    TOSS_CLIENT_KEY: "live_ck_of_the_tests",
    TOSS_SECRET_KEY: "live_sk_of_the_tests",
    DATABASE_URL: url,
  };
  return new Promise<{ code: number; text: string }>((resolve) => {
    const words = ["scripts/make-owner.ts", ...given];
    execFile(process.execPath, words, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, text: (stdout + stderr).trim() }),
    );
  });
}

test("in production the first owner is made while the shop runs, and it is audited", async () => {
  const url = await postgresUrl("demo");
  const pool = new ResilientPool(url, 1);
  onTestFinished(() => pool.close());
  const db = drizzle(pool);
  await db.update(members).set({ role: "member" }).where(eq(members.role, "owner"));

  expect((await owner(url, "guest")).text).toMatch(/^guest is an owner now/);
  const owners = await db.select().from(members).where(eq(members.role, "owner"));
  expect(owners.map(({ loginId }) => loginId)).toEqual(["guest"]);
  const written = eq(auditEntries.subjectId, demoMemberId("guest"));
  expect(await db.select().from(auditEntries).where(written)).toMatchObject([
    { actorId: null, action: "member.role", after: { role: "owner" } },
  ]);

  await db.update(members).set({ totpSecret: "lost" }).where(eq(members.loginId, "guest"));
  expect((await owner(url, "guest", "--reset-factor")).text).toContain("second factor is gone");
  await db.update(members).set({ bannedAt: new Date() }).where(eq(members.loginId, "demo"));
  expect(await owner(url, "demo")).toEqual({
    code: 1,
    text: "demo is suspended; nothing was changed.",
  });
});

test("creates the first owner without mail, with one link that sets the password once", async () => {
  const url = await postgresUrl("empty");
  const pool = new ResilientPool(url, 1);
  onTestFinished(() => pool.close());
  const db = drizzle(pool);
  const services = { ...testServices(db), secrets: secretBox(SECRET), now: () => new Date() };
  const tokenOf = (text: string) =>
    new URL(text.split("\n").at(-1) ?? "").searchParams.get("token");
  const enter = (token: string | null, password: string) =>
    setNewPassword(services, token, { password });
  const first = await owner(url, "boss_one", "--create");
  expect(first).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^boss_one is an owner now/),
  });
  expect(first.text).toContain("https://palmtee.example/login/new-password?token=");
  const [member] = await db.select().from(members);
  expect(member).toMatchObject({ role: "owner", passwordHash: null, email: null });

  const second = await owner(url, "boss_one", "--create");
  expect(second.text).toMatch(/^boss_one has no password yet/);
  expect(await db.select().from(members)).toHaveLength(1);
  await expect(enter(tokenOf(first.text), "a quiet back nine")).rejects.toThrow(
    "auth.link_expired",
  );
  await enter(tokenOf(second.text), "a quiet back nine");
  await expect(enter(tokenOf(second.text), "another back nine")).rejects.toThrow(
    "auth.link_expired",
  );
  const [{ passwordHash } = { passwordHash: null }] = await db.select().from(members);

  const third = await owner(url, "boss_one", "--create");
  expect(third).toMatchObject({
    code: 1,
    text: expect.stringMatching(/already; nothing was changed/),
  });
  expect(await db.select().from(members)).toMatchObject([{ passwordHash }]);
  const written = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, "member.role"));
  expect(written).toMatchObject([{ actorId: null, after: { role: "owner" } }]);
});

test("never makes a member who signed up under that login ID the owner by --create", async () => {
  const url = await postgresUrl("demo");
  const { code, text } = await owner(url, "guest", "--create");
  expect([code, text.includes("https://")]).toEqual([1, false]);
  expect((await owner(url, "x", "--create")).text).toMatch(/^A login ID has 4 to 20/);
  expect((await owner(url, "guest", "--create", "--reset-factor")).text).toMatch(/^Say who:/);
});

test("a database that is away or has no tables is named in one line", async () => {
  const away = `postgres://palmtee@127.0.0.1:${await freePort()}/palmtee`;
  expect(await owner(away, "guest")).toEqual({
    code: 1,
    text: expect.stringMatching(
      /^DATABASE_URL: cannot use PostgreSQL at 127.0.0.1:\d+ \(ECONN\w+\)$/,
    ),
  });
  expect(await owner(await postgresUrl("bare"), "guest")).toEqual({
    code: 1,
    text: expect.stringMatching(/^DATABASE_URL: .*no tables yet; start the shop once/),
  });
});
