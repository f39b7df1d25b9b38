import { z } from "zod";
import { isStaff, ROLES, type Role } from "../role.ts";
import { requiredText, says } from "../validation.ts";

export const MAX_RIGHTS_REASON = 300;

/** Stored with the change, and sent to the member. */
const reason = requiredText("reservation.reason_required", MAX_RIGHTS_REASON);

/** What the desk does with a member: gives a role, shuts them out, lets them in again, forgets a second factor. */
export const memberRightsSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("role"), role: z.enum(ROLES, says("common.bad_request")) }),
  z.object({ intent: z.literal("ban"), reason }),
  z.object({ intent: z.literal("unban") }),
  z.object({ intent: z.literal("factor"), reason }),
]);

/** Whoever could give roles could give themselves any: only the owner does. */
export function mayGiveRoles(by: Role): boolean {
  return by === "owner";
}

/** Whoever could take away a colleague's second factor is a password away from their rights: only the owner does. */
export function mayResetFactor(by: Role, whom: Role): boolean {
  return by === "owner" && isStaff(whom);
}

/** Customers by those who look after them; colleagues by the owner; an owner by nobody, until the role is taken away. */
export function mayBan(by: Role, whom: Role): boolean {
  if (whom === "owner") return false;
  return by === "owner" || (by === "ops" && whom === "member");
}
