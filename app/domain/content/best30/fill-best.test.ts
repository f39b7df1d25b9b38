import { expect, test } from "vitest";
import { pinAt, pinUntil, samePins, unpin } from "./best-form.ts";
import { type BestCandidate, type BestPin, bestScore, fillBest } from "./fill-best.ts";

const TODAY = "2026-11-15";

function course(id: string, facts: Partial<BestCandidate> = {}): BestCandidate {
  return { id, regionId: id, teams: 0, rating: 4, reviews: 0, isSoldOut: false, ...facts };
}

const pin = (id: string, rank: number, until: BestPin["until"] = null) => ({ id, rank, until });

const ids = (candidates: readonly BestCandidate[], pins: readonly BestPin[] = []) =>
  fillBest(candidates, pins, TODAY).map(({ id }) => id);

const FOUR = [
  course("a", { teams: 10 }),
  course("b", { teams: 8 }),
  course("c", { teams: 6 }),
  course("d", { teams: 4 }),
];

test("a score is teams times rating, and nothing without a rating", () => {
  expect(bestScore({ teams: 60, rating: 4.5 })).toBe(270);
  expect(bestScore({ teams: 60, rating: null })).toBe(0);
});

test("courses come by their score; sold-out ones come last", () => {
  expect(ids([course("a", { teams: 5 }), course("b", { teams: 9 }), course("c")])).toEqual([
    "b",
    "a",
    "c",
  ]);
  expect(ids([course("a", { teams: 90, isSoldOut: true }), course("b")])).toEqual(["b", "a"]);
});

test("between equal scores the more often praised comes first, and then the name", () => {
  const list = [course("c"), course("a", { reviews: 1 }), course("d", { reviews: 2 }), course("b")];
  expect(ids(list)).toEqual(["d", "a", "b", "c"]);
});

test("a pin holds its rank, and the others fill the rest", () => {
  expect(ids(FOUR, [pin("d", 2)])).toEqual(["a", "d", "b", "c"]);
  const rows = fillBest(FOUR, [pin("d", 2)], TODAY);
  expect(rows.map((row) => row.pin?.rank)).toEqual([undefined, 2, undefined, undefined]);
});

test("a pin holds through its last day and not on the next", () => {
  expect(ids(FOUR, [pin("d", 1, TODAY)])[0]).toBe("d");
  expect(ids(FOUR, [pin("d", 1, "2026-11-14")])[0]).toBe("a");
});

test("a pin beyond the end of a short list is its last", () => {
  expect(ids(FOUR, [pin("a", 30)])).toEqual(["b", "c", "d", "a"]);
});

test("pins of unknown courses, of one course twice and of one rank twice are left out", () => {
  const pins = [pin("gone", 1), pin("d", 2), pin("d", 3), pin("c", 2)];
  expect(ids(FOUR, pins)).toEqual(["a", "d", "b", "c"]);
});

test("takes twelve courses of a region, pinned ones included, and more only when nothing else is left", () => {
  const near = Array.from({ length: 20 }, (_, index) =>
    course(`near-${String(index).padStart(2, "0")}`, { regionId: "near", teams: 100 - index }),
  );
  const far = [course("far-1", { regionId: "far" }), course("far-2", { regionId: "far" })];
  const list = ids([...near, ...far]);
  expect(list.slice(0, 12).every((id) => id.startsWith("near"))).toBe(true);
  expect(list.slice(12, 14)).toEqual(["far-1", "far-2"]);
  expect(list).toHaveLength(22);
  expect(ids([...near, ...far], [pin("near-19", 1)]).slice(12, 14)).toEqual(["far-1", "far-2"]);
});

test("the list never has more than thirty and no course twice", () => {
  const many = Array.from({ length: 112 }, (_, index) => course(`c${index}`, { teams: index }));
  const list = ids(many, [pin("c5", 30), pin("c6", 1)]);
  expect(list).toHaveLength(30);
  expect(new Set(list).size).toBe(30);
  expect([list[0], list[29]]).toEqual(["c6", "c5"]);
  expect(ids([])).toEqual([]);
});

test("a pin that is in the way moves to the next free rank, at the end to the one before", () => {
  expect(pinAt([pin("a", 3), pin("b", 4)], { id: "c", rank: 3 })).toEqual([
    pin("c", 3),
    pin("b", 4),
    pin("a", 5),
  ]);
  expect(pinAt([pin("a", 30)], { id: "b", rank: 30 })).toEqual([pin("a", 29), pin("b", 30)]);
});

test("a moved pin keeps its last day, and an undone one leaves the rest as it was", () => {
  const pins = pinAt([pin("a", 3, "2027-01-31"), pin("b", 4)], { id: "a", rank: 7 });
  expect(pins).toEqual([pin("b", 4), pin("a", 7, "2027-01-31")]);
  expect(unpin(pins, "a")).toEqual([pin("b", 4)]);
  expect(pinUntil(pins, "b", "2027-02-01")[0]).toEqual(pin("b", 4, "2027-02-01"));
});

test("the order of pins does not matter", () => {
  expect(samePins([pin("a", 1), pin("b", 2)], [pin("b", 2), pin("a", 1)])).toBe(true);
  expect(samePins([pin("a", 1)], [pin("a", 1, TODAY)])).toBe(false);
});
