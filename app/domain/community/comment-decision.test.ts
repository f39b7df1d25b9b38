import { expect, test } from "vitest";
import { commentDecisionSchema } from "./moderation-form.ts";

test.each([
  [{ intent: "hide", comment: "1", note: "" }, "reason"],
  [{ intent: "hide", comment: "1", reason: "mood", note: "" }, "reason"],
  [{ intent: "hide", comment: "1", reason: "other", note: " " }, "note"],
  [{ intent: "hide", comment: "0", reason: "ad", note: "" }, "comment"],
  [{ intent: "hide", comment: "99999999999", reason: "ad", note: "" }, "comment"],
  [{ intent: "delete", comment: "1", note: "" }, "intent"],
])("%j is refused with the name of its field", (sent, field) => {
  expect(commentDecisionSchema.safeParse(sent).error?.issues[0]?.path).toEqual([field]);
});

test("hiding takes a reason, and showing again needs none", () => {
  const hide = { intent: "hide", comment: "7", reason: "ad", note: "링크" };
  expect(commentDecisionSchema.parse(hide)).toEqual({ ...hide, comment: 7 });
  const shown = commentDecisionSchema.parse({ intent: "restore", comment: "7", reason: "ad" });
  expect(shown).toEqual({ intent: "restore", comment: 7 });
});
