import { z } from "zod";
import { staffText } from "#app/domain/desk/staff-text.ts";
import { says } from "../common/validation.ts";
import { hasPower, type Role } from "../desk/role/role-rights.ts";

export const MAX_GIFT = 1_000_000;
export const MAX_NOTE = 1000;
const MAX_REASON = 200;

export const GIFT_STATUSES = ["given", "waiting", "refused", "undone"] as const;
export type GiftStatus = (typeof GIFT_STATUSES)[number];

export const GIFT_CAUSES = ["apology", "thanks", "event", "correction"] as const;
export type GiftCause = (typeof GIFT_CAUSES)[number];

/** What is masked until a staff member gives a reason. */
export const PRIVATE_FIELDS = ["phone", "email", "birthday"] as const;
export type PrivateField = (typeof PRIVATE_FIELDS)[number];

const reason = staffText("reservation.reason_required", MAX_REASON);
const number = z.coerce.number(says("care.points")).int(says("care.points"));
const id = z.coerce.number(says("common.bad_request")).int().positive().max(2_147_483_647);

/** The balance that the page showed. */
const balance = z.coerce.number(says("common.bad_request")).int(says("common.bad_request"));
/** The coupons that the page showed, each as `id.version`. */
const seen = z.string(says("common.bad_request")).max(10_000, says("common.bad_request"));

/** What staff do for a member: notes, points, coupons, a look at masked data, ended sessions. */
export const memberCareSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("note"), text: staffText("care.note", MAX_NOTE) }),
  z.object({
    intent: z.literal("gift"),
    amount: number
      .min(-MAX_GIFT, says("care.points"))
      .max(MAX_GIFT, says("care.points"))
      .refine((amount) => amount !== 0, says("care.points")),
    cause: z.enum(GIFT_CAUSES, says("common.bad_request")),
    reason,
    balance,
  }),
  z.object({ intent: z.literal("approve_gift"), gift: id }),
  z.object({ intent: z.literal("refuse_gift"), gift: id }),
  z.object({ intent: z.literal("undo_gift"), gift: id }),
  z.object({ intent: z.literal("coupon"), coupon: id, reason, seen }),
  z.object({
    intent: z.literal("show"),
    field: z.enum(PRIVATE_FIELDS, says("common.bad_request")),
    reason,
  }),
  z.object({ intent: z.literal("end_sessions"), reason }),
]);

export type MemberCare = z.infer<typeof memberCareSchema>;

/** Money is for owner and operations; the rest for everybody who looks members up. */
export function mayGiveBenefits(role: Role): boolean {
  return hasPower(role, "money");
}

/** A second person approves points above the limit, given or taken. */
export function needsApproval(amount: number, limit: number): boolean {
  return Math.abs(amount) > limit;
}
