import { and, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { addNote, answerQuestion } from "#app/features/help/question/answer-question.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { runQuestionAction } from "./question-action.server.ts";
import { answersToday, countViews, findNextOpen, listQueue } from "./queue-queries.server.ts";
import { showPhone } from "./show-asker-phone.server.ts";
import { findThread, listDesk } from "./thread-queries.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("support");
const all = { q: "", page: 1, by } as const;

test("questions that wait come longest first, and each view counts what it lists", async () => {
  const counts = await countViews(db, by);
  const waiting = await listQueue(db, "ko", { ...all, view: "open" });
  expect(waiting.total).toBe(counts.open);
  const since = waiting.rows.map(({ waitingSince }) => waitingSince?.getTime() ?? 0);
  expect(since).toEqual(since.toSorted((a, b) => a - b));
  const done = await listQueue(db, "ko", { ...all, view: "done" });
  expect(done.total).toBe(counts.done);
  expect(done.rows.every(({ due }) => due === null)).toBe(true);
  expect(await db.$count(questions)).toBe(counts.open + counts.asked + counts.done);
});

test("an answer leads to the one that waits longest next, and moves its question to its view", async () => {
  const [first, second] = (await listQueue(db, "ko", { ...all, view: "open" })).rows;
  if (!first || !second) throw new Error("the demo has two questions that wait");
  expect((await findNextOpen(db, "ko", first.id))?.id).toBe(second.id);
  const before = await countViews(db, by);
  const today = await answersToday(db, TEST_NOW);
  const input = { content: "언제인가요?", picture: [], version: 1, canned: 1 };
  await answerQuestion(services, { id: first.id, by, input, asksBack: true });
  expect(await countViews(db, by)).toEqual({
    ...before,
    open: before.open - 1,
    asked: before.asked + 1,
  });
  expect(await answersToday(db, TEST_NOW)).toMatchObject({ count: today.count + 1 });
});

test("the median is of the first answers, each to its own question", async () => {
  await db.update(questions).set({ answeredAt: new Date("2020-01-01") });
  const [two] = await db.select().from(questions).limit(1);
  if (!two) throw new Error("the demo has questions");
  await db.delete(questionMessages).where(eq(questionMessages.questionId, two.id));
  const answer = { questionId: two.id, author: "staff", content: { ko: "답" } } as const;
  const minutes = (count: number) => new Date(two.createdAt.getTime() + count * 60_000);
  await db.insert(questionMessages).values([
    { ...answer, createdAt: minutes(41) },
    { ...answer, createdAt: minutes(90) },
  ]);
  await db.update(questions).set({ answeredAt: TEST_NOW }).where(eq(questions.id, two.id));
  expect(await answersToday(db, TEST_NOW)).toMatchObject({ medianMinutes: 41 });
});

test("a thread shows the notes, masks the phone number, and names who may take it", async () => {
  const [row] = (await listQueue(db, "ko", { ...all, view: "open" })).rows;
  const id = row?.id ?? 0;
  await db.update(questions).set({ phone: "+821012345678" }).where(eq(questions.id, id));
  await addNote(services, { id, by, content: "물어볼 것" });
  const thread = await findThread(db, "ko", id);
  expect(thread?.messages.map(({ author }) => author)).toEqual(["member", "note"]);
  expect(thread?.phone).not.toContain("1234");
  expect(await showPhone(services, { id, by })).toBe("+821012345678");
  expect((await listDesk(db)).map((person) => person.id)).toContain(by);
  expect(await findThread(db, "ko", 999_999)).toBeUndefined();
});

test("a canned answer finds the day, the sum and the people of the reservation, in the words of its member", async () => {
  const [line] = await db
    .select({
      id: reservations.id,
      memberId: reservations.memberId,
      title: reservations.title,
      usedOn: reservations.usedOn,
      paid: reservations.paid,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.kind, "golf"),
        eq(reservations.memberId, demoMemberId("demo")),
        isNotNull(reservations.choice),
      ),
    )
    .limit(1);
  const [row] = (await listQueue(db, "ko", { ...all, view: "open" })).rows;
  if (!line || !row) throw new Error("the demo has a round and a question that waits");
  const changed = { reservationId: line.id, memberId: line.memberId };
  await db.update(questions).set(changed).where(eq(questions.id, row.id));
  await db.update(members).set({ locale: "en" }).where(eq(members.id, line.memberId));
  const thread = await findThread(db, "ko", row.id);
  expect(thread?.facts).toEqual({
    name: thread?.author,
    product: line.title.en,
    date: formatShortDay(line.usedOn, "en"),
    time: expect.stringMatching(/^\d\d:\d\d$/),
    people: expect.stringMatching(/^\d$/),
    amount: formatWon(line.paid, "en"),
  });
});

test("a canned answer about a product finds its name, and neither a day nor a sum", async () => {
  const [row] = (await listQueue(db, "ko", { ...all, view: "open" })).rows;
  const about = { reservationId: null, productKind: "course", productId: "th-siam-old" } as const;
  await db
    .update(questions)
    .set(about)
    .where(eq(questions.id, row?.id ?? 0));
  const { facts } = (await findThread(db, "ko", row?.id ?? 0)) ?? {};
  expect(facts?.product).toBeTruthy();
  expect([facts?.date, facts?.time, facts?.people, facts?.amount]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each(["answer", "ask_back"])(
  "%s is refused while a placeholder is left, and a note is not",
  async (intent) => {
    const [row] = (await listQueue(db, "ko", { ...all, view: "open" })).rows;
    const id = row?.id ?? 0;
    const before = await findThread(db, "ko", id);
    const form = new FormData();
    for (const [name, value] of Object.entries({
      intent,
      content: "{추가 금액}이에요",
      version: String(before?.version),
    }))
      form.set(name, value);
    await expect(runQuestionAction(services, { id, by, form })).rejects.toMatchObject({
      fields: { content: "qna.placeholder_left" },
    });
    expect((await findThread(db, "ko", id))?.messages).toEqual(before?.messages);
    form.set("intent", "note");
    expect(await runQuestionAction(services, { id, by, form })).toEqual({ goesOn: false });
  },
);
