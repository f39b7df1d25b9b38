import { z } from "zod";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { readDay, readId, readTime } from "#app/domain/common/query-readers.ts";
import { MOST_NOTE } from "#app/domain/order/ride/ride-note.ts";
import { VAN_TRIPS } from "#app/domain/pricing/van-price.ts";

/** As much as anybody takes on one trip. */
export const MAX_LINES = 50;

const id = z.string().refine((text) => readId(text) !== undefined);
/** Kinds of cars are named with underscores too. */
const vehicle = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/);
const day = z
  .custom<LocalDate>((value) => typeof value === "string" && readDay(value) !== undefined)
  .meta({ type: "string", format: "date" });
const time = z.string().refine((text) => readTime(text) !== undefined);
const amount = z
  .int()
  .min(0)
  .max(1_000_000_000)
  .transform((value): Won => won(value));
const people = z.int().min(1).max(99);

/** One line: pasted line breaks become spaces. */
const note = z
  .string()
  .max(MOST_NOTE)
  .transform((text) => text.replace(/[\p{C}\s]+/gu, " ").trim());

/** What was chosen, in the words of spec §3, and what it cost when it was put in: the server prices it again. */
const golfLine = z.object({
  kind: z.literal("golf"),
  courseId: id,
  date: day,
  time,
  players: people,
  fees: z.object({ green: amount, cart: amount, caddy: amount, van: amount }),
  /** Vehicles of the callvan; golf carts are counted by the course. */
  cars: z.int().min(0).max(20),
  callvan: z.enum(["none", ...VAN_TRIPS]),
  /** Which car; left out, the smallest that takes the party with its bags. */
  vehicle: vehicle.optional(),
  /** Golf carts, and caddies without a name; left out, as many as the course demands. */
  carts: z.int().min(0).max(99).optional(),
  caddies: z.int().min(0).max(99).optional(),
  /** The partner post whose seat this is: one player of a round that its author has booked, at the share of its price. */
  join: z.int().min(1).max(2_147_483_647).optional(),
});

const hotelLine = z
  .object({
    kind: z.literal("hotel"),
    hotelId: id,
    roomId: id,
    checkIn: day,
    checkOut: day,
    rooms: z.int().min(1).max(9),
    adults: people,
    children: z.int().min(0).max(99),
    price: amount,
  })
  .refine(({ checkIn, checkOut }) => checkIn < checkOut);

const caddieLine = z.object({
  kind: z.literal("caddy"),
  caddyId: id,
  /** Where she works: its round has to be in the same order on the same day. */
  courseId: id,
  date: day,
  /** Tee-off of her round, where there are several on the day. */
  time: time.optional(),
  price: amount,
});

const callvanLine = z.object({
  kind: z.literal("callvan"),
  routeId: id,
  date: day,
  /** The route has two ends; left out, one rides as the route is written. */
  way: z.enum(["there", "back"]).optional(),
  /** Hotel or flight, for the driver; it changes no price. */
  note: note.optional(),
  /** To the quarter of Pattaya that costs more. */
  far: z.boolean().optional(),
  /** As older carts wrote the ends: read once, and stored as the note. */
  from: z.string().min(1).max(200).optional(),
  to: z.string().min(1).max(200).optional(),
  people,
  time: time.optional(),
  trip: z.enum(VAN_TRIPS).optional(),
  vehicle: vehicle.optional(),
  cars: z.int().min(1).max(20).optional(),
  /** Left out, everybody brings one. */
  golfBags: z.int().min(0).max(99).optional(),
  suitcases: z.int().min(0).max(99).optional(),
  waitHours: z.int().min(0).max(12).optional(),
  stops: z.int().min(0).max(9).optional(),
  price: amount,
});

const tournamentLine = z.object({
  kind: z.literal("tournament"),
  tournamentId: id,
  date: day,
  people,
  price: amount,
});

export const cartLineSchema = z.union([
  golfLine,
  hotelLine,
  caddieLine,
  callvanLine,
  tournamentLine,
]);
export type CartLine = z.output<typeof cartLineSchema>;
export type LineOf<Kind extends CartLine["kind"]> = Extract<CartLine, { kind: Kind }>;

export const cartLinesSchema = z.array(cartLineSchema).min(1).max(MAX_LINES);
