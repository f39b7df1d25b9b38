import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { partnerApplications, partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { won } from "#app/domain/common/money.ts";
import { nextApplicationState } from "#app/domain/community/partner/partner-application.ts";
import { roundState } from "#app/domain/community/partner/round.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { notifyPartner } from "./partner-messages.server.ts";
import {
  type Application,
  hasBlocked,
  isPostShown,
  lockApplication,
  lockRound,
  type Round,
  updateApplication,
} from "./partner-store.server.ts";

type Applying = { readonly postId: number; readonly memberId: string; readonly word: string };

/** Applies for a seat with a note to the author; sent twice it is one application. */
export async function applyToRound(
  { db, now }: Pick<Services, "db" | "now">,
  { postId, memberId, word }: Applying,
): Promise<void> {
  await throttleOf(db).take("comment", memberId);
  const at = now();
  await withSerializableRetry(db, async (tx) => {
    const round = await lockRound(tx, postId);
    if (!round || !(await isPostShown(tx, postId))) throw new AppError("common.not_found");
    if (await hasBlocked(tx, round.memberId, memberId)) throw new AppError("community.blocked");
    const before = await lockApplication(tx, { postId, memberId });
    if (before?.state === "applied") return;
    refuseUnlessOpen(round, { memberId, before }, at);
    const application = await writeApplication(tx, { postId, memberId, word }, before, at);
    await notifyPartner(tx, round.memberId, application, { template: "partner-applied" });
  });
}

type Asking = { readonly memberId: string; readonly before: Application | undefined };

/** Authors cannot apply to their own round, and a declined applicant cannot apply again. */
function refuseUnlessOpen(round: Round, { memberId, before }: Asking, now: Date): void {
  const isEnded = before && !nextApplicationState(before.state, "apply");
  if (isEnded || round.memberId === memberId) throw new AppError("partner.step_refused");
  const state = roundState(round, { now, today: shopDayOf(now) });
  if (state !== "open") throw new AppError(state === "full" ? "partner.full" : "partner.closed");
}

async function writeApplication(
  tx: Database,
  { postId, memberId, word }: Applying,
  before: Application | undefined,
  createdAt: Date,
): Promise<Application> {
  const fresh = { word, state: "applied", createdAt, decidedAt: null } as const;
  if (before) {
    await updateApplication(tx, before.id, fresh);
    return { ...before, version: before.version + 1 };
  }
  const [made] = await tx
    .insert(partnerApplications)
    .values({ ...fresh, postId, memberId })
    .returning();
  if (!made) throw new AppError("common.unexpected");
  return made;
}

type Paying = { readonly postId: number; readonly memberId: string; readonly now: Date };

/** The line of the cart that pays an accepted seat. */
export async function seatLine(
  db: Database,
  { postId, memberId, now }: Paying,
): Promise<LineOf<"golf">> {
  const [seat] = await db
    .select({
      round: partnerRounds,
      state: partnerApplications.state,
      payUntil: partnerApplications.payUntil,
    })
    .from(partnerApplications)
    .innerJoin(partnerRounds, eq(partnerRounds.postId, partnerApplications.postId))
    .where(and(eq(partnerApplications.postId, postId), eq(partnerApplications.memberId, memberId)));
  if (!seat) throw new AppError("common.not_found");
  const isToPay = seat.state === "accepted" && seat.round.reservationId !== null;
  if (!isToPay) throw new AppError("partner.step_refused");
  if (!seat.payUntil || seat.payUntil <= now) throw new AppError("partner.pay_late");
  const { courseId, day: date, teeTime: time, cost } = seat.round;
  const fees = { green: cost ?? won(0), cart: won(0), caddy: won(0), van: won(0) };
  const party = { players: 1, cars: 0, callvan: "none" } as const;
  return { kind: "golf", courseId, date, time, ...party, fees, join: postId };
}
