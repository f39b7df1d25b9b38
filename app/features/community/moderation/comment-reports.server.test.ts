import { and, desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { commentReports, comments, posts } from "#app/db/schema/community/community-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import { listCommentRows } from "#app/features/community/desk/comment-desk-list.server.ts";
import { countReportedComments } from "#app/features/community/desk/moderation-queries.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newMember } from "#tests/support/order/paid-trip.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { listComments } from "../comment/comment-queries.server.ts";
import { addComment, deleteComment } from "../comment/write-comment.server.ts";
import { findPost } from "../post/post-queries.server.ts";
import { reportComment } from "./comment-reports.server.ts";
import { hideComment, keepComment } from "./moderate-comment.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("support");
const [AUTHOR, ...readers] = await Promise.all(Array.from({ length: 6 }, () => newMember(db)));
const input = { reason: "fraud", note: "" } as const;

beforeEach(async () => {
  await db.delete(throttles);
});

async function aComment() {
  const text = { title: { ko: "파타야 010-1234-5678" }, content: { ko: "같이 쳐요" } };
  const [post] = await db
    .insert(posts)
    .values({ memberId: demoMemberId("demo"), regionId: "pattaya", ...text })
    .returning({ id: posts.id });
  const subject = { kind: "post", id: post?.id ?? 0 } as const;
  const memberId = AUTHOR ?? "";
  const id = await addComment(services, {
    subject,
    memberId,
    locale: "ko",
    content: "싸게 팔아요",
  });
  return { id, subject };
}

const report = (commentId: number, memberId = "") =>
  reportComment(services, { commentId, memberId, input });
const reported = async (commentId: number, times: number) => {
  for (const reader of readers.slice(0, times)) await report(commentId, reader);
};
const isShown = async (id: number) =>
  (await db.$count(comments, eq(comments.id, id))) > 0 && (await stateOf(id)).hiddenFor === null;
async function stateOf(id: number) {
  const [row] = await db.select().from(comments).where(eq(comments.id, id));
  return { version: row?.version ?? 0, hiddenFor: row?.hiddenFor };
}
const countBelow = async (id: number) => (await findPost(db, "ko", id))?.comments;
async function lastAlarm() {
  const [alarm] = await db
    .select()
    .from(alarms)
    .where(eq(alarms.memberId, AUTHOR ?? ""))
    .orderBy(desc(alarms.id))
    .limit(1);
  return alarm;
}
const refused = { code: "common.not_found" };

test("the third member who reports a comment hides it until staff decide; a member cannot report twice or their own", async () => {
  const { id, subject } = await aComment();
  await expect(report(id, AUTHOR)).rejects.toMatchObject(refused);
  await report(id, readers[0]);
  await expect(report(id, readers[0])).rejects.toMatchObject({ code: "report.already" });
  await report(id, readers[1]);
  expect(await isShown(id)).toBe(true);
  expect(await countBelow(subject.id)).toBe(1);
  await report(id, readers[2]);
  expect(await stateOf(id)).toMatchObject({ hiddenFor: "reports" });
  const { rows } = await listComments(db, "ko", subject, 1);
  expect(rows).toMatchObject([{ isHidden: true, author: "", content: "" }]);
  expect(await countBelow(subject.id)).toBe(0);
  await expect(report(id, readers[3])).rejects.toMatchObject(refused);
});

test("a deleted or missing comment, or one below a hidden post, cannot be reported", async () => {
  const { id, subject } = await aComment();
  await expect(report(999_999_999, readers[0])).rejects.toMatchObject(refused);
  await db.update(posts).set({ hidden: true }).where(eq(posts.id, subject.id));
  await expect(report(id, readers[0])).rejects.toMatchObject(refused);
  await db.update(posts).set({ hidden: false }).where(eq(posts.id, subject.id));
  await db.update(comments).set({ deletedAt: TEST_NOW }).where(eq(comments.id, id));
  await expect(report(id, readers[0])).rejects.toMatchObject(refused);
});

test("staff restore it: it counts, its author is notified, and three new reports are needed", async () => {
  const { id, subject } = await aComment();
  await reported(id, 3);
  await keepComment(services, { id, by, version: (await stateOf(id)).version });
  expect(await isShown(id)).toBe(true);
  expect(await countBelow(subject.id)).toBe(1);
  expect(await lastAlarm()).toMatchObject({
    template: "comment-restored",
    link: `/community/${subject.id}#comment-${id}`,
  });
  await report(id, readers[3]);
  await report(id, readers[4]);
  expect(await isShown(id)).toBe(true);
  await expect(report(id, readers[0])).rejects.toMatchObject({ code: "report.already" });
});

test("staff hide a comment for a reason that its author reads, without any contact in it", async () => {
  const { id, subject } = await aComment();
  await report(id, readers[0]);
  const hide = { version: 1, reason: "other", note: "같은 댓글이 많아요" } as const;
  await hideComment(services, { id, by, input: hide });
  expect(await countBelow(subject.id)).toBe(0);
  expect(await lastAlarm()).toMatchObject({
    template: "comment-hidden",
    words: { title: { ko: "파타야 ●●●" }, reason: { ko: "같은 댓글이 많아요" } },
  });
  const open = and(eq(commentReports.commentId, id), eq(commentReports.note, ""));
  const [decided] = await db.select().from(commentReports).where(open);
  expect(decided?.decidedAt).not.toBeNull();
  const again = hideComment(services, { id, by, input: { ...hide, version: 2 } });
  await expect(again).rejects.toMatchObject({ code: "record.conflict" });
  const late = keepComment(services, { id, by, version: 1 });
  await expect(late).rejects.toMatchObject({ code: "record.conflict" });
  const isIt = and(eq(auditEntries.subjectKind, "comment"), eq(auditEntries.subjectId, String(id)));
  expect(await db.select().from(auditEntries).where(isIt)).toMatchObject([
    { action: "comment.hide", actorId: by, after: { reason: "other", reports: 1 } },
  ]);
});

test("a comment deleted by its author while hidden is counted once, and leaves the queue", async () => {
  const { id, subject } = await aComment();
  const waiting = await countReportedComments(db);
  await addComment(services, {
    subject,
    memberId: readers[0] ?? "",
    locale: "ko",
    content: "답",
    parentId: id,
  });
  await reported(id, 3);
  expect(await countReportedComments(db)).toBe(waiting + 1);
  await deleteComment(services, { id, subject, memberId: AUTHOR ?? "" });
  expect(await countBelow(subject.id)).toBe(1);
  expect(await countReportedComments(db)).toBe(waiting);
});

test("the desk finds reported comments with their text unmasked and their author masked", async () => {
  const { id, subject } = await aComment();
  await reported(id, 1);
  const search = new URLSearchParams({ reports: "open", q: "싸게" });
  const { rows } = await listCommentRows({ db, locale: "ko", now: TEST_NOW, search });
  expect(rows.find((row) => row.id === id)).toMatchObject({
    below: "post",
    belowId: subject.id,
    reports: 1,
    hidden: false,
  });
  await keepComment(services, { id, by, version: 1 });
  const after = await listCommentRows({ db, locale: "ko", now: TEST_NOW, search });
  expect(after.rows.map((row) => row.id)).not.toContain(id);
});
