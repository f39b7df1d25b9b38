import { expect, test } from "vitest";
import { noi, ride, round, stay } from "#tests/support/order/sample-lines.ts";
import {
  chosenFirst,
  parseWish,
  wishedParty,
  wishedRound,
  wishedStay,
  withChoice,
} from "./trip-wish.ts";

const TODAY = "2026-11-15";
const NOTHING = {
  players: undefined,
  round: undefined,
  checkIn: undefined,
  checkOut: undefined,
  region: undefined,
};

test("a wish is read back as it was stored", () => {
  const wish = {
    players: 4,
    round: "2027-01-12",
    checkIn: "2027-01-11",
    checkOut: "2027-01-13",
    region: "pattaya",
  };
  expect(parseWish(JSON.stringify(wish), TODAY)).toEqual(wish);
});

test.each([
  null,
  "",
  "{",
  "null",
  "7",
  '{"players":0,"round":"2026-02-30","region":"../x"}',
  '{"players":1e9,"round":"2026-11-15"}',
  '{"checkIn":"2027-01-13","checkOut":"2027-01-11"}',
  '{"checkIn":"2027-01-13"}',
])("an invalid or past wish is no wish: %s", (text) => {
  expect(parseWish(text, TODAY)).toEqual(NOTHING);
});

test("a stay stays while the round lies within it, and a new day outside replaces it", () => {
  const wish = { players: 4, checkIn: "2027-01-11", checkOut: "2027-01-13" } as const;
  expect(withChoice(wish, { round: "2027-01-13" })).toEqual({ ...wish, round: "2027-01-13" });
  expect(withChoice(wish, { round: "2027-01-14" })).toEqual({
    players: 4,
    round: "2027-01-14",
    checkIn: undefined,
    checkOut: undefined,
  });
  const later = { checkIn: "2027-02-01", checkOut: "2027-02-03" } as const;
  expect(withChoice({ round: "2027-01-12" }, later)).toEqual({ ...later, round: undefined });
  expect(withChoice(wish, { players: 2 })).toEqual({ ...wish, players: 2 });
});

test("takes the party chosen last, else the cart's largest; a caddie is not a party", () => {
  const four = { ...round, players: 4 };
  expect(wishedParty({ players: 3 }, [four])).toBe(3);
  expect(wishedParty({}, [stay, four, ride])).toBe(4);
  expect(wishedParty({}, [noi])).toBeUndefined();
});

test("a stay begins on the eve of the first round and ends on the day of the last, with two in a room", () => {
  const next = { ...round, date: "2027-01-13", players: 3 } as const;
  expect(wishedStay({}, [round, next], TODAY)).toEqual({
    checkIn: "2027-01-11",
    checkOut: "2027-01-13",
    adults: 3,
    rooms: 2,
  });
});

test.each([
  ["one round", { round: "2027-01-12" }, ["2027-01-11", "2027-01-12"]],
  [
    "a chosen stay",
    { checkIn: "2027-01-05", checkOut: "2027-01-09" },
    ["2027-01-05", "2027-01-09"],
  ],
  ["a round the day after tomorrow's eve", { round: "2026-11-16" }, ["2026-11-16", "2026-11-17"]],
  ["no day at all", { players: 2 }, [undefined, undefined]],
] as const)("with %s the nights follow", (_, wish, nights) => {
  const { checkIn, checkOut } = wishedStay(wish, [], TODAY);
  expect([checkIn, checkOut]).toEqual(nights);
});

test("joins a viewed day to cart rounds within a week, else keeps it separate", () => {
  const nights = (day: "2027-01-19" | "2027-01-20") => wishedStay({ round: day }, [round], TODAY);
  expect(nights("2027-01-19")).toMatchObject({ checkIn: "2027-01-11", checkOut: "2027-01-19" });
  expect(nights("2027-01-20")).toMatchObject({ checkIn: "2027-01-19", checkOut: "2027-01-20" });
});

test("a further round begins on the displayed day, or the day after arriving, unless there is a round", () => {
  expect(wishedRound({ round: "2027-01-13" }, [round])).toBe("2027-01-13");
  expect(wishedRound({ round: "2027-01-12" }, [round])).toBeUndefined();
  expect(wishedRound({ checkIn: "2027-01-11" }, [])).toBe("2027-01-12");
  expect(wishedRound({}, [])).toBeUndefined();
});

test("the chosen region comes first, and the others keep their order", () => {
  const regions = [{ id: "bangkok" }, { id: "pattaya" }, { id: "huahin" }];
  const ids = (chosen: string | undefined) => chosenFirst(regions, chosen).map(({ id }) => id);
  expect(ids("huahin")).toEqual(["huahin", "bangkok", "pattaya"]);
  expect(ids("danang")).toEqual(["bangkok", "pattaya", "huahin"]);
  expect(ids(undefined)).toEqual(["bangkok", "pattaya", "huahin"]);
});
