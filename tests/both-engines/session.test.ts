import { expect, test } from "vitest";
import { sessions } from "#app/db/schema/member.ts";
import { demoMemberId } from "#app/db/seed/lay-members.server.ts";
import { endSession, memberReader, startSession } from "#app/platform/session.server.ts";
import { eitherDatabase } from "#tests/support/either-database.ts";
import { testServices } from "#tests/support/services.ts";

const db = await eitherDatabase("demo");
const services = testServices(db);

function requestWith(setCookie: string): Request {
  return new Request("http://localhost/", {
    headers: { cookie: `other=1; ${setCookie.split(";")[0]}` },
  });
}

test("a session leads back to its member until it is ended", async () => {
  const cookie = await startSession(services, demoMemberId("demo"));
  expect(await memberReader(services, requestWith(cookie)).read()).toEqual({
    id: demoMemberId("demo"),
    name: "김도현",
    role: "member",
    locale: "ko",
  });

  await endSession(services, requestWith(cookie));
  expect(await memberReader(services, requestWith(cookie)).read()).toBeNull();
});

test("a session ends by itself after fourteen days", async () => {
  const cookie = await startSession(services, demoMemberId("demo"));
  const later = { ...services, now: () => new Date(services.now().getTime() + 14 * 86_400_000) };
  expect(await memberReader(later, requestWith(cookie)).read()).toBeNull();
});

test("the database holds no token that opens a session", async () => {
  const cookie = await startSession(services, demoMemberId("demo"));
  const token = /session=([^;]+)/.exec(cookie)?.[1] ?? "";
  const stored = await db.select({ hash: sessions.tokenHash }).from(sessions);
  expect(token.length).toBeGreaterThanOrEqual(43);
  expect(stored.map(({ hash }) => hash)).not.toContain(token);
});

test("over https the cookie is bound to its host", async () => {
  const secure = { ...services, site: { ...services.site, secureCookies: true } };
  expect(await startSession(secure, demoMemberId("demo"))).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600; Secure$/,
  );
});

test("a request is read once, and only when somebody asks", async () => {
  const reader = memberReader(services, new Request("http://localhost/"));
  expect(reader.wasAsked()).toBe(false);
  expect(await reader.read()).toBeNull();
  expect(reader.wasAsked()).toBe(true);
});
