import { z } from "zod";
import { jsonText } from "../common/text/json-text.ts";
import { issue, says } from "../common/validation.ts";
import { ENTRY_STEPS } from "./entry-state.ts";
import { FLIGHT_SIZE } from "./flight-rules.ts";
import { isStrokes } from "./ranking.ts";
import { HOLES } from "./start-times.ts";

/** More flights than a day has light for. */
const MOST_FLIGHTS = 150;
const id = z.int().min(1).max(2_147_483_647);

const flight = z.object({
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  hole: z.int().min(1).max(HOLES),
  players: z.array(id).max(FLIGHT_SIZE),
});
export type FlightPlan = z.output<typeof flight>;

/** Far more than all cards of a day take. */
const MOST_TEXT = 200_000;

const version = z.coerce.number().int().min(0).max(2_147_483_647);

/** What the page of the flights sends: all of them, each player once. */
export const flightsSchema = z.object({
  version,
  flights: jsonText(
    z
      .array(flight)
      .max(MOST_FLIGHTS)
      .refine((flights) => {
        const players = flights.flatMap((each) => each.players);
        return new Set(players).size === players.length;
      }),
    MOST_TEXT,
  ),
});

const strokes = z
  .array(z.number().nullable())
  .length(HOLES)
  .superRefine((card, context) => {
    if (!card.every((each) => each === null || isStrokes(each))) {
      context.addIssue(issue("tournament.strokes"));
    }
  });

/** Changed cards, one of each player, under the version that was seen; 0 where there was none. */
export const scoresSchema = z.object({
  cards: jsonText(
    z
      .array(z.object({ entrantId: id, version, strokes }))
      .min(1)
      .max(500)
      .refine((cards) => new Set(cards.map(({ entrantId }) => entrantId)).size === cards.length),
    MOST_TEXT,
  ),
});
export type ScoreCard = z.output<typeof scoresSchema>["cards"][number];

export const publishSchema = z.object({ version });

/** A step of staff, under the version that the page showed. */
export const entryStepSchema = z.object({
  entry: z.coerce.number().int().min(1).max(2_147_483_647),
  version: z.coerce.number().int().min(1).max(2_147_483_647),
  step: z.enum(ENTRY_STEPS),
  reason: z.string().trim().max(300, says("record.too_long")).default(""),
});
