import { type AnyColumn, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { openSession } from "#app/features/member/login/open-session.server.ts";
import {
  currentSession,
  endSession,
  endSessionsOf,
  halfOpenSession,
  memberReader,
} from "#app/platform/session/session.server.ts";
import { hashOf } from "#app/platform/session/session-store.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { startSession } from "#tests/support/start-session.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const DEMO = demoMemberId("demo");

function requestWith(setCookie: string): Request {
  return new Request("http://localhost/", {
    headers: { cookie: `other=1; ${setCookie.split(";")[0]}` },
  });
}

/** So many hours go by for a session; the clock that counts is the database's, and cannot be turned. */
async function age(setCookie: string, hours: number): Promise<void> {
  const older = (column: AnyColumn) => sql`${column} - make_interval(secs => ${hours * 3600})`;
  const { createdAt, seenAt, expiresAt } = sessions;
  await db
    .update(sessions)
    .set({ createdAt: older(createdAt), seenAt: older(seenAt), expiresAt: older(expiresAt) })
    .where(eq(sessions.tokenHash, hashOf(tokenIn(setCookie))));
}

function tokenIn(setCookie: string): string {
  return /session=([^;]+)/.exec(setCookie)?.[1] ?? "";
}

function whoIs(cookie: string, at = services) {
  return memberReader(at, requestWith(cookie)).read();
}

test("a session leads back to its member until it is ended", async () => {
  const cookie = await startSession(services, DEMO);
  expect(await whoIs(cookie)).toEqual({
    id: DEMO,
    name: "김도현",
    role: "member",
    locale: "ko",
    isBanned: false,
  });

  await endSession(services, requestWith(cookie));
  expect(await whoIs(cookie)).toBeNull();
});

test.each([
  { who: "demo", stay: false, idle: 24 },
  { who: "demo", stay: true, idle: 14 * 24 },
  { who: "ops", stay: true, idle: 8 },
])(
  "unused, a session of $who (stay: $stay) ends after $idle hours",
  async ({ who, stay, idle }) => {
    const cookie = await startSession(services, demoMemberId(who), { stay });
    await age(cookie, idle - 0.1);
    expect(await whoIs(cookie)).not.toBeNull();
    await age(cookie, idle);
    expect(await whoIs(cookie)).toBeNull();
  },
);

test.each([
  { who: "demo", stay: false, every: 20, end: 7 * 24 },
  { who: "demo", stay: true, every: 300, end: 60 * 24 },
  { who: "ops", stay: true, every: 5, end: 24 },
])("however busy, a session of $who (stay: $stay) ends after $end hours", async (given) => {
  const cookie = await startSession(services, demoMemberId(given.who), { stay: given.stay });
  let lived = 0;
  for (; lived + given.every < given.end; lived += given.every) {
    await age(cookie, given.every);
    expect(await whoIs(cookie)).not.toBeNull();
  }
  await age(cookie, given.end - lived);
  expect(await whoIs(cookie)).toBeNull();
});

test("the last visit is stored at most once a minute", async () => {
  const cookie = await startSession(services, DEMO);
  const id = (await currentSession(services, requestWith(cookie)))?.id ?? "";
  const seenAgo = async () => {
    const ago = sql<number>`extract(epoch from now() - ${sessions.seenAt})::int`;
    return (await db.select({ ago }).from(sessions).where(eq(sessions.id, id)))[0]?.ago ?? 0;
  };
  await age(cookie, 0.01);
  await whoIs(cookie);
  expect(await seenAgo()).toBeGreaterThanOrEqual(36);
  await age(cookie, 1);
  await whoIs(cookie);
  expect(await seenAgo()).toBeLessThan(30);
});

// X09
test.each([-1, 1])(
  "a process whose clock jumps by %i hour ends no session early, and none late",
  async (hours) => {
    const jumped = { ...services, now: () => new Date(Date.now() + hours * 3_600_000) };
    for (const { who, stay, idle } of [
      { who: "demo", stay: false, idle: 24 },
      { who: "demo", stay: true, idle: 14 * 24 },
      { who: "ops", stay: false, idle: 8 },
      { who: "owner", stay: false, idle: 8 },
      { who: "guest", stay: false, idle: 24 },
    ]) {
      // Opened before the jump and after it; read on either side of it.
      for (const [opener, reader] of [
        [services, jumped],
        [jumped, services],
        [jumped, jumped],
      ] as const) {
        const cookie = await startSession(opener, demoMemberId(who), { stay });
        await age(cookie, idle - 0.1);
        expect(await whoIs(cookie, reader)).not.toBeNull();
        await age(cookie, idle);
        expect(await whoIs(cookie, reader)).toBeNull();
      }
      const cookie = await startSession(jumped, demoMemberId(who), { stay });
      await endSession(jumped, requestWith(cookie));
      expect(await whoIs(cookie)).toBeNull();
    }
  },
);

test("the database holds no token that opens a session", async () => {
  const cookie = await startSession(services, DEMO);
  const token = tokenIn(cookie);
  const stored = await db.select({ hash: sessions.tokenHash }).from(sessions);
  expect(token.length).toBeGreaterThanOrEqual(43);
  expect(stored.map(({ hash }) => hash)).not.toContain(token);
});

test("over https the cookie is bound to its host", async () => {
  const secure = { ...services, site: { ...services.site, secureCookies: true } };
  expect(await startSession(secure, DEMO, { stay: true })).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=5184000; Secure$/,
  );
});

test("the session is read once per request, and only when needed", async () => {
  const reader = memberReader(services, new Request("http://localhost/"));
  expect(reader.wasAsked()).toBe(false);
  expect(await reader.read()).toBeNull();
  expect(reader.wasAsked()).toBe(true);
});

test("the session a browser brings to a login is dead afterwards, whosever it was", async () => {
  const planted = await startSession(services, demoMemberId("guest"));
  const own = await startSession(services, DEMO, { request: requestWith(planted) });
  expect(await whoIs(planted)).toBeNull();
  expect(await whoIs(own)).toMatchObject({ id: DEMO });
});

test("a change of rights ends every session but the one that is spared", async () => {
  const cookies = await Promise.all([1, 2, 3].map(() => startSession(services, DEMO)));
  const spared = await currentSession(services, requestWith(cookies[0] ?? ""));
  await endSessionsOf(db, DEMO, spared?.id);
  const alive = await Promise.all(cookies.map((cookie) => whoIs(cookie)));
  expect(alive.map((member) => member !== null)).toEqual([true, false, false]);

  await db.update(members).set({ role: "content" }).where(eq(members.id, DEMO));
  await endSessionsOf(db, DEMO);
  expect(await whoIs(cookies[0] ?? "")).toBeNull();
  await db.update(members).set({ role: "member" }).where(eq(members.id, DEMO));
});

test("once an account is closed the next request has no session, and none can be opened", async () => {
  const [member] = await db.insert(members).values({ name: "손님" }).returning();
  const id = member?.id ?? "";
  const cookie = await startSession(services, id);
  expect(await whoIs(cookie)).toMatchObject({ id });
  await db.update(members).set({ withdrawnAt: services.now() }).where(eq(members.id, id));
  expect(await whoIs(cookie)).toBeNull();
  await expect(startSession(services, id)).rejects.toMatchObject({ code: "auth.login_failed" });
});

test("between the password and the second factor a session has no member", async () => {
  const staff = demoMemberId("support");
  await db.update(members).set({ totpSecret: "sealed" }).where(eq(members.id, staff));
  const { cookie, complete } = await openSession(services, staff);
  expect(complete).toBe(false);
  expect(await whoIs(cookie)).toBeNull();
  expect(await currentSession(services, requestWith(cookie))).toBeNull();
  expect(await halfOpenSession(services, requestWith(cookie))).toMatchObject({ memberId: staff });
  await age(cookie, 0.2);
  expect(await halfOpenSession(services, requestWith(cookie))).toBeNull();
});
