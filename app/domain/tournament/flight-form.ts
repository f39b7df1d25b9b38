import { z } from "zod";
import { issue } from "../validation.ts";
import { HOLES } from "./course-card.ts";
import { FLIGHT_SIZE } from "./flights.ts";
import { isStrokes } from "./score-row.ts";

/** More flights than a day has light for. */
const MOST_FLIGHTS = 150;
const id = z.int().min(1).max(2_147_483_647);

const flight = z.object({
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  hole: z.int().min(1).max(HOLES),
  players: z.array(id).max(FLIGHT_SIZE),
});
export type FlightPlan = z.output<typeof flight>;

/** JSON in a form field. */
function json<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(200_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue(issue("common.bad_request"));
        return z.NEVER;
      }
    })
    .pipe(schema);
}

const version = z.coerce.number().int().min(0).max(2_147_483_647);

/** What the page of the flights sends: all of them, each player once. */
export const flightsSchema = z.object({
  version,
  flights: json(
    z
      .array(flight)
      .max(MOST_FLIGHTS)
      .refine((flights) => {
        const players = flights.flatMap((each) => each.players);
        return new Set(players).size === players.length;
      }),
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

/** Changed cards, each under the version that was seen; 0 where there was none. */
export const scoresSchema = z.object({
  cards: json(
    z
      .array(z.object({ entrantId: id, version, strokes }))
      .min(1)
      .max(500),
  ),
});
export type ScoreCard = z.output<typeof scoresSchema>["cards"][number];

export const publishSchema = z.object({ version });
