import { expect, test } from "vitest";
import { blockSchema, hideSchema, replySchema, reportSchema } from "./moderation-form.ts";

test("hiding names a reason from the list; another reason needs a sentence", () => {
  expect(hideSchema.parse({ version: "2", reason: "ad" })).toEqual({
    version: 2,
    reason: "ad",
    note: "",
  });
  expect(hideSchema.safeParse({ version: "2", reason: "other", note: " \u200B " }).success).toBe(
    false,
  );
  expect(hideSchema.parse({ version: "2", reason: "other", note: "중복" }).note).toBe("중복");
});

test.each([
  {},
  { version: "2" },
  { version: "2", reason: "reports" },
  { version: "0", reason: "ad" },
  { version: "x", reason: "ad" },
  { version: "2", reason: "ad", note: "가".repeat(301) },
])("%j hides nothing", (sent) => {
  expect(hideSchema.safeParse(sent).success).toBe(false);
});

test("a reply has the languages that were written, without marks that turn the line around", () => {
  expect(replySchema.parse({ version: "1", ko: " 고맙\u202E습니다 " })).toEqual({
    version: 1,
    ko: "고맙습니다",
    en: "",
  });
  expect(replySchema.safeParse({ version: "1", ko: "가".repeat(1_001) }).success).toBe(false);
});

test("a report names its reason", () => {
  expect(reportSchema.parse({ reason: "fraud" })).toEqual({ reason: "fraud", note: "" });
  expect(reportSchema.safeParse({}).success).toBe(false);
  expect(reportSchema.safeParse({ reason: "boring" }).success).toBe(false);
});

test("a block names a post or a comment by its number", () => {
  expect(blockSchema.parse({ kind: "post", id: "7" })).toEqual({ kind: "post", id: 7 });
});

test.each([
  { kind: "member", id: "7" },
  { kind: "post" },
  { kind: "post", id: "" },
  { kind: "comment", id: "0" },
  { kind: "comment", id: "-1" },
  { kind: "comment", id: "1.5" },
  { kind: "comment", id: "2147483648" },
  { kind: "comment", id: "1 or 1=1" },
])("%j blocks nobody", (form) => {
  expect(blockSchema.safeParse(form).success).toBe(false);
});
