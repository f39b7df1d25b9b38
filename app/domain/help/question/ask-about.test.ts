import { expect, test } from "vitest";
import { parseAbout, typeAbout } from "./ask-about.ts";
import { askPath } from "./ask-path.ts";

const ID = "5b2f4a1e-93a7-4d0a-8f0e-0d6a3a5f7c11";

test("the form is opened with what the question is about", () => {
  expect(askPath()).toBe("/qna?ask=1");
  expect(askPath({ kind: "course", id: "th-siam-old" })).toBe("/qna?ask=course:th-siam-old");
});

test("a subject is read back from its address", () => {
  expect(parseAbout("course:th-siam-old")).toEqual({ kind: "course", id: "th-siam-old" });
  expect(parseAbout(`reservation:${ID}`)).toEqual({ kind: "reservation", id: ID });
});

test.each([
  "1",
  "",
  "course:",
  "van:x",
  "reservation:",
  "reservation:1 or 1=1",
  `reservation:${ID}x`,
  "course:../../etc",
  "course:<script>",
])("an address with %j names no subject", (text) => {
  expect(parseAbout(text)).toBeUndefined();
});

test("the type follows from the subject", () => {
  expect(typeAbout({ kind: "caddy", id: "c" })).toBe("course");
  expect(typeAbout({ kind: "reservation", id: ID })).toBe("reservation");
  expect(typeAbout(undefined)).toBeUndefined();
});
