import { expect, test } from "vitest";
import { blockSchema } from "./block-form.ts";

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
