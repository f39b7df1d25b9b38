import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Role } from "#app/domain/desk/role/role-rights.ts";
import { type MemberCare, mayGiveBenefits } from "#app/domain/member/member-care.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { approveGift, refuseGift, undoGift } from "./decide-gift.server.ts";
import { endMemberSessions } from "./end-sessions.server.ts";
import { giveMemberCoupon } from "./give-coupon.server.ts";
import { givePoints } from "./give-points.server.ts";
import { showPrivate } from "./show-private.server.ts";
import { writeNote } from "./write-note.server.ts";

type Carer = { readonly id: string; readonly role: Role };

export type CareAnswer = {
  readonly ok: true;
  readonly done: MemberCare["intent"] | "gift_waiting";
  /** The gift, by which it can be undone. */
  readonly gift?: number;
  readonly shown?: string;
};

/** What staff send from a member's record. Points and coupons are for those who may handle money. */
export async function careForMember(
  services: Pick<Services, "db" | "now">,
  carer: Carer,
  { memberId, care }: { readonly memberId: string; readonly care: MemberCare },
): Promise<CareAnswer> {
  const who = { by: carer.id, memberId };
  const { intent } = care;
  if (intent === "note") await writeNote(services, { ...who, text: care.text });
  if (intent === "end_sessions") await endMemberSessions(services, { ...who, ...care });
  if (intent === "show") {
    return { ok: true, done: intent, shown: await showPrivate(services, { ...who, ...care }) };
  }
  const isMoney = intent.includes("gift") || intent === "coupon";
  if (isMoney && !mayGiveBenefits(carer.role)) throw new AppError("common.not_found");
  if (intent === "gift") {
    const { gift, isWaiting } = await givePoints(services, { ...who, ...care });
    return { ok: true, done: isWaiting ? "gift_waiting" : "gift", gift };
  }
  if (intent === "approve_gift") await approveGift(services, { ...who, gift: care.gift });
  if (intent === "refuse_gift") await refuseGift(services, { ...who, gift: care.gift });
  if (intent === "undo_gift") await undoGift(services, { ...who, gift: care.gift });
  if (intent === "coupon") await giveMemberCoupon(services, { ...who, ...care });
  return { ok: true, done: intent };
}
