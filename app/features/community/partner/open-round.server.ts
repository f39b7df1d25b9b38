import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type {
  BookedInput,
  PartnerInput,
  PlanInput,
} from "#app/domain/community/partner/partner-schema.ts";
import { roundMistakes, shareOf } from "#app/domain/community/partner/round.ts";
import { FormError } from "#app/platform/http/form.ts";
import { listBookedRounds } from "./booked-rounds.server.ts";

type Asking = { readonly memberId: string; readonly locale: Locale; readonly now: Date };

/** The round of a form, checked; its region is that of its post. */
export type NewRound = {
  readonly regionId: string;
  readonly round: Omit<typeof partnerRounds.$inferInsert, "postId" | "memberId">;
};

/** Whether a post is about the round of this form. */
export function isOfRound(input: PartnerInput): SQL {
  const isIt =
    "course" in input
      ? and(
          eq(partnerRounds.courseId, input.course),
          eq(partnerRounds.day, input.day),
          eq(partnerRounds.teeTime, input.time),
        )
      : eq(partnerRounds.reservationId, input.round);
  return sql`exists (select 1 from ${partnerRounds} where ${partnerRounds.postId} = ${posts.id} and ${isIt})`;
}

/** Reads what the form is about: the author's own booking with its price, or a plan. Throws by field. */
export async function readRound(
  tx: Database,
  input: PartnerInput,
  asking: Asking,
): Promise<NewRound> {
  return "course" in input ? planned(tx, input, asking) : booked(tx, input, asking);
}

async function planned(tx: Database, input: PlanInput, { now }: Asking): Promise<NewRound> {
  const [course] = await tx
    .select({ regionId: courses.regionId, most: courses.maxPlayers, zone: courses.timeZone })
    .from(courses)
    .where(and(eq(courses.id, input.course), eq(courses.published, true)));
  if (!course) throw new FormError({ course: "partner.course_required" });
  const { course: courseId, day, time: teeTime, players, cost } = input;
  const places = course.most - players;
  refuseMistakes(input, { day, teeOff: momentIn(course.zone, day, teeTime), places, now });
  const round = { ...saidIn(input), courseId, day, teeTime, players, cost };
  return { regionId: course.regionId, round };
}

async function booked(tx: Database, input: BookedInput, asking: Asking): Promise<NewRound> {
  const { memberId, locale, now } = asking;
  const own = { memberId, today: shopDayOf(now), id: input.round };
  const [booking] = await listBookedRounds(tx, locale, own);
  if (!booking) throw new FormError({ round: "partner.round_required" });
  const { courseId, day, teeTime, players, places, zone } = booking;
  refuseMistakes(input, { day, teeOff: momentIn(zone, day, teeTime), places, now });
  const round = {
    ...saidIn(input),
    reservationId: booking.id,
    courseId,
    day,
    teeTime,
    players,
    cost: shareOf(booking),
  };
  return { regionId: booking.regionId, round };
}

type Facts = Pick<Parameters<typeof roundMistakes>[0], "day" | "teeOff" | "places"> & {
  readonly now: Date;
};

function refuseMistakes({ deadline, seats }: PartnerInput, { now, ...facts }: Facts): void {
  const mistakes = roundMistakes({ ...facts, deadline, seats }, { now, today: shopDayOf(now) });
  if (Object.keys(mistakes).length > 0) throw new FormError(mistakes);
}

function saidIn({ seats, level, ages, mood, deadline, contact }: PartnerInput) {
  return { seats, level, ages, moods: mood, deadline, contact };
}

export async function insertRound(
  tx: Database,
  round: typeof partnerRounds.$inferInsert,
): Promise<void> {
  await tx.insert(partnerRounds).values(round);
}
