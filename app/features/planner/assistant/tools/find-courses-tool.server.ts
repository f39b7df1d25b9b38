import { z } from "zod";
import { FROM_BASE } from "#app/domain/catalog/place/travel-from.ts";
import { MAX_QUERY } from "#app/domain/catalog/search/search-query.ts";
import { listGolfCities } from "#app/features/catalog/course/list/city-queries.server.ts";
import { listBestCourses } from "#app/features/catalog/course/list/course-card-queries.server.ts";
import { listCourses } from "#app/features/catalog/course/list/course-list-queries.server.ts";
import { searchProducts } from "#app/features/catalog/search/search-queries.server.ts";
import type { PlanServices } from "#app/features/planner/plan-trip.server.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import { assistantTool, localeInput } from "../assistant-tool.server.ts";
import { dayInput, dayOutput, idInput, urlOutput, wonOutput } from "./tool-schemas.ts";

const MOST_COURSES = 30;

const input = z.strictObject({
  words: z
    .string()
    .trim()
    .min(1)
    .max(MAX_QUERY)
    .optional()
    .describe("A name or place, in Korean or English. Left out with region, the best courses."),
  region: idInput.optional().describe("A region's id; wins over words."),
  date: dayInput.optional().describe("Left out, each course's cheapest coming day."),
  players: z.int().min(1).max(8).default(2),
  locale: localeInput,
});
type Input = z.output<typeof input>;

const output = z.object({
  courses: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        holes: z.number(),
        rating: z.number().nullable().describe("Out of five."),
        state: z.string().describe("open, or why it cannot be booked for the day and party."),
        date: dayOutput.optional(),
        perGolfer: wonOutput.optional().describe("Green fee, cart and caddie, won a golfer."),
        freeTimes: z.number().optional(),
        url: urlOutput,
      }),
    )
    .readonly(),
  regions: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .readonly()
    .describe("All regions with courses."),
});

export const findCoursesTool = assistantTool({
  name: "find_courses",
  title: "Find golf courses",
  description: "Golf courses by name or place, with the price and free tee times of a day.",
  ...{ input, output },
  run: async ({ services, origin }, asked) => {
    const { locale, date, players } = asked;
    const { db, now } = services;
    const [of, regions] = await Promise.all([wanted(services, asked), listGolfCities(db, locale)]);
    const listed = await listCourses(db, locale, {
      ...{ of, date, players, band: undefined, from: FROM_BASE, now: now(), withoutNext: true },
    });
    const courses = inOrder(listed, of).slice(0, MOST_COURSES);
    return {
      courses: courses.map(({ id, name, holes, rating, availability }) => ({
        ...{ id, name, holes, rating, state: availability.state },
        ...(availability.state === "open" && {
          date: availability.price.day,
          perGolfer: availability.price.perGolfer,
          ...(availability.tees && { freeTimes: availability.tees.free }),
        }),
        url: origin + localized(`/course/${id}`, locale),
      })),
      regions: regions.map(({ id, name }) => ({ id, name })),
    };
  },
});

type Wanted = { readonly cityId: string } | { readonly ids: readonly string[] };

async function wanted(
  { db, now }: PlanServices,
  { region, words, locale }: Input,
): Promise<Wanted> {
  if (region) return { cityId: region };
  if (words) {
    const { shown } = await searchProducts(db, words, { tab: "golf", page: 1 });
    return { ids: shown.course };
  }
  const best = await listBestCourses(db, locale, { now: now(), limit: MOST_COURSES });
  return { ids: best.map(({ id }) => id) };
}

/** A search has an order of its own. */
function inOrder<Course extends { readonly id: string }>(
  courses: readonly Course[],
  of: Wanted,
): readonly Course[] {
  if (!("ids" in of)) return courses;
  return courses.toSorted((a, b) => of.ids.indexOf(a.id) - of.ids.indexOf(b.id));
}
