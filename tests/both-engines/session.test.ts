import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/db/schema/identity.ts";
import { members } from "#app/db/schema/member.ts";
import { demoMemberId } from "#app/db/seed/lay-members.server.ts";
import {
  currentSession,
  endSession,
  endSessionsOf,
  halfOpenSession,
  memberReader,
  openSession,
  startSession,
} from "#app/platform/session.server.ts";
import { eitherDatabase } from "#tests/support/either-database.ts";
import { testServices } from "#tests/support/services.ts";

const db = await eitherDatabase("demo");
const services = testServices(db);
const DEMO = demoMemberId("demo");
const HOUR_MS = 3_600_000;

function requestWith(setCookie: string): Request {
  return new Request("http://localhost/", {
    headers: { cookie: `other=1; ${setCookie.split(";")[0]}` },
  });
}

function later(hours: number) {
  return { ...services, now: () => new Date(services.now().getTime() + hours * HOUR_MS) };
}

function whoIs(cookie: string, at = services) {
  return memberReader(at, requestWith(cookie)).read();
}

test("a session leads back to its member until it is ended", async () => {
  const cookie = await startSession(services, DEMO);
  expect(await whoIs(cookie)).toEqual({ id: DEMO, name: "김도현", role: "member", locale: "ko" });

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
    expect(await whoIs(cookie, later(idle))).toBeNull();
    expect(await whoIs(cookie, later(idle - 0.1))).not.toBeNull();
  },
);

test.each([
  { who: "demo", stay: false, every: 20, end: 7 * 24 },
  { who: "demo", stay: true, every: 300, end: 60 * 24 },
  { who: "ops", stay: true, every: 5, end: 24 },
])("however busy, a session of $who (stay: $stay) ends after $end hours", async (given) => {
  const cookie = await startSession(services, demoMemberId(given.who), { stay: given.stay });
  for (let hour = given.every; hour < given.end; hour += given.every) {
    expect(await whoIs(cookie, later(hour))).not.toBeNull();
  }
  expect(await whoIs(cookie, later(given.end))).toBeNull();
});

test("being seen is written down at most once a minute", async () => {
  const cookie = await startSession(services, DEMO);
  const id = (await currentSession(services, requestWith(cookie)))?.id ?? "";
  const seenAt = async () =>
    (await db.select().from(sessions).where(eq(sessions.id, id)))[0]?.seenAt.getTime();
  await whoIs(cookie, later(0.01));
  expect(await seenAt()).toBe(services.now().getTime());
  await whoIs(cookie, later(1));
  expect(await seenAt()).toBe(services.now().getTime() + HOUR_MS);
});

test("the database holds no token that opens a session", async () => {
  const cookie = await startSession(services, DEMO);
  const token = /session=([^;]+)/.exec(cookie)?.[1] ?? "";
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

test("a request is read once, and only when somebody asks", async () => {
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
  await endSessionsOf(db, DEMO, services.now(), spared?.id);
  const alive = await Promise.all(cookies.map((cookie) => whoIs(cookie)));
  expect(alive.map((member) => member !== null)).toEqual([true, false, false]);

  await db.update(members).set({ role: "content" }).where(eq(members.id, DEMO));
  await endSessionsOf(db, DEMO, services.now());
  expect(await whoIs(cookies[0] ?? "")).toBeNull();
  await db.update(members).set({ role: "member" }).where(eq(members.id, DEMO));
});

test.each(["bannedAt", "withdrawnAt"] as const)(
  "with %s set the next request is nobody's, and no session can be opened",
  async (state) => {
    const [member] = await db.insert(members).values({ name: "손님" }).returning();
    const id = member?.id ?? "";
    const cookie = await startSession(services, id);
    expect(await whoIs(cookie)).toMatchObject({ id });
    await db
      .update(members)
      .set({ [state]: services.now() })
      .where(eq(members.id, id));
    expect(await whoIs(cookie)).toBeNull();
    await expect(startSession(services, id)).rejects.toMatchObject({ code: "auth.login_failed" });
  },
);

test("between the password and the second factor a session is nobody's", async () => {
  const staff = demoMemberId("support");
  await db.update(members).set({ totpSecret: "sealed" }).where(eq(members.id, staff));
  const { cookie, complete } = await openSession(services, staff);
  expect(complete).toBe(false);
  expect(await whoIs(cookie)).toBeNull();
  expect(await currentSession(services, requestWith(cookie))).toBeNull();
  expect(await halfOpenSession(services, requestWith(cookie))).toMatchObject({ memberId: staff });
  expect(await halfOpenSession(later(0.2), requestWith(cookie))).toBeNull();
});
