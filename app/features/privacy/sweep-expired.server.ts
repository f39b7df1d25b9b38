import { sweepPostViewers } from "#app/features/community/view/count-view.server.ts";
import { sweepQuestions } from "#app/features/help/question/delete-questions.server.ts";
import { sweepEmailCodes } from "#app/features/member/account/prove-email.server.ts";
import { sweepResetLinks } from "#app/features/member/account/set-new-password.server.ts";
import { sweepInvitations } from "#app/features/member/rights/invite-staff.server.ts";
import { sweepSocialAttempts } from "#app/features/member/social/drop-identities.server.ts";
import { sweepMessages } from "#app/features/message/delete-messages.server.ts";
import { sweepPlanCarts } from "#app/features/planner/to-cart/plan-carts.server.ts";
import { eraseGuests } from "#app/features/privacy/closure/erase-guests.server.ts";
import { sweepRetainedRecords } from "#app/features/privacy/closure/retained-records.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { sweepThrottles } from "#app/platform/http/throttle.server.ts";
import { sweepSessions } from "#app/platform/session/session-store.server.ts";

const SWEEPS = [
  sweepSessions,
  sweepSocialAttempts,
  sweepEmailCodes,
  sweepResetLinks,
  sweepInvitations,
  sweepThrottles,
  sweepMessages,
  sweepRetainedRecords,
  eraseGuests,
  sweepQuestions,
  sweepPostViewers,
  sweepPlanCarts,
];

/** Deletes what has expired or reached the end of its retention; answers with the number of rows. */
export async function sweepExpired({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  let deleted = 0;
  for (const sweep of SWEEPS) deleted += await sweep(db, now());
  return deleted;
}
