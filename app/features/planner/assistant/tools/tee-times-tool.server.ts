import { z } from "zod";
import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { canTake } from "#app/domain/catalog/course/tee-board.ts";
import { findRoundCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { planRound } from "#app/features/catalog/course/round/round-plan.server.ts";
import { findPlanNames } from "#app/features/planner/page/plan-names-queries.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import { assistantTool, localeInput, ToolRefusal } from "../assistant-tool.server.ts";
import { dayInput, dayOutput, idInput, lineOutput, urlOutput, wonOutput } from "./tool-schemas.ts";

const input = z.strictObject({
  course: idInput,
  date: dayInput,
  players: z.int().min(1).max(4).default(2).describe("One flight."),
  locale: localeInput,
});

const output = z.object({
  course: z.string(),
  name: z.string(),
  date: dayOutput,
  players: z.number().describe("As asked, within what the course takes."),
  state: z.string().describe("open, or why the day cannot be booked."),
  times: z
    .array(
      z.object({
        time: z.string(),
        places: z.number(),
        total: wonOutput.describe("Won a flight."),
      }),
    )
    .readonly(),
  nextDay: dayOutput.optional().describe("The next day that can be booked, where this one cannot."),
  line: lineOutput.optional().describe("The first time as a line of a trip; change its time."),
  url: urlOutput,
});

export const teeTimesTool = assistantTool({
  name: "tee_times",
  title: "Tee times of a day",
  description: "The free tee times of a course on a day, with what a flight pays at each.",
  ...{ input, output },
  run: async ({ services, origin }, { course: id, date, players: asked, locale }) => {
    const { db, now } = services;
    const course = await findRoundCourse(db, id);
    if (!course) throw new ToolRefusal(translator(locale)("assistant:unknown", { id }));
    const [names, { players, chosen }] = await Promise.all([
      findPlanNames(db, locale, [id]),
      planRound(db, locale, { course, query: { ...NO_QUERY, date, players: asked }, now: now() }),
    ]);
    const free = chosen?.slots.filter(canTake) ?? [];
    const price = chosen && "price" in chosen ? chosen.price : undefined;
    const total = (difference = 0) => (price?.total ?? 0) + difference * players;
    const [first] = free;
    return {
      ...{ course: id, name: names[id] ?? id, date, players },
      state: chosen?.state ?? "no_price",
      times: free.map(({ time, left, difference }) => ({
        ...{ time, places: left, total: total(difference) },
      })),
      ...(chosen && "next" in chosen && chosen.next && { nextDay: chosen.next }),
      ...(first &&
        price && {
          line: {
            ...{ kind: "golf" as const, courseId: id, date, time: first.time, players },
            fees: {
              ...{ green: price.green + (first.difference ?? 0) * players },
              ...{ cart: price.cart, caddy: price.caddy, van: 0 },
            },
            ...{ cars: 0, callvan: "none" as const },
          },
        }),
      url: origin + localized(visitPath(id, { date, players }), locale),
    };
  },
});

const NO_QUERY = {
  ...{ lang: undefined, month: undefined, time: undefined, van: undefined, caddy: undefined },
};
