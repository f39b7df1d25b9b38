import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { deleteUnusedCoupons } from "#app/features/benefit/coupon-queries.server.ts";
import { forfeitPoints } from "#app/features/benefit/point-entries.server.ts";
import { deleteDayAlerts } from "#app/features/catalog/alert/save-day-alerts.server.ts";
import { clearRecent } from "#app/features/catalog/recent/add-recent.server.ts";
import { deleteSearches } from "#app/features/catalog/search/save-searches.server.ts";
import { deleteWishes } from "#app/features/catalog/wish/add-wish.server.ts";
import { emptyCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { deleteBlocks } from "#app/features/community/block/block-member.server.ts";
import { forgetPartner } from "#app/features/community/partner/end-round.server.ts";
import { deleteMarks } from "#app/features/community/post/post-marks.server.ts";
import { deleteReviewVotes } from "#app/features/community/review/vote/vote-on-review.server.ts";
import { deleteConsents } from "#app/features/company/legal/consents.server.ts";
import { deletePrivateQuestions } from "#app/features/help/question/delete-questions.server.ts";
import { deleteEmailCode } from "#app/features/member/account/prove-email.server.ts";
import { deleteResetLinks } from "#app/features/member/account/set-new-password.server.ts";
import { deleteNotes } from "#app/features/member/care/write-note.server.ts";
import { deleteRecoveryCodes } from "#app/features/member/second-factor/recovery-codes.server.ts";
import { deleteIdentities } from "#app/features/member/social/drop-identities.server.ts";
import { deleteAlarms } from "#app/features/message/alarm/alarm-queries.server.ts";
import {
  deleteMessagesOf,
  deleteMessagesTo,
} from "#app/features/message/delete-messages.server.ts";
import { deleteCompanions } from "#app/features/order/companion/companion-store.server.ts";
import { deleteCustomerLinks } from "#app/features/order/record/customer-link.server.ts";
import { forgetTravellers } from "#app/features/order/record/forget-travellers.server.ts";
import { deleteSavedPlans } from "#app/features/planner/saved/save-plan.server.ts";
import { deletePlanCarts } from "#app/features/planner/to-cart/plan-carts.server.ts";
import { forgetChanges } from "#app/features/reservation/change/forget-changes.server.ts";
import { deleteReservationNotes } from "#app/features/reservation/record/note-reservation.server.ts";
import { deleteTripLinks } from "#app/features/reservation/record/trip-link.server.ts";
import { forgetEntries } from "#app/features/tournament/entry/cancel-entry.server.ts";
import { deleteSessions } from "#app/platform/session/session-store.server.ts";

/** What was only theirs. Orders, public questions, posts, comments and reviews stay, without a name. */
const ERASERS: readonly ((tx: Database, memberId: string) => Promise<void>)[] = [
  deleteSessions,
  deleteIdentities,
  deleteConsents,
  deleteDayAlerts,
  deleteResetLinks,
  deleteRecoveryCodes,
  deleteMessagesOf,
  deleteAlarms,
  deleteWishes,
  deleteMarks,
  deleteBlocks,
  deleteReviewVotes,
  clearRecent,
  deleteSearches,
  emptyCart,
  deleteCompanions,
  deleteTripLinks,
  deleteSavedPlans,
  deletePlanCarts,
  deleteCustomerLinks,
  deletePrivateQuestions,
  deleteUnusedCoupons,
  deleteNotes,
  deleteReservationNotes,
  forgetTravellers,
  forgetChanges,
  forgetEntries,
];

export async function eraseTraces(
  tx: Database,
  { id, email }: Pick<typeof members.$inferSelect, "id" | "email">,
  at: Date,
): Promise<void> {
  const addresses = await addressesOf(tx, id, email);
  for (const erase of ERASERS) await erase(tx, id);
  await forgetPartner(tx, id, at);
  await forfeitPoints(tx, id, at);
  if (email) await deleteEmailCode(tx, email);
  for (const address of addresses) await deleteMessagesTo(tx, address);
}

/** Their own address, those they gave up, and those they wrote at a checkout. */
async function addressesOf(tx: Database, id: string, email: string | null): Promise<Set<string>> {
  const sent = await tx
    .selectDistinct({ address: outbox.recipient })
    .from(outbox)
    .where(and(eq(outbox.memberId, id), eq(outbox.channel, "email")));
  const booked = await tx
    .select({ address: sql<string | null>`${orders.booker} ->> 'email'` })
    .from(orders)
    .where(eq(orders.memberId, id));
  const all = [email, ...[...sent, ...booked].map(({ address }) => address)];
  return new Set(all.filter((address) => address !== null));
}
