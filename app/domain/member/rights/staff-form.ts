import { z } from "zod";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { says } from "#app/domain/common/validation.ts";
import { ROLES, STAFF_ROLES } from "#app/domain/desk/role/role-rights.ts";
import { emailSchema } from "../login/email.ts";
import { reason } from "./member-rights-schema.ts";

const staffRole = z.enum(STAFF_ROLES, says("staff.role_required"));
const id = z.coerce.number(says("common.bad_request")).int().positive().max(2_147_483_647);
const colleague = z.object({
  memberId: z.uuid(says("common.bad_request")),
  /** The role on the page that the change was sent from. */
  seen: z.enum(ROLES, says("common.bad_request")),
});

/** What the owner does with the staff: invite, and change or revoke rights. */
export const staffSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("invite"),
    email: emailSchema,
    role: staffRole,
    locale: z.enum(LOCALES, says("common.bad_request")),
  }),
  z.object({ intent: z.literal("resend"), id }),
  z.object({ intent: z.literal("revoke"), id }),
  colleague.extend({ intent: z.literal("role"), role: staffRole }),
  colleague.extend({ intent: z.literal("remove"), reason }),
]);

export type StaffChange = z.output<typeof staffSchema>;

/** How long an invitation to the staff can be accepted. */
export const INVITATION_HOURS = 72;
