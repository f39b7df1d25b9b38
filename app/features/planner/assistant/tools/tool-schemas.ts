import { z } from "zod";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { readDay, readId } from "#app/domain/common/query-readers.ts";
import { cartLinesSchema } from "#app/domain/order/line/cart-line.ts";

export const idInput = z.string().refine((text) => readId(text) !== undefined, {
  error: "expected an id as the tools answer it",
});

export const dayInput = z
  .custom<LocalDate>((value) => typeof value === "string" && readDay(value) !== undefined, {
    error: "expected a day as 2027-01-12",
  })
  .meta({ type: "string", format: "date" });

export const linesInput = cartLinesSchema.describe(
  "The lines of a trip, as plan_trip, tee_times and hotel_nights answer them. Prices in them are only compared.",
);

export const dayOutput = z.string().describe("A day at the venue.");
export const wonOutput = z.number().describe("Won.");
export const urlOutput = z.string().describe("A page of the shop for a person.");
/** Described once, where it is taken: four times it would fill an assistant's memory. */
export const lineOutput = z
  .looseObject({ kind: z.string() })
  .describe("A line of a trip, as quote_trip and start_cart take it.");
