import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { alarms, outbox } from "#app/db/schema/message-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { type QuestionInput, questionSchema } from "#app/domain/help/question/question-schema.ts";
import { privateSource } from "#app/domain/picture/private-upload.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import {
  addNote,
  answerQuestion,
  assignQuestion,
  closeQuestion,
} from "./answer-question.server.ts";
import { askQuestion } from "./ask-question.server.ts";
import { sweepQuestions } from "./delete-questions.server.ts";
import { findQuestion } from "./question-queries.server.ts";
import { markRead, markSolved, writeOn } from "./write-on.server.ts";

const db = await testDatabase("demo");
let clock = TEST_NOW;
const services = { ...testServices(db), now: () => clock };
const ME = demoMemberId("demo");
const OTHER = demoMemberId("guest");
const STAFF = demoMemberId("support");
const OWNER = demoMemberId("owner");
const me = { id: ME, role: "member" } as const;

beforeEach(async () => {
  clock = new Date(clock.getTime() + 3_600_000);
  await db.delete(throttles);
});

function input(more: Record<string, unknown> = {}): QuestionInput {
  return questionSchema.parse({
    type: "course",
    title: "클럽을 빌릴 수 있나요?",
    content: "여성용이면 좋겠어요.",
    phone: "010-9876-5432",
    email: "me@example.com",
    agree: "on",
    ...more,
  });
}

function ask(more: Record<string, unknown> = {}, memberId = ME) {
  return askQuestion(services, { memberId, locale: "ko", input: input(more) });
}

async function sentBy(memberId: string): Promise<string> {
  const id = crypto.randomUUID();
  const src = privateSource(id);
  const picture = { src, widths: [240], width: 240, height: 180, blur: "" };
  await db.insert(uploads).values({ id, picture, memberId, isPrivate: true });
  return src;
}

const fetched = (id: number) => findQuestion(db, "ko", id, me);

async function row(id: number) {
  const [question] = await db.select().from(questions).where(eq(questions.id, id));
  if (!question) throw new Error("no such question");
  return question;
}

async function answer(id: number, version: number, more: object = {}, by = STAFF) {
  const given = { content: "네, 빌릴 수 있어요.", picture: [], version, canned: undefined };
  await answerQuestion(services, { id, by, asksBack: false, input: given, ...more });
}

test("a question waits with its promised hour, as the text that it is", async () => {
  const title = "<script>alert(1)</script> & '\"";
  const src = await sentBy(ME);
  const id = await ask({ title, picture: src, about: "course:th-siam-old" });
  expect(await fetched(id)).toMatchObject({
    title,
    status: "pending",
    isPublic: false,
    isMine: true,
    subject: { kind: "course", id: "th-siam-old" },
    messages: [{ author: "member", content: "여성용이면 좋겠어요.", pictures: [{ src }] }],
  });
  expect(await row(id)).toMatchObject({ phone: "+821098765432", email: "me@example.com" });
});

test("the same question sent twice is one; another text or another member is another", async () => {
  const ids = await Promise.all([ask({ title: "두 번" }), ask({ title: "두 번" })]);
  expect(ids[0]).toBe(ids[1]);
  expect(await db.$count(questionMessages, eq(questionMessages.questionId, ids[0] ?? 0))).toBe(1);
  expect(await ask({ title: "두 번", content: "다른 말" })).not.toBe(ids[0]);
  expect(await ask({ title: "두 번" }, OTHER)).not.toBe(ids[0]);
});

test("only a reservation of one's own and a product on sale are attached", async () => {
  const [line] = await db.select().from(reservations).where(eq(reservations.memberId, ME)).limit(1);
  const about = `reservation:${line?.id}`;
  expect(await row(await ask({ title: "내 예약", about }))).toMatchObject({
    reservationId: line?.id,
  });
  expect(await row(await ask({ title: "남의 예약", about }, OTHER))).toMatchObject({
    reservationId: null,
  });
  expect(await row(await ask({ title: "없는 곳", about: "hotel:atlantis" }))).toMatchObject({
    productId: null,
  });
});

test("another's picture, and a public one, cannot be attached", async () => {
  const before = await db.$count(questions);
  const theirs = ask({ title: "남의 사진", picture: await sentBy(OTHER) });
  await expect(theirs).rejects.toMatchObject({ fields: { picture: "common.bad_request" } });
  expect(await db.$count(questions)).toBe(before);
});

test("more than thirty words an hour are too many", async () => {
  const asking = Array.from({ length: 31 }, (_, number) => ask({ title: `질문 ${number}` }));
  const results = await Promise.allSettled(asking);
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toMatchObject([{ reason: { code: "auth.throttled" } }]);
});

test("an answer ends the waiting, and tells the member by alarm and mail at the address of the question", async () => {
  const id = await ask({ title: "답해 주세요" });
  await assignQuestion(services, { id, by: OWNER, to: STAFF, seen: null });
  await answer(id, 1, { asksBack: true });
  expect(await row(id)).toMatchObject({ waitingSince: null, askedBack: true, version: 2 });
  expect(await fetched(id)).toMatchObject({
    status: "completed",
    isNew: true,
    messages: [{}, { author: "staff", content: "네, 빌릴 수 있어요." }],
  });
  const link = `/qna/${id}`;
  expect(await db.$count(alarms, and(eq(alarms.memberId, ME), eq(alarms.link, link)))).toBe(1);
  const [letter] = await db.select().from(outbox).where(eq(outbox.link, link));
  expect(letter).toMatchObject({ recipient: "me@example.com", locale: "ko" });
  const done = await db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, "question"), eq(auditEntries.subjectId, String(id))));
  expect(done).toEqual([{ action: "question.assign" }, { action: "question.ask_back" }]);
});

test("an answer by a writer who has not seen the newest message is refused, and nothing is sent", async () => {
  const id = await ask({ title: "둘이 답해요" });
  await answer(id, 1);
  const second = answer(id, 1, {}, OWNER);
  await expect(second).rejects.toMatchObject({ code: "qna.answered_meanwhile" });
  await writeOn(services, {
    id,
    memberId: ME,
    locale: "ko",
    input: { content: "더", picture: [] },
  });
  const blind = answer(id, 2);
  await expect(blind).rejects.toMatchObject({ code: "qna.answered_meanwhile" });
  expect(await db.$count(outbox, eq(outbox.link, `/qna/${id}`))).toBe(1);
  await answer(id, 3);
  await expect(answer(999_999, 1)).rejects.toMatchObject({ code: "common.not_found" });
});

test("a member writes on in their own thread alone, which waits again; a double click is one", async () => {
  const id = await ask({ title: "이어서" });
  await answer(id, 1);
  const more = { id, locale: "ko" as const, input: { content: "고마워요", picture: [] } };
  await writeOn(services, { ...more, memberId: ME });
  await writeOn(services, { ...more, memberId: ME });
  const { messages, status } = (await fetched(id)) ?? {};
  expect(messages).toHaveLength(3);
  expect(status).toBe("pending");
  const theirs = writeOn(services, { ...more, memberId: OTHER });
  await expect(theirs).rejects.toMatchObject({ code: "common.not_found" });
  await closeQuestion(services, { id, by: STAFF, version: 3 });
  expect((await fetched(id))?.status).toBe("completed");
});

test("a member keeps the place of the first unanswered message when writing more", async () => {
  const id = await ask({ title: "기다려요" });
  const { waitingSince } = await row(id);
  clock = new Date(clock.getTime() + 3_600_000);
  await writeOn(services, { id, memberId: ME, locale: "ko", input: { content: "?", picture: [] } });
  expect((await row(id)).waitingSince).toEqual(waitingSince);
});

test("a member says that it is solved, once it was answered; reading it is remembered", async () => {
  const id = await ask({ title: "풀렸나요" });
  const own = { id, memberId: ME };
  await expect(markSolved(services, own)).rejects.toMatchObject({ code: "common.not_found" });
  await answer(id, 1);
  await markRead(services, { id, memberId: OTHER });
  expect((await fetched(id))?.isNew).toBe(true);
  await markRead(services, own);
  expect((await fetched(id))?.isNew).toBe(false);
  await markSolved(services, own);
  expect((await row(id)).solvedAt).toEqual(clock);
});

test("a note is read by staff alone", async () => {
  const id = await ask({ title: "메모", public: "on" });
  await addNote(services, { id, by: STAFF, content: "골프장에 물어볼 것" });
  for (const reader of [me, null]) {
    const question = await findQuestion(db, "ko", id, reader);
    expect(question?.messages.map(({ author }) => author)).toEqual(["member"]);
  }
  expect((await row(id)).version).toBe(1);
});

test("a question is given to staff only", async () => {
  const id = await ask({ title: "맡기기" });
  const wrong = assignQuestion(services, { id, by: STAFF, to: OTHER, seen: null });
  await expect(wrong).rejects.toMatchObject({ code: "common.bad_request" });
});

test("the second of two who take one question is told, and the first keeps it", async () => {
  const id = await ask({ title: "둘이 맡기" });
  await assignQuestion(services, { id, by: STAFF, to: STAFF, seen: null });
  const late = assignQuestion(services, { id, by: OWNER, to: OWNER, seen: null });
  await expect(late).rejects.toMatchObject({ code: "qna.assignee_changed", status: 409 });
  expect((await row(id)).assigneeId).toBe(STAFF);
  await assignQuestion(services, { id, by: STAFF, to: STAFF, seen: null });
  await assignQuestion(services, { id, by: OWNER, to: OWNER, seen: STAFF });
  expect((await row(id)).assigneeId).toBe(OWNER);
});

test("three years after the last word a private question is deleted, and a public one keeps no contact", async () => {
  const secret = await ask({ title: "오래된 것" });
  const open = await ask({ title: "오래된 공개", public: "on" });
  const before = new Date("2029-11-14T00:00:00+09:00");
  await sweepQuestions(db, before);
  expect((await row(open)).email).toBe("me@example.com");
  await sweepQuestions(db, new Date("2029-12-20T00:00:00+09:00"));
  await expect(row(secret)).rejects.toThrow("no such question");
  expect(await row(open)).toMatchObject({ email: null, phone: null });
});
