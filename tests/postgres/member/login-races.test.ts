import { and, eq, gt, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { changePassword } from "#app/features/member/account/change-password.server.ts";
import { changeSecurity } from "#app/features/member/account/security-actions.server.ts";
import { openSession } from "#app/features/member/login/open-session.server.ts";
import { signIn } from "#app/features/member/login/sign-in.server.ts";
import { setPassword } from "#app/features/member/profile/credentials.server.ts";
import { passSecondFactor } from "#app/features/member/second-factor/pass-second-factor.server.ts";
import {
  confirmSecondFactor,
  startSecondFactorSetup,
} from "#app/features/member/second-factor/set-up-second-factor.server.ts";
import { hashPassword, verifyPassword } from "#app/platform/session/password.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { waitingForLocks, whileHeld } from "#tests/support/lock-wait.ts";
import { testServices } from "#tests/support/services.ts";
import { startSession } from "#tests/support/start-session.ts";

const db = await postgresDatabase("demo");
const services = testServices(db);
const FROM = { address: "192.0.2.1", userAgent: "" };
const NEW = "a quiet back nine";

const withCookie = (cookie: string) => new Request("http://localhost/", { headers: { cookie } });

const logsIn = (loginId: string, request?: Request) =>
  signIn(
    services,
    { loginId, password: DEMO_PASSWORD, stay: undefined },
    { ...FROM, ...(request && { request }) },
  );

function openSessions(memberId: string) {
  const isOpen = gt(sessions.expiresAt, sql`now()`);
  return db.$count(sessions, and(eq(sessions.memberId, memberId), isOpen));
}

/** Another transaction holds the member's row, so that a locking read waits. */
function whileChanging<T>(memberId: string, work: () => Promise<T>, change: typeof newPassword) {
  const hold = (tx: Database) =>
    tx.select().from(members).where(eq(members.id, memberId)).for("no key update");
  return whileHeld(db, hold, work, (tx) => change(tx, memberId));
}

async function newPassword(tx: Database, memberId: string): Promise<void> {
  await setPassword(tx, memberId, await hashPassword(NEW));
  await endSessionsOf(tx, memberId);
}

/** By another transaction, which begins after the one that waits. */
async function signOut(_tx: Database, memberId: string): Promise<void> {
  await endSessionsOf(db, memberId);
}

test("a login with the old password that is under way while it changes opens nothing", async () => {
  const demo = demoMemberId("demo");
  const login = await whileChanging(demo, () => logsIn("demo"), newPassword);
  expect(login).toMatchObject({ reason: { code: "auth.login_failed" } });
  expect(await openSessions(demo)).toBe(0);
});

/** A login that has read who it is and has not opened its session: the one that its browser came with is held. */
async function halfDone(loginId: string, change: () => Promise<unknown>) {
  const planted = demoMemberId("content");
  const cookie = await startSession(services, planted);
  const hold = (tx: Database) =>
    tx.select().from(sessions).where(eq(sessions.memberId, planted)).for("update");
  let isChanged = false;
  let changing: Promise<unknown> | undefined;
  const login = await whileHeld(
    db,
    hold,
    () => logsIn(loginId, withCookie(cookie)),
    async () => {
      changing = change().then(() => {
        isChanged = true;
      });
      await expect.poll(async () => isChanged || (await waitingForLocks(db)) === 2).toBe(true);
    },
  );
  expect(login).toMatchObject({ value: { complete: true } });
  await changing;
}

test("a login that is half done when the password changes is ended with the other sessions", async () => {
  const guest = demoMemberId("guest");
  const given = { current: DEMO_PASSWORD, password: NEW };
  await halfDone("guest", () => changePassword(services, guest, given));
  expect(await openSessions(guest)).toBe(0);
});

async function offered(memberId: string) {
  const { secret, sealed } = await startSecondFactorSetup(services, memberId, DEMO_PASSWORD);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeIn = (seconds: number) =>
    totp.generate({ timestamp: services.now().getTime() + seconds * 1000 });
  const confirm = () => confirmSecondFactor(services, memberId, { sealed, code: codeIn(0) });
  return { codeIn, confirm };
}

test("a login without a second factor that is half done when one is set up does not outlive it", async () => {
  const ops = demoMemberId("ops");
  const { confirm } = await offered(ops);
  await halfDone("ops", confirm);
  expect(await openSessions(ops)).toBe(0);
});

test("a session ended between the password and the code is not opened by the code", async () => {
  const owner = demoMemberId("owner");
  const { codeIn, confirm } = await offered(owner);
  await confirm();
  const { cookie } = await openSession(services, owner);
  const later = { ...services, now: () => new Date(services.now().getTime() + 60_000) };
  const code = { code: codeIn(60), userAgent: "" };
  const pass = () => passSecondFactor(later, withCookie(cookie), code);
  const passing = await whileChanging(owner, pass, signOut);
  expect(passing).toMatchObject({ reason: { code: "auth.login_required" } });
  expect(await openSessions(owner)).toBe(0);
});

async function newMember(loginId: string): Promise<string> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const [member] = await db
    .insert(members)
    .values({ name: "경주 회원", loginId, passwordHash })
    .returning({ id: members.id });
  return member?.id ?? "";
}

test("a change with the old password that is under way does not replace the new one", async () => {
  const id = await newMember("changes_late");
  const given = { current: DEMO_PASSWORD, password: "the stranger's own" };
  const change = () => changePassword(services, id, given);
  const changing = await whileChanging(id, change, newPassword);
  expect(changing).toMatchObject({ reason: { fields: { current: "auth.password_wrong" } } });
  const [member] = await db.select().from(members).where(eq(members.id, id));
  expect(await verifyPassword(NEW, member?.passwordHash ?? null)).toBe(true);
});

test("a browser that is signed out while it changes the password gets no new session", async () => {
  const id = await newMember("signed_out");
  const url = new URL("http://localhost/mypage/security");
  const request = withCookie(await startSession(services, id));
  const who = { id, role: "member", userAgent: "", request, url } as const;
  const form = new FormData();
  const fields = { intent: "password", current: DEMO_PASSWORD, password: NEW };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const change = () => changeSecurity(services, { ...who, providerOf: () => undefined }, form);
  const changing = await whileChanging(id, change, signOut);
  expect(changing).toMatchObject({ reason: { code: "auth.login_required" } });
  expect(await openSessions(id)).toBe(0);
});
