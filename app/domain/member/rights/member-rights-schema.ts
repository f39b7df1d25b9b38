import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";
import { hasPower, isStaff, ROLES, type Role } from "#app/domain/desk/role/role-rights.ts";
import { staffText } from "#app/domain/desk/staff-text.ts";

export const MAX_RIGHTS_REASON = 300;

/** Stored with the change, and sent to the member. */
export const reason = staffText("reservation.reason_required", MAX_RIGHTS_REASON);

/** What staff do with a member: give a role, ban, lift a ban, reset a second factor. */
export const memberRightsSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("role"), role: z.enum(ROLES, says("common.bad_request")) }),
  z.object({ intent: z.literal("ban"), reason }),
  z.object({ intent: z.literal("unban") }),
  z.object({ intent: z.literal("factor"), reason }),
]);

/** Only the owner: anybody else who gives roles could give themselves any. */
export function mayGiveRoles(by: Role): boolean {
  return by === "owner";
}

/** Only the owner: without the second factor, a colleague's password is enough to get their rights. */
export function mayResetFactor(by: Role, whom: Role): boolean {
  return by === "owner" && isStaff(whom);
}

/** Operations can ban customers, the owner also staff; an owner must lose the role first. */
export function mayBan(by: Role, whom: Role): boolean {
  if (whom === "owner") return false;
  return by === "owner" || (hasPower(by, "ban") && whom === "member");
}
