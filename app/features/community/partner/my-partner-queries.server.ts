import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { refundPolicies } from "#app/db/schema/catalog/place-tables.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import {
  partnerApplications,
  partnerRounds,
  seatAlerts,
} from "#app/db/schema/community/partner-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { addDays, dateIn, type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import { maskContacts } from "#app/domain/community/mask-contact.ts";
import { isSeated } from "#app/domain/community/partner/partner-application.ts";
import { roundState } from "#app/domain/community/partner/round.ts";
import { maskName } from "#app/domain/member/profile/member-name.ts";
import { freeCancelDays } from "#app/domain/reservation/refund/refund-steps.ts";
import type { MyPartner } from "./my-partner.ts";
import { isAlertOf } from "./seat-alerts.server.ts";

type Reader = { readonly postId: number; readonly memberId: string; readonly now: Date };

/** What a round is to a member: the author's applications, or one's own with the contact once accepted. */
export async function findMyPartner(
  db: Database,
  { postId, memberId, now }: Reader,
): Promise<MyPartner | undefined> {
  const [round] = await db
    .select({
      round: partnerRounds,
      author: members.name,
      hidden: posts.hidden,
      zone: courses.timeZone,
      tiers: refundPolicies.tiers,
    })
    .from(partnerRounds)
    .innerJoin(posts, eq(posts.id, partnerRounds.postId))
    .innerJoin(members, eq(members.id, partnerRounds.memberId))
    .innerJoin(courses, eq(courses.id, partnerRounds.courseId))
    .innerJoin(refundPolicies, eq(refundPolicies.id, courses.refundPolicyId))
    .where(eq(partnerRounds.postId, postId));
  if (!round) return undefined;
  const isAuthor = round.round.memberId === memberId;
  const own = isAuthor ? undefined : await findOwn(db, postId, memberId);
  // A hidden post stays visible to its author and its applicants only.
  if (round.hidden && !isAuthor && !own) return undefined;
  const { contact, cost, reservationId } = round.round;
  const state = roundState(round.round, { now, today: shopDayOf(now) });
  return {
    isAuthor,
    state,
    isBooked: reservationId !== null,
    isOver: state === "cancelled" || state === "past",
    isClosable: state === "open" || (state === "full" && !round.round.closedAt),
    share: cost,
    freeUntil: reservationId === null ? null : freeUntil(round, now),
    isAlerted: (await db.$count(seatAlerts, isAlertOf(postId, memberId))) > 0,
    application: own ?? null,
    contact:
      isAuthor || (own && isSeated(own.state))
        ? { name: maskName(round.author), text: contact }
        : null,
    applications: isAuthor ? await listApplications(db, postId) : [],
  };
}

type Cancellable = {
  readonly round: { readonly day: LocalDate };
  readonly zone: string;
  readonly tiers: readonly RefundTier[];
};

/** The last day, at the venue, on which cancelling costs nothing; null once it is over. */
function freeUntil({ round, zone, tiers }: Cancellable, now: Date): LocalDate | null {
  const days = freeCancelDays(tiers);
  if (days === undefined) return null;
  const until = addDays(round.day, -days);
  return until < dateIn(zone, now) ? null : until;
}

async function findOwn(db: Database, postId: number, memberId: string) {
  const [own] = await db
    .select({
      state: partnerApplications.state,
      word: partnerApplications.word,
      payUntil: partnerApplications.payUntil,
      createdAt: partnerApplications.createdAt,
      isHeld: partnerApplications.held,
      reservationId: partnerApplications.reservationId,
    })
    .from(partnerApplications)
    .where(and(eq(partnerApplications.postId, postId), eq(partnerApplications.memberId, memberId)));
  return own;
}

/** Applicants are strangers to the author until accepted: their names and their contact are masked. */
async function listApplications(db: Database, postId: number) {
  const rows = await db
    .select({
      id: partnerApplications.id,
      name: members.name,
      word: partnerApplications.word,
      state: partnerApplications.state,
      createdAt: partnerApplications.createdAt,
    })
    .from(partnerApplications)
    .innerJoin(members, eq(members.id, partnerApplications.memberId))
    .where(eq(partnerApplications.postId, postId))
    .orderBy(asc(partnerApplications.createdAt), asc(partnerApplications.id));
  return rows.map(({ name, word, ...row }) => ({
    ...row,
    name: maskName(name),
    word: isSeated(row.state) ? word : maskContacts(word),
  }));
}
