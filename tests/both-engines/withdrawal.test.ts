import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { memberCoupons, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { wishes } from "#app/db/schema/catalog/saved-tables.ts";
import { comments, posts, reviews } from "#app/db/schema/community/community-tables.ts";
import { consents } from "#app/db/schema/company-tables.ts";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { memberIdentities, sessions } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { withdrawnMembers } from "#app/db/schema/privacy-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { closeAccount } from "#app/features/privacy/closure/close-account.server.ts";
import { findClosureFacts } from "#app/features/privacy/closure/closure-queries.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { memberReader } from "#app/platform/session/session.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { orderRow, roundRow } from "#tests/support/order/trip-rows.ts";
import { testServices } from "#tests/support/services.ts";
import { startSession } from "#tests/support/start-session.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const proof = { password: DEMO_PASSWORD, shownWord: "leave" };
const passwordHash = await hashPassword(DEMO_PASSWORD);
const EMAIL = "leaver@palmtee.example";

let leaver = "";
beforeEach(async () => {
  await db.update(members).set({ loginId: null, email: null }).where(eq(members.loginId, "leaver"));
  const [member] = await db
    .insert(members)
    .values({
      loginId: "leaver",
      passwordHash,
      name: "이별이",
      email: EMAIL,
      phone: "+821012345678",
      birthday: "1980-01-02",
      gender: "female",
    })
    .returning({ id: members.id });
  leaver = member?.id ?? "";
});

async function book(status: ReservationStatus, usedOn: LocalDate): Promise<void> {
  const [order] = await db
    .insert(orders)
    .values(orderRow(`LEAVE-${leaver}`, leaver))
    .returning({ id: orders.id });
  const booked = { orderId: order?.id ?? "", memberId: leaver, usedOn };
  await db.insert(reservations).values(roundRow(booked, { status }));
}

test("a closed account has no name, no contact and no login", async () => {
  await closeAccount(services, leaver, proof);
  const [member] = await db.select().from(members).where(eq(members.id, leaver));
  expect(member).toMatchObject({
    name: "***",
    loginId: null,
    passwordHash: null,
    email: null,
    phone: null,
    birthday: null,
    gender: null,
    withdrawnAt: services.now(),
  });
  const [dump] = await db
    .select({ text: sql<string>`string_agg(m::text, ' ')` })
    .from(sql`members m`);
  expect(dump?.text).not.toContain("이별이");
  expect(dump?.text).not.toContain(EMAIL);
});

test("every session ends immediately", async () => {
  const cookie = await startSession(services, leaver);
  await closeAccount(services, leaver, proof);
  const headers = { cookie: cookie.split(";")[0] ?? "" };
  const request = new Request("http://localhost/", { headers });
  expect(await memberReader(services, request).read()).toBeNull();
  expect(await db.$count(sessions, eq(sessions.memberId, leaver))).toBe(0);
});

test("a wrong password, or none, changes nothing", async () => {
  for (const password of ["wrong", "", undefined]) {
    const tried = closeAccount(services, leaver, { password, shownWord: "leave", word: "leave" });
    await expect(tried).rejects.toMatchObject({ code: "auth.password_wrong" });
  }
  const [member] = await db.select().from(members).where(eq(members.id, leaver));
  expect(member?.withdrawnAt).toBeNull();
});

test("a member without a password types the displayed word", async () => {
  await db.update(members).set({ passwordHash: null }).where(eq(members.id, leaver));
  const shownWord = "탈퇴합니다";
  await expect(closeAccount(services, leaver, { word: "탈퇴", shownWord })).rejects.toMatchObject({
    code: "member.word_wrong",
  });
  await closeAccount(services, leaver, { word: "탈퇴합니다", shownWord });
  const [member] = await db.select().from(members).where(eq(members.id, leaver));
  expect(member?.withdrawnAt).not.toBeNull();
});

test.each([
  ["PENDING", "2026-12-01"],
  ["COMPLETE", "2026-11-15"],
  ["REFUND_REQUEST", "2026-10-01"],
] as const)(
  "a reservation that is %s for %s blocks closing the account",
  async (status, usedOn) => {
    await book(status, usedOn);
    expect((await findClosureFacts(services, leaver)).isOpen).toBe(true);
    await expect(closeAccount(services, leaver, proof)).rejects.toMatchObject({
      code: "member.has_open_reservation",
    });
    const [member] = await db.select().from(members).where(eq(members.id, leaver));
    expect(member).toMatchObject({ name: "이별이", withdrawnAt: null });
  },
);

test.each([
  ["USED", "2026-11-01"],
  ["CANCELLED", "2026-12-01"],
] as const)(
  "a reservation that is %s does not block closing, and its record is retained separately",
  async (status, usedOn) => {
    await book(status, usedOn);
    await closeAccount(services, leaver, proof);
    const [record] = await db
      .select()
      .from(withdrawnMembers)
      .where(eq(withdrawnMembers.memberId, leaver));
    expect(record?.keepUntil).toBe("2031-11-15");
    expect(record?.kept).toMatchObject({
      name: "이별이",
      email: EMAIL,
      orders: [{ total: 1_000, lines: [{ status, title: { ko: "수완 라운드" } }] }],
    });
    expect(JSON.stringify(record?.kept)).not.toContain("argon2");
  },
);

test("nothing is retained of members who neither ordered nor complained", async () => {
  await closeAccount(services, leaver, proof);
  expect(await db.$count(withdrawnMembers, eq(withdrawnMembers.memberId, leaver))).toBe(0);
});

test("posts, comments and reviews stay without a name; private questions go into the record", async () => {
  const text = { ko: "글", en: "words" };
  const mine = { memberId: leaver };
  const [post] = await db
    .insert(posts)
    .values({ ...mine, regionId: "pattaya", title: text, content: text })
    .returning({ id: posts.id });
  await db.insert(comments).values({ ...mine, postId: post?.id ?? 0, content: text });
  const visit = { productKind: "course", productId: "th-suwan", usedOn: "2026-10-01" } as const;
  await db.insert(reviews).values({ ...mine, ...visit, rating: 5, content: text, party: "solo" });
  const question = { ...mine, type: "payment", title: text, email: "a@b.kr" } as const;
  const both = [question, { ...question, isPublic: true }];
  const asked = await db.insert(questions).values(both).returning({ questionId: questions.id });
  const said = { authorId: leaver, author: "member", content: text } as const;
  await db.insert(questionMessages).values(asked.map((each) => ({ ...each, ...said })));

  await closeAccount(services, leaver, proof);
  for (const table of [posts, comments, reviews, questions]) {
    expect(await db.$count(table, eq(table.memberId, leaver))).toBe(1);
  }
  const [record] = await db
    .select()
    .from(withdrawnMembers)
    .where(eq(withdrawnMembers.memberId, leaver));
  expect(record?.keepUntil).toBe("2029-11-15");
  const messages = [{ author: "member", content: text }];
  expect(record?.kept).toMatchObject({ questions: [{ type: "payment", messages }] });
  const isStripped = and(eq(questions.memberId, leaver), isNull(questions.email));
  expect(await db.$count(questions, isStripped)).toBe(1);
});

test("points are removed in the ledger, and unused coupons, hearts and consents are deleted", async () => {
  await db
    .insert(pointEntries)
    .values({ memberId: leaver, amount: 700, reason: "event", subject: "x" });
  await db
    .insert(wishes)
    .values({ memberId: leaver, productKind: "course", productId: "th-suwan" });
  await db.insert(memberCoupons).values({ memberId: leaver, couponId: 1 });
  await db.insert(consents).values({ memberId: leaver, kind: "terms", version: 1 });
  await closeAccount(services, leaver, proof);
  const entries = await db
    .select({ amount: pointEntries.amount, reason: pointEntries.reason })
    .from(pointEntries)
    .where(eq(pointEntries.memberId, leaver));
  expect(entries).toEqual([
    { amount: 700, reason: "event" },
    { amount: -700, reason: "withdrawn" },
  ]);
  for (const table of [wishes, memberCoupons, consents]) {
    expect(await db.$count(table, eq(table.memberId, leaver))).toBe(0);
  }
});

test("only points and coupons that could still be used are listed as lost", async () => {
  expect(await findClosureFacts(services, demoMemberId("demo"))).toMatchObject({
    points: 17_440,
    coupons: 2,
  });
});

test("the providers to notify are returned, and deleted", async () => {
  const identity = { provider: "kakao", subject: `k-${leaver}`, token: "sealed" } as const;
  await db.insert(memberIdentities).values({ memberId: leaver, ...identity });
  expect(await closeAccount(services, leaver, proof)).toEqual([identity]);
  expect(await db.$count(memberIdentities, eq(memberIdentities.memberId, leaver))).toBe(0);
});

test("the old address is notified, in the transaction of the withdrawal", async () => {
  await closeAccount(services, leaver, proof);
  const [message] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.dedupeKey, `withdrawn:${leaver}:email:${EMAIL}`));
  expect(message).toMatchObject({ template: "withdrawn", recipient: EMAIL, memberId: null });
});

test("the same ID and address may join again, without anything old", async () => {
  await db
    .insert(wishes)
    .values({ memberId: leaver, productKind: "course", productId: "th-suwan" });
  await closeAccount(services, leaver, proof);
  const [again] = await db
    .insert(members)
    .values({ loginId: "leaver", name: "새사람", email: EMAIL })
    .returning({ id: members.id });
  expect(again?.id).not.toBe(leaver);
  expect(await db.$count(wishes, eq(wishes.memberId, again?.id ?? ""))).toBe(0);
});

test("refuses to close a staff account or one with upcoming trips", async () => {
  await expect(closeAccount(services, demoMemberId("owner"), proof)).rejects.toMatchObject({
    code: "member.staff_stays",
  });
  await expect(closeAccount(services, demoMemberId("demo"), proof)).rejects.toMatchObject({
    code: "member.has_open_reservation",
  });
});
