import { expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

test("an empty line ends a paragraph, a single break does not", () => {
  expect(paragraphsOf("one\nstill one\n\n two \n \n\nthree\n")).toEqual([
    "one\nstill one",
    "two",
    "three",
  ]);
});

test("nothing typed is no paragraph", () => {
  expect(paragraphsOf(" \n\n ")).toEqual([]);
});
