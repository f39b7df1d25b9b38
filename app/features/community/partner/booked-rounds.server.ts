import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { MOST_SEATS } from "#app/domain/community/partner/round.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";
import { freeTeePlaces } from "#app/features/pricing/stock/hold-tee-place.server.ts";

type Asking = { readonly memberId: string; readonly today: LocalDate; readonly id?: string };

export type BookedRound = Awaited<ReturnType<typeof listBookedRounds>>[number];

/** The member's own upcoming rounds with free places that are not offered yet. */
export async function listBookedRounds(db: Database, locale: Locale, asking: Asking) {
  const rows = await readBooked(db, locale, asking);
  const rounds = [];
  for (const { choice, ...row } of rows) {
    if (choice?.kind !== "golf" || choice.join !== undefined) continue;
    const place = { courseId: row.courseId, day: row.day, teeTime: choice.time };
    const free = await freeTeePlaces(db, place);
    const { players } = choice;
    const places = Math.min(free, MOST_SEATS, Math.max(0, row.maxPlayers - players));
    rounds.push({ ...row, ...place, players, places });
  }
  return rounds;
}

function readBooked(db: Database, locale: Locale, { memberId, today, id }: Asking) {
  return db
    .select({
      id: reservations.id,
      courseId: courses.id,
      regionId: courses.regionId,
      courseName: inLocale(courses.name, locale),
      picture: courses.picture,
      maxPlayers: courses.maxPlayers,
      zone: courses.timeZone,
      day: reservations.usedOn,
      amount: reservations.amount,
      choice: reservations.choice,
    })
    .from(reservations)
    .innerJoin(courses, eq(courses.id, reservations.productId))
    .where(
      and(
        eq(reservations.memberId, memberId),
        eq(reservations.kind, "golf"),
        inArray(reservations.status, statusesIn("upcoming")),
        gt(reservations.usedOn, today),
        id === undefined ? undefined : eq(reservations.id, id),
        sql`not exists (select 1 from ${partnerRounds} where ${partnerRounds.reservationId} = ${reservations.id} and ${isNull(partnerRounds.cancelledAt)})`,
      ),
    )
    .orderBy(asc(reservations.usedOn), asc(reservations.idx));
}
