import { expect, test } from "vitest";
import { type TimedRound, usefulRounds, usefulTees } from "./tee-choice.ts";

const round = (first: number, price: number, withVan = price, kind = ""): TimedRound => ({
  ...{ first, last: first, price, withVan, kind },
});

/** A small generator, the same numbers every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function cheapest(rounds: readonly TimedRound[], from: number, to: number) {
  const open = rounds.filter(({ first, last }) => from <= first && last <= to);
  const least = (prices: readonly number[]) => Math.min(...prices);
  return [least(open.map(({ price }) => price)), least(open.map(({ withVan }) => withVan))];
}

test("keeps the cheapest round of every window that has one open end", () => {
  const next = numbers(7);
  for (let turn = 0; turn < 300; turn++) {
    const all = Array.from({ length: 1 + next(20) }, () => {
      const first = 360 + 10 * next(40);
      const price = 100 + 10 * next(5);
      return { ...round(first, price, price + 10 * next(3)), last: first + 10 * next(4) };
    });
    const kept = usefulRounds(all, { earliest: [], latest: [] });
    for (let hour = 350; hour <= 800; hour += 10) {
      expect(cheapest(kept, hour, 1_440)).toEqual(cheapest(all, hour, 1_440));
      expect(cheapest(kept, 0, hour)).toEqual(cheapest(all, 0, hour));
    }
  }
});

test("keeps the cheapest pair of a day that begins or ends at a known hour", () => {
  const next = numbers(11);
  const pairs = (rounds: readonly TimedRound[], from: number, to: number) =>
    Math.min(
      ...rounds.flatMap((a) =>
        rounds
          .filter((b) => a.first >= from && b.last <= to && b.first - a.last >= 330)
          .map((b) => a.price + b.price),
      ),
    );
  for (let turn = 0; turn < 200; turn++) {
    const all = Array.from({ length: 2 + next(20) }, () =>
      round(300 + 10 * next(60), 100 + 10 * next(5)),
    );
    const [from, to] = [300 + 10 * next(30), 600 + 10 * next(30)];
    const kept = usefulRounds(all, { earliest: [from], latest: [to] });
    expect(pairs(kept, from, 1_440)).toBe(pairs(all, from, 1_440));
    expect(pairs(kept, 0, to)).toBe(pairs(all, 0, to));
  }
});

test("of rounds that cost the same the one nearest to half past seven is kept, of each kind", () => {
  const all = [360, 440, 470, 600].flatMap((first) => [
    round(first, 100, 100, "am"),
    round(first, 100, 100, "pm"),
  ]);
  const kept = usefulRounds(all, { earliest: [], latest: [] });
  expect(kept.filter(({ kind }) => kind === "am").map(({ first }) => first)).toEqual([
    360, 440, 600,
  ]);
  expect(kept).toHaveLength(6);
});

test("a dearer round is kept where it is the only one so late", () => {
  const all = [round(400, 100), round(500, 200), round(600, 150)];
  const kept = usefulRounds(all, { earliest: [], latest: [] });
  expect(kept.map(({ first }) => first)).toEqual([400, 600]);
});

test("of the tee times of a kind only those are priced that could be kept", () => {
  const tees = [360, 440, 470, 600, 610].map((at) => ({ first: at, last: at, kind: "a" }));
  const kept = (bounds: { earliest: number[]; latest: number[] }) =>
    usefulTees(tees, bounds).map(({ first }) => first);
  expect(kept({ earliest: [], latest: [] })).toEqual([360, 440, 610]);
  expect(kept({ earliest: [441], latest: [] })).toEqual([360, 440, 470, 610]);
  expect(kept({ earliest: [], latest: [609] })).toEqual([360, 440, 600, 610]);
});

test("rounds that are not priced are never useful, for parties of two flights", () => {
  const next = numbers(13);
  for (let turn = 0; turn < 300; turn++) {
    const all = Array.from({ length: 1 + next(40) }, () => {
      const first = 360 + 10 * next(40);
      const cost = next(4);
      const kind = next(2) === 0 ? "am" : "pm";
      return { ...round(first, 100 + cost, 150 + cost, kind), last: first + 10 * next(6), cost };
    });
    const bounds = { earliest: [360 + next(400)], latest: [360 + next(400)] };
    const alike = all.map((each) => ({ ...each, kind: `${each.cost} ${each.kind}`, each }));
    const priced = usefulTees(alike, bounds).map(({ each }) => each);
    expect(usefulRounds(priced, bounds)).toEqual(usefulRounds(all, bounds));
  }
});
