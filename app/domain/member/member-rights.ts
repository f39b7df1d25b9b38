import { z } from "zod";
import { ROLES, type Role } from "../role.ts";
import { requiredText, says } from "../validation.ts";

export const MAX_BAN_REASON = 300;

/** What the desk does with a member: gives a role, shuts them out, lets them in again. */
export const memberRightsSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("role"), role: z.enum(ROLES, says("common.bad_request")) }),
  z.object({
    intent: z.literal("ban"),
    /** Kept with the change, and told to the member. */
    reason: requiredText("reservation.reason_required", MAX_BAN_REASON),
  }),
  z.object({ intent: z.literal("unban") }),
]);

/** Whoever could give roles could give themselves any: only the owner does. */
export function mayGiveRoles(by: Role): boolean {
  return by === "owner";
}

/** Customers by those who look after them; colleagues by the owner; an owner by nobody, until the role is taken away. */
export function mayBan(by: Role, whom: Role): boolean {
  if (whom === "owner") return false;
  return by === "owner" || (by === "ops" && whom === "member");
}
