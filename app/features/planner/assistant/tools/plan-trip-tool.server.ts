import { z } from "zod";
import { PLAN_STYLES } from "#app/domain/planner/plan-wish.ts";
import { planWishSchema } from "#app/domain/planner/plan-wish-schema.ts";
import { plansPath } from "#app/domain/planner/wish-address.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import { planAnswerJson } from "../../answer/plan-answer-json.server.ts";
import { planTrip } from "../../plan-trip.server.ts";
import { assistantTool, localeInput } from "../assistant-tool.server.ts";
import { dayOutput, lineOutput, urlOutput, wonOutput } from "./tool-schemas.ts";

const input = z.strictObject({
  wish: planWishSchema.describe(
    "Only golfers is needed; what is left out is chosen. budget is won a person for all that we sell, " +
      "rounds are those of the whole trip, teeTime is HH:MM, driveMinutes is a day there and back, " +
      "must and avoid are ids of courses, regions those of hotels.",
  ),
  locale: localeInput,
});

const item = z.object({
  kind: z.string(),
  starts: z.string(),
  ends: z.string(),
  line: z.string().optional(),
  price: wonOutput.optional(),
  reason: z.string(),
});

const plan = z.object({
  style: z.enum(PLAN_STYLES),
  total: wonOutput,
  perPerson: wonOutput,
  cashBaht: z.number().describe("Baht a person brings for tips."),
  days: z
    .array(z.object({ date: dayOutput, driveMinutes: z.number(), items: z.array(item).readonly() }))
    .readonly(),
  lines: z.array(lineOutput).readonly(),
  optimum: z.object({
    objective: z.enum(PLAN_STYLES),
    value: z.number(),
    bound: z.number(),
    proven: z.boolean(),
    ms: z.number(),
  }),
});

const output = z.object({
  plans: z.array(plan).readonly().describe("Up to three; each is the optimum of its style."),
  conflict: z
    .object({
      wishes: z.array(z.string()).readonly(),
      repairs: z
        .array(
          z.object({
            change: z.looseObject({}).optional(),
            drop: z.string().optional(),
            perPerson: wonOutput,
          }),
        )
        .readonly(),
    })
    .optional()
    .describe("Where there is no trip: the wishes that collide, and changes that each have one."),
  url: urlOutput,
});

export const planTripTool = assistantTool({
  name: "plan_trip",
  title: "Plan a trip",
  description:
    "Up to three day-by-day trips for a wish, made of what is free now, at the price that is charged. " +
    "Send the lines of one, unchanged and with the wish, to start_cart.",
  ...{ input, output },
  run: async ({ services, origin, takeSearch }, { wish, locale }) => {
    await takeSearch();
    const answer = await planAnswerJson(services.db, locale, await planTrip(services, wish));
    return { ...answer, url: origin + localized(plansPath(wish), locale) };
  },
});
