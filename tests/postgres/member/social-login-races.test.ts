import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { memberIdentities } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { welcomeMember } from "#app/features/member/account/sign-up-member.server.ts";
import { takeAttempt } from "#app/features/member/social/begin-attempt.server.ts";
import { disconnectProvider } from "#app/features/member/social/disconnect-provider.server.ts";
import { dropIdentities } from "#app/features/member/social/drop-identities.server.ts";
import { connectedProviders } from "#app/features/member/social/enter-by-identity.server.ts";
import { joinThroughProvider } from "#app/features/member/social/join-through-provider.server.ts";
import { endSessionsOf } from "#app/platform/session/session.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { whileHeld } from "#tests/support/lock-wait.ts";
import { join, socialShop } from "#tests/support/social-browser.ts";
import { startSession } from "#tests/support/start-session.ts";

const db = await postgresDatabase("demo");
const shop = socialShop(db);
const DEMO = demoMemberId("demo");

test("one of twenty concurrent callbacks with one state succeeds", async () => {
  const browser = shop.browser();
  const page = new URL(await browser.start("google"));
  const comeback = {
    provider: "google",
    state: page.searchParams.get("state"),
    browser: browser.cookies.get("social"),
  } as const;
  const taken = await Promise.all(
    Array.from({ length: 20 }, () => takeAttempt(shop.services, comeback)),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test("twenty consents of one person at once make one member", async () => {
  const input = {
    join: { provider: "kakao", subject: "777", emailVerified: false, until: 0 },
    agree: ["terms", "personal-information", "age"],
    welcome: welcomeMember,
    locale: "ko",
    defaultName: "한꺼번에",
  } as const;
  await Promise.allSettled(
    Array.from({ length: 20 }, () => joinThroughProvider(shop.services, input)),
  );
  expect(await db.$count(members, eq(members.name, "한꺼번에"))).toBe(1);
});

/** Another transaction holds the member's row while the browser comes back from the provider. */
function whileReturning(
  memberId: string,
  comesBack: () => Promise<string>,
  meanwhile: (tx: Database) => Promise<unknown>,
) {
  const hold = (tx: Database) =>
    tx.select().from(members).where(eq(members.id, memberId)).for("no key update");
  return whileHeld(db, hold, comesBack, async (tx) => void (await meanwhile(tx)));
}

test("a login through a provider that is dropped meanwhile opens nothing", async () => {
  const first = shop.browser();
  const id = (await join(first, "google", "끊긴 사람"))?.id ?? "";
  const browser = shop.browser();
  const page = await browser.start("google");
  const back = await browser.choose(page, { person: "other", name: "끊긴 사람" });
  const comesBack = () => browser.returnToShop(back);
  const drops = (tx: Database) => dropIdentities(tx, id, shop.services.now());
  const returned = await whileReturning(id, comesBack, drops);
  expect(returned).toMatchObject({ value: expect.stringContaining("error=auth.social_refused") });
  expect(await browser.user()).toBeNull();
});

/** A browser of the demo's customer, on its way back from a provider that is to be connected. */
async function connecting(provider: string) {
  const browser = shop.browser();
  const cookie = await startSession(shop.services, DEMO);
  browser.cookies.set("session", /session=([^;]+)/.exec(cookie)?.[1] ?? "");
  const page = String(await browser.connect(provider, { proof: DEMO_PASSWORD }));
  const back = await browser.choose(page, { person: "other", name: "늦은 사람" });
  return () => browser.returnToShop(back);
}

test.each([
  { how: "a new password", ends: (tx: Database) => endSessionsOf(tx, DEMO) },
  // Its transaction begins after the one that waits.
  { how: "the desk", ends: () => endSessionsOf(db, DEMO) },
])("a session that $how ends meanwhile connects nothing any more", async ({ ends }) => {
  const returned = await whileReturning(DEMO, await connecting("kakao"), ends);
  expect(returned).toMatchObject({ value: expect.stringContaining("error=auth.social_refused") });
  expect(await connectedProviders(db, DEMO)).toEqual([]);
});

test("two login methods that are removed at once leave one", async () => {
  for (let round = 0; round < 10; round += 1) {
    const [member] = await db.insert(members).values({ name: "둘" }).returning();
    const memberId = member?.id ?? "";
    await db.insert(memberIdentities).values([
      { provider: "google", subject: `g${round}`, memberId },
      { provider: "kakao", subject: `k${round}`, memberId },
    ]);
    const nobody = () => undefined;
    await Promise.allSettled([
      disconnectProvider(shop.services, nobody, {
        memberId,
        provider: "google",
        providerName: "Google",
      }),
      disconnectProvider(shop.services, nobody, {
        memberId,
        provider: "kakao",
        providerName: "Kakao",
      }),
    ]);
    expect(await db.$count(memberIdentities, eq(memberIdentities.memberId, memberId))).toBe(1);
  }
});
