import { expect, test } from "vitest";
import domain from "#demo/seed/domain-data.json" with { type: "json" };
import { AIRPORTS, TOWNS } from "./map-places.ts";
import { isOnGround, LAND, MAIN_ROADS, MOTORWAYS, nearestOnRoad, type Spot } from "./map-shapes.ts";

/** About two kilometres: coasts of 1:10 million are that coarse. */
const COARSE = 0.02;

function isOnLand([latitude, longitude]: Spot): boolean {
  const crossings = LAND.map((ring) =>
    ring.filter(([y, x], at) => {
      const [beforeY, beforeX] = ring.at(at - 1) ?? [y, x];
      if (y > latitude === beforeY > latitude) return false;
      return longitude < x + ((latitude - y) / (beforeY - y)) * (beforeX - x);
    }),
  );
  return crossings.flat().length % 2 === 1;
}

/** On land, or as near to it as the coast is coarse. */
function isAshore([latitude, longitude]: Spot): boolean {
  const around = [-COARSE, 0, COARSE];
  return around.some((north) =>
    around.some((east) => isOnLand([latitude + north, longitude + east])),
  );
}

const places = [...domain.courses, ...domain.hotels].map(
  ({ id, lat, lng }) => [id, [lat, lng] as const] as const,
);

test("every course and hotel of the demo is on the ground, and ashore", () => {
  expect(places.filter(([, spot]) => !isOnGround(spot) || !isAshore(spot))).toEqual([]);
});

test("towns and airports are ashore", () => {
  const spots = [...TOWNS, ...AIRPORTS].map(([name, lat, lng]) => [name, [lat, lng]] as const);
  expect(spots.filter(([, spot]) => !isAshore(spot))).toEqual([]);
});

test("roads do not cross the sea", () => {
  const wet = [...MOTORWAYS, ...MAIN_ROADS].flat().filter((spot) => !isAshore(spot));
  expect(wet).toEqual([]);
});

test("the Gulf of Thailand is sea, and places beyond our region are unknown", () => {
  expect(isOnLand([12.5, 100.5])).toBe(false);
  expect(isOnGround([37.5, 127])).toBe(false);
});

test("a course finds the road that passes it, and none that is too far", () => {
  const [latitude, longitude] = nearestOnRoad([12.93, 100.94], 0.15) ?? [0, 0];
  expect(Math.hypot(latitude - 12.93, longitude - 100.94)).toBeLessThan(0.03);
  expect(nearestOnRoad([10, 102], 0.15)).toBeUndefined();
});
