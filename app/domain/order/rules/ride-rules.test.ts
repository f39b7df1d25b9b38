import { expect, test } from "vitest";
import { worldFacts as facts } from "#tests/support/order/random-order.ts";
import { ride, round } from "#tests/support/order/sample-lines.ts";
import { carsFor, carsNeeded, rideIssues, rideLoad } from "./ride-rules.ts";

const [sedan, van] = facts.vehicles;
if (!sedan || !van) throw new Error("the world has a sedan and a van");
const KEY = "callvan:airport:2027-01-11";

test.each([
  ["three people without bags", { people: 3, golfBags: 0, suitcases: 0 }, 1],
  ["four people without bags", { people: 4, golfBags: 0, suitcases: 0 }, 2],
  ["two golfers", { people: 2, golfBags: 2, suitcases: 2 }, 1],
  ["three golfers", { people: 3, golfBags: 3, suitcases: 0 }, 2],
  ["one golfer with three bags", { people: 1, golfBags: 3, suitcases: 0 }, 2],
  ["five suitcases", { people: 1, golfBags: 0, suitcases: 5 }, 3],
  ["nothing at all", { people: 0, golfBags: 0, suitcases: 0 }, 1],
] as const)("%s need so many sedans", (_, load, cars) => {
  expect(carsNeeded(sedan, load)).toBe(cars);
});

test("a car without room for bags takes those who bring none", () => {
  const small = { ...sedan, maxGolfersWithBags: 0, maxGolfBags: 0, maxSuitcases: 0 };
  expect(carsNeeded(small, { people: 4, golfBags: 0, suitcases: 0 })).toBe(2);
  expect(carsNeeded(small, { people: 4, golfBags: 1, suitcases: 0 })).toBe(Infinity);
});

test("takes the fewest cars, then the cheapest", () => {
  const load = (people: number) => ({ people, golfBags: people, suitcases: 0 });
  expect(carsFor(facts.vehicles, load(2))).toEqual({ vehicle: "sedan", cars: 1 });
  expect(carsFor(facts.vehicles.toReversed(), load(2))).toEqual({ vehicle: "sedan", cars: 1 });
  expect(carsFor(facts.vehicles, load(3))).toEqual({ vehicle: "van", cars: 1 });
  expect(carsFor([{ ...van, pricePercent: 101 }], load(2))).toBeUndefined();
  expect(carsFor([sedan], load(40))).toEqual({ vehicle: "sedan", cars: 20 });
  expect(carsFor([sedan], load(41))).toBeUndefined();
  expect(carsFor([{ ...sedan, maxGolfBags: 0 }], load(1))).toBeUndefined();
});

test("counts a golf bag per person and no suitcases by default", () => {
  expect(rideLoad(ride)).toEqual({ people: 2, golfBags: 2, suitcases: 0 });
  expect(rideLoad({ ...ride, golfBags: 0, suitcases: 3 })).toEqual({
    people: 2,
    golfBags: 0,
    suitcases: 3,
  });
});

test("replaces a sedan that is too small by a van or two sedans, or removes it", () => {
  const three = { ...ride, people: 3, vehicle: "sedan" };
  expect(rideIssues([three], facts)).toEqual([
    {
      code: "order.ride_bags",
      level: "blocking",
      lines: [KEY],
      fixes: [
        {
          type: "change",
          action: "other_vehicle",
          remove: [KEY],
          put: [{ ...three, vehicle: "van", cars: 1 }],
        },
        { type: "change", action: "more_cars", remove: [KEY], put: [{ ...three, cars: 2 }] },
        { type: "change", action: "remove_ride", remove: [KEY], put: [] },
      ],
      values: { people: 3, golfBags: 3, cars: 1 },
    },
  ]);
});

test("seats are counted for all cars together", () => {
  const codes = (people: number, cars: number) =>
    rideIssues([{ ...ride, people, golfBags: 0, vehicle: "sedan", cars }], facts).map(
      ({ code }) => code,
    );
  expect([codes(6, 2), codes(7, 2)]).toEqual([[], ["order.ride_seats"]]);
});

test("offers only more of a chosen car that is already the best", () => {
  const [issue] = rideIssues([{ ...ride, people: 7, vehicle: "van", cars: 1 }], facts);
  expect(issue?.fixes.map(({ action }) => action)).toEqual(["more_cars", "remove_ride"]);
});

test("replaces or removes an unknown car", () => {
  const [issue] = rideIssues([{ ...ride, vehicle: "boat" }], facts);
  expect(issue).toMatchObject({
    code: "order.ride_seats",
    fixes: [
      { action: "other_vehicle", put: [{ vehicle: "sedan", cars: 1 }] },
      { action: "remove_ride" },
    ],
  });
});

test("a ride without a known car can only be removed", () => {
  expect(rideIssues([ride], { ...facts, vehicles: [] })).toMatchObject([
    { code: "order.ride_seats", fixes: [{ action: "remove_ride" }], values: { cars: 1 } },
  ]);
});

test("another kind of car is offered only where fewer of them are needed", () => {
  const wagon = { ...sedan, id: "wagon", pricePercent: 80 };
  const actions = (people: number, vehicles: typeof facts.vehicles) =>
    rideIssues([{ ...ride, people, vehicle: "wagon" }], { ...facts, vehicles })[0]?.fixes.map(
      ({ action }) => action,
    );
  expect(actions(3, [sedan, wagon])).toEqual(["more_cars", "remove_ride"]);
  expect(actions(3, [sedan, wagon, van])).toEqual(["other_vehicle", "more_cars", "remove_ride"]);
});

test("twenty cars of the kind one chose are offered, and never twenty-one", () => {
  const actions = (people: number) =>
    rideIssues([{ ...ride, people, vehicle: "sedan" }], { ...facts, vehicles: [sedan] })[0]?.fixes;
  expect(actions(40)).toMatchObject([{ put: [{ cars: 20 }] }, { action: "remove_ride" }]);
  expect(actions(41)).toMatchObject([{ action: "remove_ride" }]);
});

test("a ride without a chosen car takes what it needs", () => {
  expect(rideIssues([{ ...ride, people: 12 }], facts)).toEqual([]);
});

test("the van of a round is removed without the round, and a round without a van has no issue", () => {
  const three = { ...round, players: 3, callvan: "round_trip", cars: 1, vehicle: "sedan" } as const;
  const [issue] = rideIssues([three], facts);
  expect(issue?.values).toEqual({ people: 3, golfBags: 3, cars: 1 });
  expect(issue?.fixes.at(-1)).toMatchObject({
    action: "remove_ride",
    put: [{ ...round, players: 3, callvan: "none", cars: 0, fees: { ...round.fees, van: 0 } }],
  });
  expect(rideIssues([{ ...three, callvan: "none" }], facts)).toEqual([]);
});
