import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { listTakenHalves } from "#app/db/query/caddie-halves.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { caddieDayState, halfOf } from "#app/domain/catalog/caddie/caddie-day.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { roundsWithoutCaddie } from "#app/domain/order/caddie-place.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { linesOf, roundOfCaddie } from "#app/domain/order/rounds-of.ts";
import { namedCaddiePrice } from "#app/domain/pricing/round-price.ts";

/** By the key of a round: the caddies who are free then. */
export type RoundCaddies = Awaited<ReturnType<typeof listRoundCaddies>>;
export type RoundCaddie = RoundCaddies[string][number];

/** For every round that has golfers without a named caddie, those who are free, best rated first. */
export async function listRoundCaddies(db: Database, locale: Locale, lines: readonly CartLine[]) {
  const rounds = roundsWithoutCaddie(lines);
  const days = rounds.map(({ date }) => date).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) return {};
  const [rows, taken] = await Promise.all([
    caddiesOfCourses(
      db,
      locale,
      rounds.map(({ courseId }) => courseId),
    ),
    listTakenHalves(db, { from, to }),
  ]);
  const offers = rounds.map((round) => {
    const free = rows.filter(
      (row) =>
        row.courseId === round.courseId &&
        !isOut(row.id, round, lines) &&
        caddieDayState(
          { dayOff: row.dayOff, taken: taken.filter(({ caddyId }) => caddyId === row.id) },
          round.date,
          round.time,
        ) === "free",
    );
    return [lineKey(round), free.map(offerOf)] as const;
  });
  return Object.fromEntries(offers.filter(([, free]) => free.length > 0));
}

type Row = Awaited<ReturnType<typeof caddiesOfCourses>>[number];

function offerOf({ dayOff: _, courseId: __, fees, course, ...caddie }: Row) {
  return { ...caddie, price: namedCaddiePrice(fees, course) };
}

/** Whether the cart sends her out in the same half of the day. */
function isOut(caddyId: string, round: LineOf<"golf">, lines: readonly CartLine[]): boolean {
  return linesOf(lines, "caddy")
    .filter((line) => line.caddyId === caddyId && line.date === round.date)
    .some((line) => {
      const hers = roundOfCaddie(line, lines);
      return hers !== undefined && halfOf(hers.time) === halfOf(round.time);
    });
}

function caddiesOfCourses(db: Database, locale: Locale, courseIds: readonly string[]) {
  const rating = sql<
    number | null
  >`(select round(avg(${reviews.rating}), 1)::float from ${reviews} where ${reviews.productKind} = 'caddy' and ${reviews.productId} = ${caddies.id} and not ${reviews.hidden})`;
  return db
    .select({
      id: caddies.id,
      courseId: caddies.courseId,
      name: caddies.name,
      nickname: caddies.nickname,
      code: caddies.code,
      languages: caddies.languages,
      specialty: inLocale(caddies.specialty, locale),
      experienceYears: caddies.experienceYears,
      picture: caddies.picture,
      dayOff: caddies.dayOff,
      rating,
      fees: { price: caddies.price, reservationFee: caddies.reservationFee },
      course: { includesCaddy: courses.includesCaddy, caddyPolicy: courses.caddyPolicy },
    })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(
      and(
        inArray(caddies.courseId, [...courseIds]),
        eq(caddies.published, true),
        eq(courses.published, true),
      ),
    )
    .orderBy(sql`${rating} desc nulls last`, asc(caddies.code));
}
