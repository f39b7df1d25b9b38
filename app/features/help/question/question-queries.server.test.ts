import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { questions } from "#app/db/schema/help/help-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { countNewAnswers, findQuestion, listQuestions } from "./question-queries.server.ts";

const db = await testDatabase("demo");
const author = await memberCalled("demo");
const stranger = await memberCalled("guest");
const support = await memberCalled("support");
const content = await memberCalled("content");
const secret = await questionOf(author.id, false);
const open = await questionOf(author.id, true);
const all = { memberId: author.id, status: undefined, page: 1 };

test("a member sees their own questions, newest first, with the state of each", async () => {
  const { rows, totals } = await listQuestions(db, "ko", all);
  expect(totals.all).toBe(await db.$count(questions, eq(questions.memberId, author.id)));
  for (const row of rows) expect(row.status).toBe(row.waitingSince ? "pending" : "completed");
  const times = rows.map((row) => row.createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("shows the promised hour on waiting questions and the last answer on answered ones", async () => {
  const waiting = await listQuestions(db, "ko", { ...all, status: "pending" });
  expect(waiting.rows).toHaveLength(waiting.totals.pending);
  for (const { due, answer } of waiting.rows) {
    expect(due).toBeInstanceOf(Date);
    expect(answer).toBeNull();
  }
  const answered = await listQuestions(db, "en", { ...all, status: "completed" });
  expect(answered.rows).toHaveLength(answered.totals.completed);
  for (const { due, answer } of answered.rows) {
    expect(due).toBeNull();
    expect(answer).toMatch(/[A-Za-z]/);
  }
});

test("my page counts the answers that the list calls new", async () => {
  const { rows } = await listQuestions(db, "ko", all);
  expect(await countNewAnswers(db, author.id)).toBe(rows.filter(({ isNew }) => isNew).length);
  const [answered] = rows.filter(({ status }) => status === "completed");
  const readAt = (memberReadAt: Date | null) =>
    db
      .update(questions)
      .set({ memberReadAt })
      .where(eq(questions.id, answered?.id ?? 0));
  await readAt(null);
  const unread = await countNewAnswers(db, author.id);
  await readAt(answered?.answeredAt ?? null);
  expect(await countNewAnswers(db, author.id)).toBe(unread - 1);
  await readAt(answered?.memberReadAt ?? null);
});

test("a private question is its author's and that of staff who read questions", async () => {
  expect((await findQuestion(db, "ko", secret, author))?.id).toBe(secret);
  expect((await findQuestion(db, "ko", secret, support))?.id).toBe(secret);
  for (const reader of [stranger, content, null]) {
    expect(await findQuestion(db, "ko", secret, reader)).toBeUndefined();
  }
});

test("a public question is everybody's, and its author stays half hidden", async () => {
  expect(await findQuestion(db, "ko", open, stranger)).toMatchObject({
    author: "김*현",
    isMine: false,
  });
  expect((await findQuestion(db, "en", open, null))?.title).toMatch(/[A-Za-z]/);
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
