import fc from "fast-check";
import { expect, test } from "vitest";
import { drawHiddenHoles } from "./new-peoria.ts";
import {
  isStrokes,
  medallistOf,
  type Player,
  type Round,
  rankPlayers,
  scoreRow,
} from "./ranking.ts";
import { STANDARD_PARS } from "./start-times.ts";

const hidden = drawHiddenHoles(STANDARD_PARS, () => 0);
const round: Round = { pars: STANDARD_PARS, hidden, scoring: "new_peoria" };
const open = STANDARD_PARS.map((_, hole) => hole).filter((hole) => !hidden.includes(hole));

function player(id: number, strokes: readonly (number | null)[], birthYear = 1970): Player {
  return { id, strokes, birthYear };
}

function over(...holes: readonly number[]): readonly number[] {
  return STANDARD_PARS.map((par, hole) => par + holes.filter((each) => each === hole).length);
}

test("the lowest net score wins, not the fewest strokes", () => {
  const wild = over(...hidden, ...hidden);
  const steady = over(...open, ...open);
  const [first, second] = rankPlayers([player(1, steady), player(2, wild)], round);
  expect(first).toMatchObject({ id: 2, rank: 1, gross: 96, handicap: 28.8, net: 67.2 });
  expect(second).toMatchObject({ id: 1, rank: 2, gross: 84, handicap: 0, net: 84 });
  expect(medallistOf([first, second].flatMap((each) => each ?? []))).toBe(1);
});

test("by gross, strokes alone decide", () => {
  const results = rankPlayers([player(1, over(hidden[0] ?? 0)), player(2, over())], {
    ...round,
    scoring: "gross",
  });
  expect(results.map(({ id, rank }) => [id, rank])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

test("equal net and handicap are decided by the last nine, six, three and one holes", () => {
  const [early = 0] = open;
  const late = open.at(-1) ?? 17;
  const results = rankPlayers([player(1, over(late)), player(2, over(early))], round);
  expect(results.map(({ id, rank, net }) => [id, rank, net])).toEqual([
    [2, 1, 73],
    [1, 2, 73],
  ]);
});

test("ranks the older of two equal players first; the same birth year shares the rank", () => {
  const card = over();
  const results = rankPlayers(
    [
      player(1, card, 1980),
      player(2, card, 1960),
      player(3, card, 1980),
      player(4, over(open[0] ?? 0), 1950),
    ],
    round,
  );
  expect(results.map(({ id, rank }) => [id, rank])).toEqual([
    [2, 1],
    [1, 2],
    [3, 2],
    [4, 4],
  ]);
});

test("lists players who did not finish last, without a rank", () => {
  const results = rankPlayers(
    [
      player(
        1,
        over()
          .with(17, Number.NaN)
          .map((each) => (Number.isNaN(each) ? null : each)),
      ),
      player(2, over()),
    ],
    round,
  );
  expect(results.map(({ id, rank }) => [id, rank])).toEqual([
    [2, 1],
    [1, null],
  ]);
  expect(rankPlayers([player(3, [])], round)).toEqual([
    { id: 3, rank: null, gross: null, hiddenStrokes: null, handicap: null, net: null },
  ]);
  expect(medallistOf([])).toBeUndefined();
});

test("lists every player once, in the order of the ranks, for cards in any order", () => {
  const card = fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 18, maxLength: 18 });
  fc.assert(
    fc.property(fc.array(card, { maxLength: 12 }), (cards) => {
      const players = cards.map((strokes, id) => player(id, strokes, 1950 + (id % 3)));
      const results = rankPlayers(players, round);
      expect(results.map(({ id }) => id).toSorted()).toEqual(
        players.map(({ id }) => id).toSorted(),
      );
      const ranks = results.map(({ rank }) => rank ?? 0);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      const nets = results.map(({ net }) => net ?? 0);
      expect(nets).toEqual(nets.toSorted((a, b) => a - b));
      expect(rankPlayers(players.toReversed(), round)).toEqual(results);
    }),
  );
});

test.each([
  ["4\t4\t5\t3", [4, 4, 5, 3]],
  ["4, 4,5 3", [4, 4, 5, 3]],
  ["4453", [4, 4, 5, 3]],
  [" 10 ", [10]],
  ["7", [7]],
  ["445344354444354435", [4, 4, 5, 3, 4, 4, 3, 5, 4, 4, 4, 4, 3, 5, 4, 4, 3, 5]],
  ["4 4 x", undefined],
  ["4 0 4", undefined],
  ["4 -1", undefined],
  ["4 16", undefined],
  ["4.5 4", undefined],
  ["", undefined],
  ["4 4 5 3 4 4 3 5 4 4 4 4 3 5 4 4 3 5 4", undefined],
])("the row %j is %j", (text, strokes) => {
  expect(scoreRow(text)).toEqual(strokes);
});

test.each([
  [1, true],
  [15, true],
  [0, false],
  [16, false],
  [1.5, false],
  ["4", false],
  [null, false],
])("%j strokes on a hole: %s", (value, ok) => {
  expect(isStrokes(value)).toBe(ok);
});
