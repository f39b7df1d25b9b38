import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { won } from "#app/domain/common/money.ts";
import {
  nextApplicationState,
  payUntil,
} from "#app/domain/community/partner/partner-application.ts";
import { canDecide, roundState } from "#app/domain/community/partner/round.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { notifyPartner } from "./partner-messages.server.ts";
import {
  type Application,
  endApplication,
  holdPlace,
  lockApplication,
  lockRound,
  type Round,
  takeSeat,
  updateApplication,
} from "./partner-store.server.ts";

type Decision = {
  readonly postId: number;
  /** The author of the post. */
  readonly memberId: string;
  readonly applicationId: number;
  readonly decision: "accept" | "decline";
};

/** The author accepts or declines; an accepted seat of a booked round holds its place until it is paid. */
export async function decideApplication(
  { db, now }: Pick<Services, "db" | "now">,
  { postId, memberId, applicationId, decision }: Decision,
): Promise<void> {
  const at = now();
  await withSerializableRetry(db, async (tx) => {
    const round = await lockRound(tx, postId);
    if (round?.memberId !== memberId) throw new AppError("common.not_found");
    const application = await lockApplication(tx, { postId, id: applicationId });
    if (!application) throw new AppError("common.not_found");
    if (!nextApplicationState(application.state, decision)) {
      throw new AppError("partner.step_refused");
    }
    const next = { ...application, version: application.version + 1 };
    if (decision === "decline") {
      await updateApplication(tx, application.id, { state: "declined", decidedAt: at });
      return notifyPartner(tx, application.memberId, next, { template: "partner-declined" });
    }
    const pay = await accept(tx, round, application, at);
    await notifyPartner(tx, application.memberId, next, { template: "partner-accepted", pay });
  });
}

async function accept(tx: Database, round: Round, { id }: Application, at: Date) {
  const state = roundState(round, { now: at, today: shopDayOf(at) });
  if (!canDecide(state)) throw new AppError(state === "full" ? "partner.full" : "partner.closed");
  if (!(await takeSeat(tx, round.postId))) throw new AppError("partner.full");
  const decided = { state: "accepted", decidedAt: at } as const;
  if (!round.reservationId) {
    await updateApplication(tx, id, decided);
    return undefined;
  }
  await requireOpenBooking(tx, round.reservationId);
  const until = payUntil(at, await teeOffOf(tx, round));
  await updateApplication(tx, id, { ...decided, payUntil: until });
  if (!(await holdPlace(tx, round, id))) throw new AppError("partner.no_place");
  return { amount: round.cost ?? won(0), until };
}

/** A round that is being cancelled accepts no one. */
async function requireOpenBooking(tx: Database, reservationId: string): Promise<void> {
  const [booked] = await tx
    .select({ status: reservations.status })
    .from(reservations)
    .where(eq(reservations.id, reservationId));
  if (!booked || !isOpen(booked.status)) throw new AppError("partner.closed");
}

async function teeOffOf(tx: Database, { courseId, day, teeTime }: Round): Promise<Date> {
  const [course] = await tx
    .select({ zone: courses.timeZone })
    .from(courses)
    .where(eq(courses.id, courseId));
  return momentIn(course?.zone ?? "Asia/Bangkok", day, teeTime);
}

/** The applicant takes it back; what is paid is cancelled where its refund is shown. */
export async function withdrawApplication(
  { db }: Pick<Services, "db">,
  { postId, memberId }: { readonly postId: number; readonly memberId: string },
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const round = await lockRound(tx, postId);
    const application = await lockApplication(tx, { postId, memberId });
    if (!round || !application) throw new AppError("common.not_found");
    if (application.state === "paid") throw new AppError("partner.is_paid");
    if (!nextApplicationState(application.state, "withdraw")) {
      throw new AppError("partner.step_refused");
    }
    const isLent = application.state === "accepted" && round.reservationId && !application.held;
    if (isLent) throw new AppError("partner.being_paid");
    await endApplication(tx, round, application, "withdrawn");
    const next = { ...application, version: application.version + 1 };
    await notifyPartner(tx, round.memberId, next, { template: "partner-withdrawn" });
  });
}
