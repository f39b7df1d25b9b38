import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { comments } from "#app/db/schema/community/community-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import { commentsBelow } from "#app/features/community/comment/comment-queries.server.ts";
import { addComment, changeComment } from "#app/features/community/comment/write-comment.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { moderateComment } from "./moderate-comment.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const STAFF = demoMemberId("content");
const WRITER = demoMemberId("demo");
const READER = demoMemberId("guest");

const [event] = await db
  .update(events)
  .set({ hasComments: true, draft: false, startsOn: "2026-01-01", endsOn: "2027-12-31" })
  .where(eq(events.id, 1))
  .returning({ id: events.id });
const eventId = event?.id ?? 0;
const subject = { kind: "event", id: eventId } as const;

const write = (content: string, parentId?: number) =>
  addComment(services, {
    subject,
    memberId: WRITER,
    locale: "ko",
    content,
    ...(parentId ? { parentId } : {}),
  });
const below = () => commentsBelow(db, "ko", subject, 1);
const decide = (decision: Parameters<typeof moderateComment>[1]["decision"], at = eventId) =>
  moderateComment(services, { eventId: at, by: STAFF, decision });

test("a hidden comment leaves the page and its count, its answers stay, and restoring brings it back whole", async () => {
  await db.delete(comments).where(eq(comments.eventId, eventId));
  const comment = await write("싸게 팔아요");
  await write("정말요?", comment);
  await decide({ intent: "hide", comment, reason: "ad", note: "외부 링크" });
  expect(await below()).toMatchObject({
    total: 1,
    rows: [{ isHidden: true, author: "", content: "", replies: [{ content: "정말요?" }] }],
  });
  await decide({ intent: "restore", comment });
  expect(await below()).toMatchObject({
    total: 2,
    rows: [{ isHidden: false, content: "싸게 팔아요" }],
  });
  const entries = await db
    .select({ action: auditEntries.action, by: auditEntries.actorId, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(eq(auditEntries.subjectKind, "comment"), eq(auditEntries.subjectId, String(comment))),
    )
    .orderBy(auditEntries.id);
  expect(entries).toEqual([
    {
      action: "comment.hide",
      by: STAFF,
      after: { reason: "ad", note: "외부 링크", event: eventId },
    },
    { action: "comment.restore", by: STAFF, after: { reason: null, note: null, event: eventId } },
  ]);
});

test("the author hears why a comment below an event is hidden, and that it is shown again", async () => {
  const comment = await write("이벤트 댓글");
  await decide({ intent: "hide", comment, reason: "ad", note: "" });
  await decide({ intent: "restore", comment });
  const told = await db
    .select({ template: alarms.template, words: alarms.words })
    .from(alarms)
    .where(eq(alarms.memberId, WRITER))
    .orderBy(desc(alarms.id))
    .limit(2);
  expect(told).toMatchObject([
    { template: "comment-restored" },
    { template: "comment-hidden", words: { reason: { ko: "광고", en: "advertising" } } },
  ]);
});

test("a hidden comment can be neither changed nor answered", async () => {
  const comment = await write("욕설");
  await decide({ intent: "hide", comment, reason: "abuse", note: "" });
  const own = { id: comment, subject, memberId: WRITER, locale: "ko", content: "다시" } as const;
  await expect(changeComment(services, own)).rejects.toMatchObject({ code: "common.not_found" });
  const answer = {
    subject,
    memberId: READER,
    locale: "ko",
    content: "네",
    parentId: comment,
  } as const;
  await expect(addComment(services, answer)).rejects.toMatchObject({ code: "common.not_found" });
});

test("the slower of two is told, and another event's comment is not found", async () => {
  const comment = await write("두 사람이 봐요");
  const hide = { intent: "hide", comment, reason: "off_topic", note: "" } as const;
  await expect(decide({ intent: "restore", comment })).rejects.toMatchObject({
    code: "record.conflict",
  });
  await expect(decide(hide, eventId + 1)).rejects.toMatchObject({ code: "common.not_found" });
  await decide(hide);
  await expect(decide({ ...hide, reason: "ad" })).rejects.toMatchObject({
    code: "record.conflict",
  });
});
