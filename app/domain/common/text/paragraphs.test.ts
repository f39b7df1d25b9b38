import { expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

test("an empty line ends a paragraph, a single break does not", () => {
  expect(paragraphsOf("one\nstill one\n\n two \n \n\nthree\n")).toEqual([
    "one\nstill one",
    "two",
    "three",
  ]);
});

test("an empty text has no paragraphs", () => {
  expect(paragraphsOf(" \n\n ")).toEqual([]);
});
