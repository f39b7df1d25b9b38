import { z } from "zod";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { readDay, readId, readTime } from "#app/domain/common/query-readers.ts";
import { MAX_PARTY, MAX_PLAN_NIGHTS, PLAN_STYLES } from "./plan-wish.ts";

const id = z.string().refine((text) => readId(text) !== undefined);
const ids = z.array(id).min(1).max(10);
const day = z
  .custom<LocalDate>((value) => typeof value === "string" && readDay(value) !== undefined)
  .meta({ type: "string", format: "date" });
const time = z.string().refine((text) => readTime(text) !== undefined);
const airport = z.string().regex(/^[A-Z]{3}$/);
const flight = z.strictObject({ airport: airport.optional(), time });

/** What a golfer wants of a trip; what is absent is chosen for them and said. */
export const planWishSchema = z.strictObject({
  /** The first day, or the days on which the trip may begin. */
  from: z.union([day, z.strictObject({ earliest: day, latest: day })]).optional(),
  nights: z.int().min(1).max(MAX_PLAN_NIGHTS).optional(),
  regions: ids.optional(),
  golfers: z.int().min(1).max(MAX_PARTY),
  /** Those who do not play: a bed and a seat for each. */
  companions: z.int().min(0).max(MAX_PARTY).optional(),
  /** Of each golfer, in the whole trip. */
  rounds: z
    .int()
    .min(1)
    .max(2 * MAX_PLAN_NIGHTS)
    .optional(),
  /** At most this many on a day. */
  holesPerDay: z.union([z.literal(18), z.literal(36)]).optional(),
  /** Won for each traveller, for everything that we sell. */
  budget: z.int().min(1).max(100_000_000).optional(),
  /** Courses to play. */
  must: ids.optional(),
  /** Courses and hotels to leave out. */
  avoid: ids.optional(),
  repeatCourses: z.boolean().optional(),
  teeTime: z.strictObject({ earliest: time.optional(), latest: time.optional() }).optional(),
  /** On a day, to its courses and back. */
  driveMinutes: z.int().min(10).max(600).optional(),
  hotel: z
    .strictObject({
      /** At least. */
      stars: z.int().min(1).max(5).optional(),
      id: id.optional(),
      rooms: z.enum(["twin", "single"]).optional(),
    })
    .optional(),
  rides: z.enum(["all", "airport", "none"]).optional(),
  /** Caddies by name, each for one round at her course. */
  caddies: ids.optional(),
  arrival: flight.optional(),
  departure: flight.optional(),
  style: z.enum(PLAN_STYLES).optional(),
});
