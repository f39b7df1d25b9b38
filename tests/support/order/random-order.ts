import fc from "fast-check";
import { addDays, dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { halfDay, type OrderFacts, roadKey, teesKey } from "#app/domain/order/check/order-facts.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";

const FIRST: LocalDate = "2027-01-11";
const DAYS = dayRange(FIRST, 5);
const TIMES = ["06:00", "06:40", "07:12", "11:56", "12:30", "13:20", "18:00"];
const COURSES = ["old", "waterside", "chabang", "gone"] as const;
const CADDIES = ["nat", "noi", "pim", "som", "lost"] as const;
const VEHICLES = ["sedan", "van", "boat", undefined] as const;

/** A small world in which everything can go wrong. */
export const worldFacts: OrderFacts = {
  today: "2026-11-15",
  courses: {
    old: {
      minPlayers: 2,
      maxPlayers: 4,
      cartPolicy: "mandatory",
      includesCart: false,
      playersPerCart: 1,
    },
    waterside: {
      minPlayers: 1,
      maxPlayers: 5,
      cartPolicy: "optional",
      includesCart: false,
      playersPerCart: 2,
    },
    chabang: {
      minPlayers: 2,
      maxPlayers: 4,
      cartPolicy: "mandatory",
      includesCart: true,
      playersPerCart: 2,
    },
  },
  caddies: {
    nat: { courseId: "old", dayOff: 2, taken: [], price: won(10_000) },
    noi: {
      courseId: "old",
      dayOff: 4,
      taken: [halfDay("2027-01-13", "07:00")],
      price: won(12_000),
    },
    pim: { courseId: "old", dayOff: 0, taken: [], price: won(11_000) },
    som: { courseId: "waterside", dayOff: 3, taken: [], price: won(32_000) },
  },
  vehicles: [
    {
      id: "sedan",
      maxPassengers: 3,
      maxGolfersWithBags: 2,
      maxGolfBags: 2,
      maxSuitcases: 2,
      pricePercent: 65,
    },
    {
      id: "van",
      maxPassengers: 9,
      maxGolfersWithBags: 6,
      maxGolfBags: 6,
      maxSuitcases: 6,
      pricePercent: 100,
    },
  ],
  rooms: {
    twin: { maxAdults: 2, maxChildren: 1, extraBed: true },
    single: { maxAdults: 1, maxChildren: 0, extraBed: false },
  },
  hotels: { amari: { minutesTo: { old: 35, waterside: 40, chabang: 150 } } },
  tournaments: {
    cup: { applyUntil: "2026-12-31", playsOn: "2027-01-14", placesLeft: 2, hasQueue: false },
    late: { applyUntil: "2026-11-14", playsOn: "2027-01-14", placesLeft: 9, hasQueue: false },
    full: { applyUntil: "2026-12-31", playsOn: "2027-01-14", placesLeft: 0, hasQueue: false },
    queued: { applyUntil: "2026-12-31", playsOn: "2027-01-14", placesLeft: 0, hasQueue: true },
  },
  roads: { [roadKey("old", "waterside")]: 10, [roadKey("chabang", "old")]: 45 },
  freeTees: Object.fromEntries(
    DAYS.flatMap((day) => [
      [teesKey("old", day), TIMES],
      [teesKey("waterside", day), ["06:00", "13:20"]],
    ]),
  ),
  notReady: { "golf:chabang:2027-01-15:07:12": "sold_out" },
};

const day = fc.constantFrom(...DAYS);
const time = fc.constantFrom(...TIMES);
const few = fc.integer({ min: 0, max: 6 });
const people = fc.integer({ min: 1, max: 12 });
const price = fc.integer({ min: 0, max: 900_000 }).map(won);
const vehicle = fc.constantFrom(...VEHICLES);

const golf = fc.record({
  kind: fc.constant("golf" as const),
  courseId: fc.constantFrom(...COURSES),
  date: day,
  time,
  players: fc.integer({ min: 1, max: 7 }),
  fees: fc.record({ green: price, cart: price, caddy: price, van: price }),
  cars: few,
  callvan: fc.constantFrom("none" as const, "one_way" as const, "round_trip" as const),
  vehicle,
  carts: fc.option(few, { nil: undefined }),
});
const caddie = fc.record({
  kind: fc.constant("caddy" as const),
  caddyId: fc.constantFrom(...CADDIES),
  courseId: fc.constantFrom("old", "waterside"),
  date: day,
  time: fc.option(time, { nil: undefined }),
  price,
});
const hotel = fc
  .record({
    kind: fc.constant("hotel" as const),
    hotelId: fc.constant("amari"),
    roomId: fc.constantFrom("twin", "single", "closed"),
    checkIn: day,
    nights: fc.constantFrom(1, 2, 31),
    rooms: fc.integer({ min: 1, max: 6 }),
    adults: people,
    children: few,
    price,
  })
  .map(({ nights, ...stay }) => ({ ...stay, checkOut: addDays(stay.checkIn, nights) }));
const callvan = fc.record({
  kind: fc.constant("callvan" as const),
  routeId: fc.constantFrom("airport", "beach"),
  date: day,
  from: fc.constant("A"),
  to: fc.constant("B"),
  people,
  vehicle,
  cars: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  golfBags: fc.option(few, { nil: undefined }),
  suitcases: fc.option(few, { nil: undefined }),
  price,
});
const entry = fc.record({
  kind: fc.constant("tournament" as const),
  tournamentId: fc.constantFrom("cup", "late", "full", "queued", "never"),
  date: fc.constant<LocalDate>("2027-01-14"),
  people: fc.integer({ min: 1, max: 4 }),
  price,
});

/** Orders as a cart holds them, each line once; most of them with something wrong. */
const mixed = fc.uniqueArray(
  fc.oneof<fc.Arbitrary<CartLine>[]>(golf, golf, caddie, caddie, hotel, callvan, entry),
  { minLength: 1, maxLength: 12, selector: lineKey },
);

/** One course, two days, and more caddies than anybody needs. */
const crowded = fc
  .tuple(
    fc.array(golf, { minLength: 1, maxLength: 3 }),
    fc.array(caddie, { minLength: 1, maxLength: 7 }),
    fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
  )
  .map(([rounds, caddies, early]) => {
    const date = (index: number): LocalDate => (early[index] ? "2027-01-12" : "2027-01-13");
    const lines: CartLine[] = [
      ...rounds.map((round, index) => ({ ...round, courseId: "old", date: date(index) })),
      ...caddies.map((line, index) => ({
        ...line,
        courseId: "old",
        caddyId: line.caddyId === "lost" || line.caddyId === "som" ? "pim" : line.caddyId,
        date: date(index + 3),
        time: index % 2 === 0 ? undefined : rounds[index % rounds.length]?.time,
      })),
    ];
    return [...new Map(lines.map((line) => [lineKey(line), line])).values()];
  });

export const anyOrder = fc.oneof(mixed, crowded);
