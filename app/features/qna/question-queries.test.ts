import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { questions } from "#app/db/schema/community.ts";
import { members } from "#app/db/schema/member.ts";
import { embeddedDatabase } from "#tests/support/database/database.ts";
import { findQuestion, isPrivateQuestion, listQuestions } from "./question-queries.server.ts";

const db = await embeddedDatabase("demo");
const author = await memberCalled("demo");
const stranger = await memberCalled("guest");
const support = await memberCalled("support");
const secret = await questionOf(author.id, false);
const open = await questionOf(author.id, true);

test("a member sees their own questions, newest first, with their answers", async () => {
  const { rows, paging } = await listQuestions(db, "ko", { memberId: author.id, page: 1 });

  expect(paging.total).toBe(await db.$count(questions, eq(questions.memberId, author.id)));
  for (const row of rows) expect(row.status).toBe(row.answeredAt ? "completed" : "pending");
  const times = rows.map((row) => row.createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("a private question is its author's and the staff's", async () => {
  expect((await findQuestion(db, "ko", secret, author))?.id).toBe(secret);
  expect((await findQuestion(db, "ko", secret, support))?.id).toBe(secret);
  expect(await findQuestion(db, "ko", secret, stranger)).toBeUndefined();
  expect(await findQuestion(db, "ko", secret, null)).toBeUndefined();
});

test("a public question is everybody's, and its author stays half hidden", async () => {
  expect((await findQuestion(db, "ko", open, stranger))?.author).toBe("김*현");
  expect((await findQuestion(db, "en", open, null))?.title).toMatch(/[A-Za-z]/);
});

test("logging in can help only where there is a private question", async () => {
  expect(await isPrivateQuestion(db, secret)).toBe(true);
  expect(await isPrivateQuestion(db, open)).toBe(false);
  expect(await isPrivateQuestion(db, 999_999_999)).toBe(false);
});

async function memberCalled(loginId: string) {
  const [member] = await db
    .select({ id: members.id, role: members.role })
    .from(members)
    .where(eq(members.loginId, loginId));
  if (!member) throw new Error(`the demo has no ${loginId}`);
  return member;
}

async function questionOf(memberId: string, isPublic: boolean): Promise<number> {
  const [question] = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.memberId, memberId), eq(questions.isPublic, isPublic)));
  if (!question) throw new Error("the demo member has asked nothing of the kind");
  return question.id;
}
