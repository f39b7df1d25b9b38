import { expect, test } from "vitest";
import { answerSchema } from "#app/domain/help/question/question-schema.ts";
import { replySchema, restoreSchema } from "../community/moderation-form.ts";
import { bestFormSchema } from "../content/best30/best-form.ts";
import { pictureOrderSchema } from "../picture/picture-order.ts";
import { publishSchema } from "../tournament/flight-form.ts";

const LARGEST = "2147483647";
/** What no column of whole numbers can hold. */
const TOO_LARGE = ["2147483648", "99999999999", "1e21", "Infinity"];

test.each([
  ["restoring a post", restoreSchema, {}, "version"],
  ["replying to a review", replySchema, {}, "version"],
  ["saving the best 30", bestFormSchema, { intent: "save", pins: "[]" }, "version"],
  ["undoing the best 30", bestFormSchema, { intent: "undo", version: "1" }, "entry"],
  ["undoing an order of pictures", pictureOrderSchema, { seen: "[]" }, "undo"],
  ["answering a question", answerSchema, { content: "네" }, "version"],
  ["publishing flights", publishSchema, {}, "version"],
] as const)(
  "%s accepts the largest number of a column and no larger one",
  (_, schema, rest, field) => {
    expect(schema.safeParse({ ...rest, [field]: LARGEST }).success).toBe(true);
    for (const number of TOO_LARGE) {
      const { error } = schema.safeParse({ ...rest, [field]: number });
      expect([number, error?.issues[0]?.path]).toEqual([number, [field]]);
    }
  },
);

test("a canned answer that no column can name is left out, and the answer is sent", () => {
  const read = answerSchema.parse({ content: "네", version: "1", canned: "99999999999" });
  expect(read.canned).toBeUndefined();
});
