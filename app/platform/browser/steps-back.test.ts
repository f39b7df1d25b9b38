import { expect, test } from "vitest";
import { stepsBack } from "./steps-back.ts";

test("back leads past the choices that were made on this page", () => {
  const paths = ["/", "/course/city/pattaya", "/course/a", "/course/a", "/course/a"];
  expect(stepsBack(paths, 4)).toBe(-3);
  expect(stepsBack(paths, 2)).toBe(-1);
});

test("ignores pages ahead of this one in the history", () => {
  expect(stepsBack(["/course/a", "/course/b", "/course/c"], 1)).toBe(-1);
  expect(stepsBack(["/course/a", "/course/b"], 0)).toBeUndefined();
});

test("has no step back without an earlier page", () => {
  expect(stepsBack(["/course/a", "/course/a"], 1)).toBeUndefined();
});
