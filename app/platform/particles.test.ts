import { expect, test } from "vitest";
import { withParticles } from "./particles.ts";

test.each([
  ["방콕(으로/로) 떠나요", "방콕으로 떠나요"],
  ["파타야(으로/로) 떠나요", "파타야로 떠나요"],
  ["서울(으로/로) 떠나요", "서울로 떠나요"],
  ["시리폰(을/를) 담았어요", "시리폰을 담았어요"],
  ["캐디(이/가) 없어요", "캐디가 없어요"],
  ["호텔(은/는) 비었어요", "호텔은 비었어요"],
  ["괄호 (을/를)", "괄호 (을/를)"],
])("%s reads %s", (text, expected) => {
  expect(withParticles(text)).toBe(expected);
});
