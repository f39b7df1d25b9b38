import { expect, test } from "vitest";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { questionSchema } from "#app/domain/help/question/question-schema.ts";
import { privateSource } from "#app/domain/picture/private-upload.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { answerQuestion } from "./answer-question.server.ts";
import { askQuestion } from "./ask-question.server.ts";
import { mayReadFile } from "./private-file-rights.server.ts";
import { findQuestion } from "./question-queries.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const ME = demoMemberId("demo");
const STAFF = demoMemberId("support");
const me = { id: ME, role: "member" } as const;

async function sentBy(memberId: string): Promise<string> {
  const id = crypto.randomUUID();
  const src = privateSource(id);
  const picture = { src, widths: [240], width: 240, height: 180, blur: "" };
  await db.insert(uploads).values({ id, picture, memberId, isPrivate: true });
  return src;
}

test("only the uploader, the asker and staff may read a private picture", async () => {
  const mine = await sentBy(ME);
  const theirs = await sentBy(STAFF);
  const input = questionSchema.parse({
    type: "etc",
    title: "사진",
    content: "보세요",
    phone: "010-9876-5432",
    email: "me@example.com",
    agree: "on",
    public: "on",
    picture: mine,
  });
  const id = await askQuestion(services, { memberId: ME, locale: "ko", input });
  const stranger = { id: demoMemberId("guest"), role: "member" } as const;
  const staff = { id: demoMemberId("owner"), role: "support" } as const;
  const editor = { id: demoMemberId("owner"), role: "content" } as const;
  const read = (reader: typeof me | typeof staff | typeof editor | null, src: string) =>
    mayReadFile(db, reader, src.slice("/uploads/private/".length));

  expect(await read(me, theirs)).toBe(false);
  const said = { content: "약도예요", picture: [theirs], version: 1, canned: undefined };
  await answerQuestion(services, { id, by: STAFF, asksBack: false, input: said });
  for (const src of [mine, theirs]) {
    expect(await read(me, src)).toBe(true);
    expect(await read(staff, src)).toBe(true);
    for (const reader of [stranger, editor, null]) expect(await read(reader, src)).toBe(false);
  }
  // Public are its words, never its pictures.
  const shown = await findQuestion(db, "ko", id, stranger);
  expect(shown?.messages.flatMap(({ pictures }) => pictures)).toEqual([]);
  expect(await mayReadFile(db, staff, crypto.randomUUID())).toBe(false);
});
