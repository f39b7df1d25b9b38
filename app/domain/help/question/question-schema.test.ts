import { expect, test } from "vitest";
import { answerSchema, messageSchema, questionSchema } from "./question-schema.ts";

const PICTURE = "/uploads/private/5b2f4a1e-93a7-4d0a-8f0e-0d6a3a5f7c11";
const ASKED = {
  type: "reservation",
  title: "티오프를 늦출 수 있을까요?",
  content: "7시 40분쯤이면 좋겠어요.",
  phone: "010-2345-6789",
  email: "Kim@Example.com",
  agree: "on",
};

function mistakes(change: Record<string, unknown>) {
  const { error } = questionSchema.safeParse({ ...ASKED, ...change });
  return error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
}

test("a question is stored tidy, with its phone number as it is dialled", () => {
  expect(
    questionSchema.parse({ ...ASKED, title: "  두  칸\n줄 ", about: "hotel:ht-amari" }),
  ).toEqual({
    ...ASKED,
    title: "두 칸 줄",
    phone: "+821023456789",
    email: "kim@example.com",
    about: { kind: "hotel", id: "ht-amari" },
    picture: [],
  });
});

test.each([
  [{ type: undefined }, "type: qna.type_required"],
  [{ type: "account" }, "type: qna.type_required"],
  [{ title: undefined }, "title: qna.title_required"],
  [{ title: "\u200B \u3164" }, "title: qna.title_required"],
  [{ title: "가".repeat(61) }, "title: qna.too_long"],
  [{ content: " \n " }, "content: qna.content_required"],
  [{ content: "가".repeat(2_001) }, "content: qna.too_long"],
  [{ phone: "" }, "phone: auth.phone_required"],
  [{ phone: "1234" }, "phone: auth.phone_format"],
  [{ email: "" }, "email: auth.email_required"],
  [{ email: "a@b\r\nBcc: c@d.com" }, "email: auth.email_format"],
  [{ agree: undefined }, "agree: qna.agree_required"],
  [{ picture: "/uploads/5b2f4a1e-93a7-4d0a-8f0e-0d6a3a5f7c11" }, "picture: common.bad_request"],
  [{ picture: [PICTURE, PICTURE] }, "picture: common.bad_request"],
  [
    { picture: Array.from({ length: 6 }, (_, n) => PICTURE.replace(/1$/, String(n))) },
    "picture: upload.too_many",
  ],
])("%j is refused: %s", (change, mistake) => {
  expect(mistakes(change)).toEqual([mistake]);
});

test("accepts text of exactly the maximum length", () => {
  expect(mistakes({ title: "가".repeat(60), content: "가".repeat(2_000) })).toBeUndefined();
});

test("a subject that cannot be one is left out, not refused", () => {
  expect(questionSchema.parse({ ...ASKED, about: "course:<script>" }).about).toBeUndefined();
});

test("marks that turn the writing around are taken out", () => {
  expect(messageSchema.parse({ content: "가\u202E나\u0000다" }).content).toBe("가나다");
});

test("an answer names the version that its writer saw", () => {
  expect(answerSchema.parse({ content: "네", version: "3" })).toMatchObject({ version: 3 });
  expect(answerSchema.safeParse({ content: "네" }).success).toBe(false);
  expect(answerSchema.parse({ content: "네", version: "3", canned: "x" }).canned).toBeUndefined();
});
