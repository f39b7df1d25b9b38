import { expect, test } from "vitest";
import { fillCanned } from "./fill-canned.ts";

const facts = { name: "김도현", product: "시암 올드", date: undefined };

test("names are filled in, in the language of the answer", () => {
  expect(fillCanned("{이름} 님, {상품}요.", facts)).toBe("김도현 님, 시암 올드요.");
  expect(fillCanned("Dear { name },", facts)).toBe("Dear 김도현,");
});

test("what is not known keeps its braces", () => {
  expect(fillCanned("{날짜} {금액} {}", facts)).toBe("{날짜} {금액} {}");
});

test("a name with braces is not filled in again", () => {
  expect(fillCanned("{name}", { ...facts, name: "{product}" })).toBe("{product}");
});
