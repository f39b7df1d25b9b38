import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { momentText } from "#app/domain/common/date/zone-time.ts";
import { EVENT_FORM } from "#app/domain/content/event/event-form.ts";
import { NOTICE_FORM } from "#app/domain/content/notice/notice-form.ts";
import { findEvent, listEvents } from "#app/features/content/event/event-queries.server.ts";
import { listHomeNotices } from "#app/features/content/home/home-queries.server.ts";
import { findNotice, listNotices } from "#app/features/content/notice/notice-queries.server.ts";
import {
  createRecord,
  saveRecord,
  undoSave,
} from "#app/features/desk/record/save-record.server.ts";
import { listFeedNotices } from "#app/features/shell/seo/feed-queries.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { EVENT, publishDueEvents } from "./event-store.server.ts";
import { NOTICE } from "./notice-store.server.ts";

const by = demoMemberId("content");
const owner = demoMemberId("owner");
const now = () => TEST_NOW;
const later = new Date(TEST_NOW.getTime() + 3_600_000);

const notice = (more: object) =>
  NOTICE_FORM.schema.parse({
    category: "normal",
    title_ko: "설 연휴",
    body_ko: '<p>쉬어요 <a href="/qna">문의</a><script>x</script></p>',
    ...more,
  });

test("a draft notice is nowhere in the shop, and staff see it", async () => {
  const db = await oneTestDatabase("demo");
  const { id } = await createRecord({ db, now }, NOTICE, { by, input: notice({ draft: "on" }) });
  const find = (drafts: boolean) => findNotice(db, "en", Number(id), { now: TEST_NOW, drafts });
  expect(await find(false)).toBeUndefined();
  expect(await find(true)).toMatchObject({
    body: '<p>쉬어요 <a href="/en/qna">문의</a></p>',
  });
  const list = await listNotices(db, "ko", { category: undefined, page: 1 }, TEST_NOW);
  const home = await listHomeNotices(db, "ko", TEST_NOW);
  const feed = await listFeedNotices(db, "ko", TEST_NOW);
  const titles = [...list.rows, ...home, ...feed].map(({ title }) => title);
  expect(titles).not.toContain("설 연휴");

  await saveRecord({ db, now }, NOTICE, { by, id, version: 1, input: notice({}) });
  expect(await find(false)).toMatchObject({ publishedAt: TEST_NOW });
  const [fed] = await listFeedNotices(db, "ko", TEST_NOW);
  expect(fed).toMatchObject({ title: "설 연휴", body: "쉬어요 문의" });
});

test("a notice with a moment is public from then on", async () => {
  const db = await oneTestDatabase("demo");
  const input = notice({ publishedAt: momentText(later) });
  const { id } = await createRecord({ db, now }, NOTICE, { by, input });
  const find = (at: Date) => findNotice(db, "ko", Number(id), { now: at });
  expect(await find(new Date(later.getTime() - 60_000))).toBeUndefined();
  expect(await find(later)).toBeDefined();
});

const event = (more: object) =>
  EVENT_FORM.schema.parse({
    startsOn: "2026-11-01",
    endsOn: "2026-12-31",
    title_ko: "행사",
    label_ko: "표시",
    summary_ko: "요약",
    body_ko: "첫 줄\n\n둘째",
    ...more,
  });

test("a draft event is published by the job at its moment, and not before", async () => {
  const db = await oneTestDatabase("demo");
  const input = event({ draft: "on", publishAt: momentText(later) });
  const { id } = await createRecord({ db, now }, EVENT, { by, input });
  const find = () => findEvent(db, "ko", Number(id));
  const isListed = async () =>
    (await listEvents(db, "ko", { tab: "ongoing", page: 1 }, "2026-11-15")).rows.some(
      (row) => row.id === id,
    );
  expect(await publishDueEvents({ db, now })).toBe(0);
  expect([await find(), await isListed()]).toEqual([undefined, false]);
  expect(await findEvent(db, "ko", Number(id), { drafts: true })).toMatchObject({
    body: "<p>첫 줄</p><p>둘째</p>",
  });

  expect(await publishDueEvents({ db, now: () => later })).toBe(1);
  expect(await publishDueEvents({ db, now: () => later })).toBe(0);
  expect(await find()).toMatchObject({ title: "행사" });
  expect(await isListed()).toBe(true);
  const log = await db.select().from(auditEntries).orderBy(auditEntries.id);
  expect(log.at(-1)).toMatchObject({ action: "event.publish", actorId: null });
});

test("a draft cannot be published in the past", async () => {
  const db = await oneTestDatabase("demo");
  const input = event({ draft: "on", publishAt: "2026-11-01T09:00" });
  const creating = createRecord({ db, now }, EVENT, { by, input });
  await expect(creating).rejects.toMatchObject({ fields: { publishAt: "record.moment_past" } });
});

test.each([
  [{ products: "course:nowhere" }, { products: "record.reference_gone" }],
  [{ couponId: "999999" }, { couponId: "record.reference_gone" }],
  [
    { couponId: "1", startsOn: "2036-01-01", endsOn: "2036-01-02" },
    { couponId: "record.coupon_period" },
  ],
])("an event that names %j is refused at its field", async (more, fields) => {
  const db = await oneTestDatabase("demo");
  const saving = createRecord({ db, now }, EVENT, { by: owner, input: event(more) });
  await expect(saving).rejects.toMatchObject({ fields });
});

test("an event is changed by its form", async () => {
  const db = await oneTestDatabase("demo");
  const { id } = await createRecord({ db, now }, EVENT, { by, input: event({}) });
  const input = event({ title_ko: "바뀐 행사" });
  await saveRecord({ db, now }, EVENT, { by, id, version: 1, input });
  expect(await findEvent(db, "ko", Number(id))).toMatchObject({ title: "바뀐 행사" });
});

test("an event keeps the order of its products, its coupon and its comments", async () => {
  const db = await oneTestDatabase("demo");
  const products = "hotel:ht-hilton-pattaya, course:th-siam-old";
  const input = event({ products, couponId: "1", hasComments: "on" });
  const { id } = await createRecord({ db, now }, EVENT, { by: owner, input });
  expect(await findEvent(db, "ko", Number(id))).toMatchObject({
    products: ["hotel:ht-hilton-pattaya", "course:th-siam-old"],
    couponId: 1,
    hasComments: true,
  });
});

test("only staff who may give coupons decide the coupon of an event, by form or by undo", async () => {
  const db = await oneTestDatabase("demo");
  const saving = { db, now };
  const refused = { fields: { couponId: "record.coupon_role" } };
  const withCoupon = event({ couponId: "1" });
  await expect(createRecord(saving, EVENT, { by, input: withCoupon })).rejects.toMatchObject(
    refused,
  );

  const { id } = await createRecord(saving, EVENT, { by: owner, input: withCoupon });
  const renamed = event({ couponId: "1", title_ko: "바뀐 행사" });
  await saveRecord(saving, EVENT, { by, id, version: 1, input: renamed });
  for (const couponId of ["", "2"]) {
    const changed = saveRecord(saving, EVENT, { by, id, version: 2, input: event({ couponId }) });
    await expect(changed).rejects.toMatchObject(refused);
  }

  const taken = await saveRecord(saving, EVENT, { by: owner, id, version: 2, input: event({}) });
  const back = { id, version: 3, entry: taken.entry };
  await expect(undoSave(saving, EVENT, { by, ...back })).rejects.toMatchObject(refused);
  await undoSave(saving, EVENT, { by: owner, ...back });
  expect(await findEvent(db, "ko", Number(id))).toMatchObject({ couponId: 1 });
});
