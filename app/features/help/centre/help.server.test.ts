import { expect, test } from "vitest";
import { helpAnswers, helpVotes } from "#app/db/schema/help/help-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { findHelp } from "./help-queries.server.ts";
import { visitorOf, voteOnAnswer } from "./vote-on-answer.server.ts";

const db = await testDatabase("demo");
const NO_QUERY = { q: "", subject: undefined };
const VISITOR = "11111111-1111-4111-8111-111111111111";
const OTHER = "22222222-2222-4222-8222-222222222222";

test("a search for rain and refund answers with the rain first, its words marked", async () => {
  const { answers } = await findHelp(db, "ko", { q: "비 오면 환불", subject: undefined });
  expect(answers[0]?.question).toBe("비가 와서 라운드를 못 하면 돌려받나요?");
  expect(answers[0]?.body).toContain("전액 <mark>환불</mark>");
});

test("without a search the first answers of each subject are shown, and every subject is counted", async () => {
  const { answers, subjects } = await findHelp(db, "en", NO_QUERY);
  expect(answers).toHaveLength(12);
  expect(subjects.map(({ subject }) => subject)).toEqual([
    "booking",
    "refund",
    "payment",
    "round",
    "van",
    "hotel",
  ]);
  const inVan = await findHelp(db, "en", { q: "", subject: "van" });
  expect(inVan.answers).toHaveLength(subjects.find(({ subject }) => subject === "van")?.count ?? 0);
});

test("links inside an answer lead to the reader's language", async () => {
  const { answers } = await findHelp(db, "en", { q: "whole trip", subject: undefined });
  expect(answers[0]?.body).toContain('href="/en/shopping_cart"');
});

test("a draft is neither found nor voted on", async () => {
  const [draft] = await db
    .insert(helpAnswers)
    .values({
      subject: "hotel",
      question: { ko: "초안 질문", en: "Draft question" },
      words: { ko: "", en: "" },
      body: { ko: "<p>초안</p>", en: "<p>Draft</p>" },
      draft: true,
    })
    .returning({ id: helpAnswers.id });
  expect((await findHelp(db, "ko", { q: "초안", subject: undefined })).answers).toEqual([]);
  const vote = voteOnAnswer(
    { db },
    { visitor: VISITOR, address: "192.0.2.1" },
    {
      answer: draft?.id ?? 0,
      helpful: true,
    },
  );
  await expect(vote).rejects.toThrow("common.not_found");
});

test("a visitor has one vote on an answer, and the last one counts", async () => {
  const vote = (visitor: string, helpful: boolean) =>
    voteOnAnswer({ db }, { visitor, address: "192.0.2.1" }, { answer: 1, helpful });
  await vote(VISITOR, true);
  await vote(VISITOR, false);
  await vote(OTHER, true);
  expect(await db.$count(helpVotes)).toBe(2);
  const { answers } = await findHelp(db, "ko", { q: "", subject: "booking" });
  expect(answers.find(({ id }) => id === 1)).toMatchObject({ votes: 2, helpful: 1 });
});

test.each(["", "help-visitor=", "help-visitor=1; drop table", "other=1"])(
  "a visitor without a number of ours gets a new one: %j",
  (cookie) => {
    const visitor = visitorOf(new Request("http://shop.test/help", { headers: { cookie } }));
    expect(visitor).toMatch(/^[\da-f-]{36}$/);
  },
);

test("a visitor who comes back has the same number", () => {
  const headers = { cookie: `a=1; help-visitor=${VISITOR}` };
  expect(visitorOf(new Request("http://shop.test/help", { headers }))).toBe(VISITOR);
});
