import { expect, test } from "vitest";
import { spread } from "./picture-subjects.ts";

const MOODS = ["dawn", "noon", "dusk", "night", "golden"];

function moodChoices(id: number) {
  return MOODS.map((mood) => ({ seed: `${id}-${mood}`, traits: [mood] }));
}

test("a card takes its favourite look when no neighbour has it", () => {
  const [first] = spread([1], moodChoices);
  expect(first?.choice.traits).toEqual(["dawn"]);
});

test("five cards in a row show five different moods", () => {
  const shelf = spread([1, 2, 3, 4, 5], moodChoices);
  expect(new Set(shelf.map(({ choice }) => choice.traits[0])).size).toBe(5);
});

test("a product added at the end changes no earlier picture", () => {
  const before = spread([1, 2, 3], moodChoices);
  const after = spread([1, 2, 3, 4], moodChoices);
  expect(after.slice(0, 3)).toEqual(before);
});

test("a product without a usable seed is reported by name", () => {
  expect(() => spread(["th-alpine"], () => [])).toThrow("th-alpine");
});
