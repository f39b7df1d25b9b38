import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { comments, posts, reviews } from "#app/db/schema/community/community-tables.ts";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { questionSchema } from "#app/domain/help/question/question-schema.ts";
import { addComment, deleteComment } from "#app/features/community/comment/write-comment.server.ts";
import { reportComment } from "#app/features/community/moderation/comment-reports.server.ts";
import { reportPost } from "#app/features/community/moderation/post-reports.server.ts";
import { findPost } from "#app/features/community/post/post-queries.server.ts";
import {
  changePost,
  deletePost,
  publishPost,
} from "#app/features/community/post/write-post.server.ts";
import { hideReview } from "#app/features/community/review/moderate-review.server.ts";
import { answerQuestion } from "#app/features/help/question/answer-question.server.ts";
import { askQuestion } from "#app/features/help/question/ask-question.server.ts";
import { writeOn } from "#app/features/help/question/write-on.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { testServices } from "#tests/support/services.ts";

addAllMessages();
const db = await postgresDatabase("demo");
const services = testServices(db);
const memberId = demoMemberId("demo");
const WORDS = { content: "두 분", region: "pattaya", picture: [] };

function publish(title: string) {
  return publishPost(services, { memberId, locale: "ko", input: { ...WORDS, title } });
}

test("a post that is sent five times at once is published once", async () => {
  const before = await db.$count(posts, eq(posts.memberId, memberId));
  for (let round = 0; round < 3; round++) {
    const title = `한 번만 ${round}`;
    const ids = await Promise.all(Array.from({ length: 5 }, () => publish(title)));
    expect(new Set(ids).size).toBe(1);
  }
  expect(await db.$count(posts, eq(posts.memberId, memberId))).toBe(before + 3);
});

test("a post that is changed and deleted at once ends deleted", async () => {
  for (let round = 0; round < 3; round++) {
    const id = await publish(`지울 글 ${round}`);
    const input = { ...WORDS, title: "고친 글" };
    await Promise.allSettled([
      changePost(services, id, { memberId, locale: "ko", input }),
      deletePost(db, { id, memberId }),
    ]);
    expect(await db.$count(posts, eq(posts.id, id))).toBe(0);
  }
});

function ask(title: string) {
  const contact = { phone: "010-9876-5432", email: "me@example.com", agree: "on" };
  const input = questionSchema.parse({ type: "etc", title, content: "언제인가요?", ...contact });
  return askQuestion(services, { memberId, locale: "ko", input });
}

function answer(id: number, by: string, content: string) {
  const input = { content, picture: [], version: 1, canned: undefined };
  return answerQuestion(services, { id, by: demoMemberId(by), input, asksBack: false });
}

test("a question that is sent five times at once is one question", async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => ask("한 번만")));
  expect(new Set(ids).size).toBe(1);
  const said = eq(questionMessages.questionId, ids[0] ?? 0);
  expect(await db.$count(questionMessages, said)).toBe(1);
});

test("two colleagues answer at once: one does, the other is told, and one e-mail goes out", async () => {
  for (let round = 0; round < 4; round++) {
    const id = await ask(`둘이 답해요 ${round}`);
    const results = await Promise.allSettled([
      answer(id, "support", "하나"),
      answer(id, "owner", "둘"),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = results.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({ reason: { code: "qna.answered_meanwhile" } });
    expect(await db.$count(questionMessages, eq(questionMessages.questionId, id))).toBe(2);
    expect(await db.$count(outbox, eq(outbox.link, `/qna/${id}`))).toBe(1);
  }
});

test("a member writes on while staff answer: an unread message never counts as answered", async () => {
  for (let round = 0; round < 4; round++) {
    const id = await ask(`엇갈려요 ${round}`);
    const more = { content: "하나 더요", picture: [] };
    await Promise.allSettled([
      answer(id, "support", "답"),
      writeOn(services, { id, memberId, locale: "ko", input: more }),
    ]);
    const [question] = await db.select().from(questions).where(eq(questions.id, id));
    expect(question?.waitingSince).not.toBeNull();
  }
});

test("a review is hidden by two colleagues at once: one is told, and its author is notified once", async () => {
  const [review] = await db.select().from(reviews).where(eq(reviews.hidden, false)).limit(1);
  const input = { version: review?.version ?? 0, reason: "ad", note: "" } as const;
  const hide = (by: string) =>
    hideReview(services, { id: review?.id ?? 0, by: demoMemberId(by), input });
  const results = await Promise.allSettled([hide("support"), hide("owner")]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("three members report a post at once: it is hidden", async () => {
  const id = await publish("신고 셋");
  const report = (by: string) =>
    reportPost(services, {
      postId: id,
      memberId: demoMemberId(by),
      input: { reason: "ad", note: "" },
    });
  await Promise.all(["guest", "r01", "r02"].map(report));
  const [post] = await db.select().from(posts).where(eq(posts.id, id));
  expect(post).toMatchObject({ hidden: true, hiddenFor: "reports" });
});

/** Posts and reports of the tests above are not counted against these. */
async function publishFreely(title: string): Promise<number> {
  await db.delete(throttles);
  return publish(title);
}

test("three members report a comment at once: it is hidden, and counted out of its post once", async () => {
  const input = { reason: "ad", note: "" } as const;
  for (let round = 0; round < 3; round++) {
    const id = await publishFreely(`댓글 신고 ${round}`);
    const subject = { kind: "post", id } as const;
    const write = (by: string) =>
      addComment(services, { subject, memberId: demoMemberId(by), locale: "ko", content: by });
    await write("guest");
    const commentId = await write("r03");
    const report = (by: string) =>
      reportComment(services, { commentId, memberId: demoMemberId(by), input });
    await Promise.all(["guest", "r01", "r02"].map(report));
    const [comment] = await db.select().from(comments).where(eq(comments.id, commentId));
    expect(comment?.hiddenFor).toBe("reports");
    expect((await findPost(db, "ko", id))?.comments).toBe(1);
  }
});

test("a comment is reported for the last time and deleted at once: its post counts it out once", async () => {
  const input = { reason: "ad", note: "" } as const;
  for (let round = 0; round < 5; round++) {
    const id = await publishFreely(`지우고 신고 ${round}`);
    const subject = { kind: "post", id } as const;
    const writer = demoMemberId("r03");
    const commentId = await addComment(services, {
      subject,
      memberId: writer,
      locale: "ko",
      content: "광고",
    });
    const report = (by: string) =>
      reportComment(services, { commentId, memberId: demoMemberId(by), input });
    await report("guest");
    await report("r01");
    await Promise.allSettled([
      report("r02"),
      deleteComment(services, { id: commentId, subject, memberId: writer }),
    ]);
    expect((await findPost(db, "ko", id))?.comments).toBe(0);
  }
});
