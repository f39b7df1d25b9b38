import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { posts, reviews } from "#app/db/schema/community/community-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { COURSE_LIST } from "#app/features/catalog/desk/lists/course-list.server.ts";
import { REVIEW_LIST } from "#app/features/community/desk/review-desk-list.server.ts";
import { MAX_MATCHING, matchingRows } from "#app/features/desk/list/list-type.server.ts";
import { MEMBER_LIST } from "#app/features/member/desk/member-list.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { bulkActionOf, runStep } from "./bulk-actions.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("owner");
const request = (search: string) =>
  ({ db, locale: "ko", now: TEST_NOW, search: new URLSearchParams(search) }) as const;

async function statusOf(id: string) {
  const [course] = await db.select().from(courses).where(eq(courses.id, id));
  return course?.status;
}

test("courses are withdrawn, published and archived, each with its own history entry", async () => {
  const id = "th-siam-old";
  const [seen] = (await COURSE_LIST.find(request(`q=${id}`))).rows;
  let version = seen?.version ?? 0;
  for (const [action, status] of [
    ["courses.draft", "draft"],
    ["courses.publish", "published"],
    ["courses.archive", "archived"],
  ] as const) {
    await bulkActionOf(action).run(services, { by, id, version });
    expect(await statusOf(id)).toBe(status);
    version += 1;
  }
  const mine = and(eq(auditEntries.subjectId, id), eq(auditEntries.action, "course.save"));
  const entries = await db.select().from(auditEntries).where(mine);
  expect(entries.map(({ actorId }) => actorId)).toEqual([by, by, by]);
  expect(entries.at(-1)).toMatchObject({
    before: { status: "published" },
    after: { status: "archived" },
  });
});

test("a course that cannot be published says why, and the others of its step are published", async () => {
  const ids = ["th-siam-plantation", "th-siam-waterside"];
  await db
    .update(courses)
    .set({ status: "draft" })
    .where(eq(courses.id, ids[0] ?? ""));
  await db
    .update(courses)
    .set({ status: "draft", unpublishAt: new Date("2020-01-01") })
    .where(eq(courses.id, ids[1] ?? ""));
  const found = await matchingRows(COURSE_LIST, request("status=draft"));
  const rows = found.map(({ id, version = 0 }) => ({ id, version }));
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids);
  const refused = await runStep(services, bulkActionOf("courses.publish").run, {
    by,
    rows: [{ id: "nowhere", version: 1 }, ...rows],
    values: {},
  });
  expect(refused).toEqual([
    { id: "nowhere", error: "common.not_found", fields: {} },
    {
      id: "th-siam-waterside",
      error: "common.bad_request",
      fields: { unpublishAt: "record.moment_past" },
    },
  ]);
  expect(await Promise.all(ids.map(statusOf))).toEqual(["published", "draft"]);
});

test("reviews and posts are hidden for a reason and shown again; without one nothing is hidden", async () => {
  for (const [area, table] of [
    ["review", reviews],
    ["community", posts],
  ] as const) {
    const [row] = await db.select().from(table).where(eq(table.hidden, false)).limit(1);
    if (!row) throw new Error("the demo has reviews and posts");
    const isHidden = async () =>
      (await db.select().from(table).where(eq(table.id, row.id)))[0]?.hidden;
    const target = { by, id: String(row.id), version: row.version };
    const hide = bulkActionOf(`${area}.hide`);
    const wrong: Record<string, string>[] = [{}, { reason: "x" }, { reason: "other", note: " " }];
    for (const values of wrong) {
      await expect(hide.run(services, { ...target, values })).rejects.toThrow("form refused");
    }
    expect(await isHidden()).toBe(false);
    await hide.run(services, { ...target, values: { reason: "ad" } });
    expect(await isHidden()).toBe(true);
    const restore = bulkActionOf(`${area}.restore`);
    await expect(restore.run(services, target)).rejects.toThrow("record.conflict");
    await restore.run(services, { ...target, version: row.version + 1 });
    expect(await isHidden()).toBe(false);
  }
});

test("all matches are found from any page of the list, and none in a list without common actions", async () => {
  const { total } = await REVIEW_LIST.find(request("kind=course"));
  const rows = await matchingRows(REVIEW_LIST, request("kind=course&page=3"));
  expect(rows).toHaveLength(total);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
  await expect(matchingRows(MEMBER_LIST, request(""))).rejects.toThrow("common.not_found");
});

test("more rows than a person means are refused", async () => {
  const { columns } = REVIEW_LIST;
  const page = { page: 1, pages: 1, offset: 0, rows: [] };
  const many = (total: number) => ({
    columns,
    find: async () => ({ ...page, total }),
    rowOf: () => ({ id: "1" }),
  });
  await expect(matchingRows(many(MAX_MATCHING + 1), request(""))).rejects.toThrow(
    "desk.too_many_rows",
  );
  expect(await matchingRows(many(MAX_MATCHING), request(""))).toEqual([]);
});
