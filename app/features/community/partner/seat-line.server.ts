import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { partnerApplications, partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";

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
