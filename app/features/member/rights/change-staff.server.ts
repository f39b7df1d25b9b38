import type { StaffChange } from "#app/domain/member/rights/staff-form.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { changeRole } from "./change-role.server.ts";
import { inviteStaff, resendInvitation, revokeInvitation } from "./invite-staff.server.ts";

/** What was sent from the page of the staff. */
export async function changeStaff(
  services: Services,
  by: string,
  change: StaffChange,
): Promise<void> {
  if (change.intent === "invite") await inviteStaff(services, { ...change, by });
  if (change.intent === "resend") await resendInvitation(services, { by, id: change.id });
  if (change.intent === "revoke") await revokeInvitation(services, { by, id: change.id });
  if (change.intent === "role") await changeRole(services, { ...change, by });
  if (change.intent === "remove") await changeRole(services, { ...change, role: "member", by });
}
