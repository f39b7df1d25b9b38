import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { openSession } from "#app/features/member/login/open-session.server.ts";
import { currentSession } from "#app/platform/session/session.server.ts";
import type { FactorAt } from "#app/platform/session/session-store.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { changeSecurity } from "./security-actions.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);

async function comesThroughProvider(loginId: string, factorAt: FactorAt) {
  const [member] = await db.insert(members).values({ name: "소셜" }).returning();
  const id = member?.id ?? "";
  const { cookie } = await openSession(services, id, { factorAt });
  const url = new URL("http://localhost/mypage/security");
  const request = new Request(url, { headers: { cookie } });
  const form = new FormData();
  const made = { intent: "create", loginId, password: "a quiet back nine" };
  for (const [name, value] of Object.entries(made)) form.set(name, value);
  const who = { id, role: "member", userAgent: "", request, url } as const;
  const create = () => changeSecurity(services, { ...who, providerOf: () => undefined }, form);
  return { id, create };
}

const isMade = (loginId: string) => db.$count(members, eq(members.loginId, loginId));

test("a first password needs a provider login within ten minutes; a new session is not enough", async () => {
  const { id, create } = await comesThroughProvider("left_open", null);
  const refused = { code: "auth.login_stale", status: 403 };
  await expect(create()).rejects.toMatchObject(refused);
  const older = { factorAt: sql`now() - interval '10 minutes'` };
  await db.update(sessions).set(older).where(eq(sessions.memberId, id));
  await expect(create()).rejects.toMatchObject(refused);
  expect(await isMade("left_open")).toBe(0);

  const soon = await comesThroughProvider("made_soon", "now");
  expect(await soon.create()).toBeInstanceOf(Response);
  expect(await isMade("made_soon")).toBe(1);
});

test("with it the browser at hand gets a new session and is known from then on", async () => {
  const { id, create } = await comesThroughProvider("made_known", "now");
  const answer = (await create()) as Response;
  const [session = "", device = ""] = answer.headers.getSetCookie();
  expect(device).toMatch(/^device=/);
  const request = new Request("http://localhost/", { headers: { cookie: session } });
  expect(await currentSession(services, request)).toMatchObject({ memberId: id });
  expect(await db.$count(sessions, eq(sessions.memberId, id))).toBe(2);
});
