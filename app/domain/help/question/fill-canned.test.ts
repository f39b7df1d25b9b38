import { expect, test } from "vitest";
import { fillCanned, placeholdersIn } from "./fill-canned.ts";

const facts = {
  name: "김도현",
  product: "시암 올드",
  date: undefined,
  time: "07:12",
  people: "3",
  amount: "484,000원",
};

test("names are filled in, in the language of the answer", () => {
  expect(fillCanned("{이름} 님, {상품}요.", facts)).toBe("김도현 님, 시암 올드요.");
  expect(fillCanned("Dear { name },", facts)).toBe("Dear 김도현,");
});

test("fills in time, people and amount in either language", () => {
  expect(fillCanned("{시간} {인원}명 {금액}", facts)).toBe("07:12 3명 484,000원");
  expect(fillCanned("{time} {people} {amount}", facts)).toBe("07:12 3 484,000원");
});

test("unknown placeholders keep their braces", () => {
  expect(fillCanned("{날짜} {추가 금액} {}", facts)).toBe("{날짜} {추가 금액} {}");
});

test("a name with braces is not filled in again", () => {
  expect(fillCanned("{name}", { ...facts, name: "{product}" })).toBe("{product}");
});

test("finds open placeholders and their positions", () => {
  expect(placeholdersIn("{날짜}에 {추가 금액}")).toEqual([
    { text: "{날짜}", from: 0, to: 4 },
    { text: "{추가 금액}", from: 6, to: 13 },
  ]);
});

test.each(["", "{}", "{ }", "{\n}", "중괄호 } 하나 {", `{${"가".repeat(21)}}`])(
  "finds nothing left to write in %j",
  (text) => {
    expect(placeholdersIn(text)).toEqual([]);
  },
);
