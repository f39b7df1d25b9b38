import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { questions } from "#app/db/schema/help/help-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms, outbox } from "#app/db/schema/message-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoClock } from "#demo/seed/demo-clock.ts";
import { seedAlarms } from "#demo/seed/seed-alarms.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { countUnread, listAlarms } from "./alarm-queries.server.ts";
import { readAlarm, readAllAlarms } from "./read-alarm.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const memberId = demoMemberId("demo");
const stranger = demoMemberId("guest");
await db.delete(alarms);
await seedAlarms(db, demoClock(TEST_NOW));

test("the demo member has five alarms, two of them new, in the language of the page", async () => {
  const korean = await listAlarms(db, "ko", { memberId, page: 1 });
  const english = await listAlarms(db, "en", { memberId, page: 1 });
  expect(korean.rows).toHaveLength(5);
  expect(await countUnread(db, memberId)).toBe(2);
  expect(korean.rows[0]?.text.subject).toBe("예약이 확정됐어요");
  expect(english.rows[0]?.text.subject).toBe("Reservation confirmed");
  expect(korean.rows[0]?.text.body).toContain("시암 컨트리클럽 올드 코스");
  expect(english.rows[0]?.text.body).toContain("Siam Country Club Old Course");
  expect(english.rows[2]?.text.body).toContain("When will my on-request tee time be confirmed?");
  const own = english.rows.filter(({ text }) => /[가-힣]/.test(text.subject + text.body));
  expect(own.map(({ link }) => link)).toEqual(["/"]);
  expect(await countUnread(db, stranger)).toBe(0);
});

test("an alarm about a trip shows the picture of its round, after its lines are cancelled, too", async () => {
  const orderId = seededUuid("order:pattaya");
  const words = { product: { ko: "파타야 3일, 둘이서" }, amount: won(1_000) };
  const done = { template: "refund-done", event: "refund-done:face", words } as const;
  await notifyMember(db, stranger, { ...done, orderId });
  await notifyMember(db, stranger, {
    template: "welcome",
    event: "hello",
    words: { name: "손님" },
  });
  const [course] = await db.select().from(courses).where(eq(courses.id, "th-siam-old"));
  const faces = async () => {
    const { rows } = await listAlarms(db, "ko", { memberId: stranger, page: 1 });
    return rows.map(({ picture }) => picture?.src).toSorted();
  };
  expect(course?.picture?.src).toMatch(/./);
  expect(await faces()).toEqual([course?.picture?.src, undefined]);
  await db
    .update(reservations)
    .set({ status: "CANCELLED" })
    .where(eq(reservations.orderId, orderId));
  expect(await faces()).toEqual([course?.picture?.src, undefined]);
  await db.delete(alarms).where(eq(alarms.memberId, stranger));
});

test("each alarm of the demo links to its subject", async () => {
  const { rows } = await listAlarms(db, "ko", { memberId, page: 1 });
  const idIn = (path: string) =>
    rows.find(({ link }) => link?.startsWith(path))?.link?.slice(path.length) ?? "";
  const mine = eq(reservations.memberId, memberId);
  expect(await db.$count(reservations, and(mine, eq(reservations.id, idIn("/reservation/"))))).toBe(
    1,
  );
  const asked = eq(questions.memberId, memberId);
  expect(await db.$count(questions, and(asked, eq(questions.id, Number(idIn("/qna/")))))).toBe(1);
});

test("a name is shown in the language of the page, in whatever language the alarm was made", async () => {
  const id = demoMemberId("support");
  const message = { template: "coupon-received", event: "both" } as const;
  await notifyMember(db, id, {
    ...message,
    words: { coupon: { ko: "봄 쿠폰", en: "Spring coupon" } },
  });
  const bodyIn = async (locale: "ko" | "en") =>
    (await listAlarms(db, locale, { memberId: id, page: 1 })).rows[0]?.text.body;
  expect(await bodyIn("ko")).toContain("봄 쿠폰");
  expect(await bodyIn("en")).toContain("Spring coupon");
});

test("an e-mail is in the member's language", async () => {
  const id = demoMemberId("content");
  await db.update(members).set({ locale: "en" }).where(eq(members.id, id));
  const words = { product: { ko: "시암 올드", en: "Siam Old" } };
  await notifyMember(db, id, { template: "reservation-confirmed", event: "letter", words });
  const messages = await db.select().from(outbox).where(eq(outbox.memberId, id));
  expect(messages.find(({ channel }) => channel === "email")).toMatchObject({
    locale: "en",
    words: { product: "Siam Old" },
  });
});

test("opening an alarm marks it read once, and says where it leads", async () => {
  const { rows } = await listAlarms(db, "ko", { memberId, page: 1 });
  const id = rows[0]?.id ?? 0;
  expect(await readAlarm(services, { memberId, id })).toBe(rows[0]?.link);
  const later = { ...services, now: () => new Date(TEST_NOW.getTime() + 60_000) };
  expect(await readAlarm(later, { memberId, id })).toBe(rows[0]?.link);
  const [row] = await db.select().from(alarms).where(eq(alarms.id, id));
  expect(row?.readAt).toEqual(TEST_NOW);
  expect(await countUnread(db, memberId)).toBe(1);
});

test("a member can neither open nor clear another member's alarms", async () => {
  const { rows, newest } = await listAlarms(db, "ko", { memberId, page: 1 });
  const id = rows[1]?.id ?? 0;
  await expect(readAlarm(services, { memberId: stranger, id })).rejects.toThrow("not_found");
  await readAllAlarms(services, { memberId: stranger, upTo: newest });
  expect(await countUnread(db, memberId)).toBe(1);
});

test("marking all as read leaves alarms that arrived after the page was loaded", async () => {
  const { newest } = await listAlarms(db, "ko", { memberId, page: 1 });
  const message = { template: "points-earned", event: "late", words: { points: 10 } } as const;
  await notifyMember(db, memberId, message);
  await notifyMember(db, memberId, message);
  await readAllAlarms(services, { memberId, upTo: newest });
  expect(await countUnread(db, memberId)).toBe(1);
});

test("a long list has pages, and a page beyond the end is the last", async () => {
  for (let n = 0; n < 20; n += 1) {
    await notifyMember(db, memberId, {
      template: "points-earned",
      event: `many:${n}`,
      words: { points: n },
    });
  }
  const { rows, paging } = await listAlarms(db, "ko", { memberId, page: 9 });
  expect(paging).toEqual({ page: 2, pages: 2, total: 26 });
  expect(rows).toHaveLength(6);
});
