import { and, asc, between, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { canTake } from "#app/domain/catalog/course/tee-board.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import {
  isElsewhere,
  nearestOptions,
  type OfferOption,
  type offerSearch,
} from "#app/domain/reservation/desk/offer-option.ts";
import { loadCourses, slotsOf } from "#app/features/order/quote/facts-courses.server.ts";
import { checkElsewhere } from "./elsewhere.server.ts";
import { movableRound } from "./offer-queries.server.ts";

/** As many as one reads before choosing another period. */
const SHOWN = 12;

type Search = NonNullable<ReturnType<typeof offerSearch>>;
type Line = Parameters<typeof movableRound>[0] & Parameters<typeof checkElsewhere>[1];

/** Free tee times on other days or at other courses, the nearest first; null where the line cannot be moved. */
export async function findElsewhere(db: Database, line: Line, search: Search, now: Date) {
  const round = movableRound(line);
  if (!round) return null;
  const days = await openDays(db, round, search);
  const options = await freeOptions(db, round, days, now);
  return checkElsewhere(db, line, round, nearestOptions(options, round, SHOWN), now);
}

export type FoundElsewhere = NonNullable<Awaited<ReturnType<typeof findElsewhere>>>[number];

/** Days on which a course plays: of one course, or of all in the round's region. */
async function openDays(db: Database, round: LineOf<"golf">, { from, to, courseId }: Search) {
  const region = db
    .select({ id: courses.regionId })
    .from(courses)
    .where(eq(courses.id, round.courseId));
  return db
    .select({ courseId: courseDays.courseId, date: courseDays.day })
    .from(courseDays)
    .innerJoin(courses, eq(courses.id, courseDays.courseId))
    .where(
      and(
        between(courseDays.day, from, to),
        eq(courseDays.closed, false),
        eq(courses.published, true),
        courseId ? eq(courses.id, courseId) : eq(courses.regionId, region),
      ),
    );
}

async function freeOptions(
  db: Database,
  round: LineOf<"golf">,
  days: Awaited<ReturnType<typeof openDays>>,
  now: Date,
): Promise<OfferOption[]> {
  const rounds = days.map((day) => ({ ...round, ...day }));
  const facts = await loadCourses(db, rounds);
  return rounds.flatMap((each) => {
    const course = facts.courses.get(each.courseId);
    if (!course || round.players > course.maxPlayers) return [];
    return slotsOf(each, course, facts, now)
      .filter(canTake)
      .map(({ time }) => ({ courseId: each.courseId, date: each.date, time }))
      .filter((option) => isElsewhere(option, round));
  });
}

/** The courses to choose from: those of the round's region. */
export function coursesAround(db: Database, locale: Locale, courseId: string) {
  const region = db.select({ id: courses.regionId }).from(courses).where(eq(courses.id, courseId));
  const name = inLocale(courses.name, locale);
  return db
    .select({ value: courses.id, label: name })
    .from(courses)
    .where(and(eq(courses.published, true), eq(courses.regionId, region)))
    .orderBy(asc(name));
}
