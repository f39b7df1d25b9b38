import { expect, test } from "vitest";
import { flightsSchema, scoresSchema } from "./flight-form.ts";

const flight = { time: "07:00", hole: 1, players: [1, 2] };
const card = { entrantId: 1, version: 0, strokes: Array.from({ length: 18 }, () => 4) };

test.each([
  ["flights", JSON.stringify([flight]), true],
  ["no flights", "[]", true],
  ["a player twice", JSON.stringify([flight, { ...flight, players: [2] }]), false],
  ["five in one flight", JSON.stringify([{ ...flight, players: [1, 2, 3, 4, 5] }]), false],
  ["an hour that is none", JSON.stringify([{ ...flight, time: "25:00" }]), false],
  ["a nineteenth hole", JSON.stringify([{ ...flight, hole: 19 }]), false],
  ["a player without a number", JSON.stringify([{ ...flight, players: ["x"] }]), false],
  ["no JSON", "[", false],
])("%s", (_, flights, ok) => {
  expect(flightsSchema.safeParse({ version: "1", flights }).success).toBe(ok);
});

test.each([
  ["a whole card", card, true],
  [
    "a card with gaps",
    { ...card, strokes: card.strokes.map((each, hole) => (hole ? null : each)) },
    true,
  ],
  ["seventeen holes", { ...card, strokes: card.strokes.slice(1) }, false],
  ["no strokes on a hole", { ...card, strokes: card.strokes.with(3, 0) }, false],
  ["sixteen strokes on a hole", { ...card, strokes: card.strokes.with(3, 16) }, false],
  ["a negative version", { ...card, version: -1 }, false],
])("%s", (_, sent, ok) => {
  expect(scoresSchema.safeParse({ cards: JSON.stringify([sent]) }).success).toBe(ok);
});
