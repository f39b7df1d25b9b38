import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberIdentities } from "#app/db/schema/identity.ts";
import { members } from "#app/db/schema/member.ts";
import { welcomeMember } from "#app/features/account/welcome-member.server.ts";
import { disconnectProvider } from "#app/features/social/disconnect-provider.server.ts";
import { joinThroughProvider } from "#app/features/social/join-through-provider.server.ts";
import { takeAttempt } from "#app/features/social/take-attempt.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { socialShop } from "#tests/support/social-browser.ts";

const db = await postgresDatabase("demo");
const shop = socialShop(db);

test("of twenty callbacks with one state at once, one succeeds", async () => {
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
