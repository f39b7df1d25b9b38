import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { members } from "#app/db/schema/member.ts";
import { outbox } from "#app/db/schema/message.ts";
import { orders } from "#app/db/schema/order.ts";
import { deleteEmailCode } from "#app/features/account/prove-email.server.ts";
import { deleteResetLinks } from "#app/features/account/set-new-password.server.ts";
import { deleteAlarms } from "#app/features/alarm/add-alarm.server.ts";
import { deleteUnusedCoupons } from "#app/features/benefit/member-coupons.server.ts";
import { forfeitPoints } from "#app/features/benefit/point-entries.server.ts";
import { emptyCart } from "#app/features/cart/change-cart.server.ts";
import { forgetChanges } from "#app/features/change/forget-changes.server.ts";
import { deleteBlocks } from "#app/features/community/block/block-member.server.ts";
import { deleteMarks } from "#app/features/community/mark-post.server.ts";
import { deleteCompanions } from "#app/features/companion/companion-store.server.ts";
import { deleteDayAlerts } from "#app/features/day-alert/save-day-alerts.server.ts";
import { deleteConsents } from "#app/features/legal/consents.server.ts";
import { deleteNotes } from "#app/features/member-care/write-note.server.ts";
import {
  deleteMessagesOf,
  deleteMessagesTo,
} from "#app/features/message/delete-messages.server.ts";
import { deleteCustomerLinks } from "#app/features/order/customer-link.server.ts";
import { forgetTravellers } from "#app/features/order/forget-travellers.server.ts";
import { forgetPartner } from "#app/features/partner/end-round.server.ts";
import { deletePrivateQuestions } from "#app/features/question/delete-questions.server.ts";
import { clearRecent } from "#app/features/recent/clear-recent.server.ts";
import { deleteReservationNotes } from "#app/features/reservation/note-reservation.server.ts";
import { deleteTripLinks } from "#app/features/reservation/trip-link.server.ts";
import { deleteReviewVotes } from "#app/features/review/vote/vote-on-review.server.ts";
import { deleteSearches } from "#app/features/search/recent-searches.server.ts";
import { deleteRecoveryCodes } from "#app/features/second-factor/recovery-codes.server.ts";
import { deleteIdentities } from "#app/features/social/delete-identities.server.ts";
import { forgetEntries } from "#app/features/tournament/entry/cancel-entry.server.ts";
import { deleteWishes } from "#app/features/wish/add-wishes.server.ts";
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
