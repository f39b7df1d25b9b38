import { and, eq, isNull, sql, sum } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import {
  memberCoupons,
  pointEntries,
  recentItems,
  recentSearches,
  wishes,
} from "#app/db/schema/benefit.ts";
import { cartLines, companions, tripLinks } from "#app/db/schema/cart.ts";
import { questions } from "#app/db/schema/community.ts";
import {
  consents,
  emailCodes,
  memberIdentities,
  passwordResets,
  recoveryCodes,
  sessions,
  socialAttempts,
} from "#app/db/schema/identity.ts";
import { members } from "#app/db/schema/member.ts";
import { alarms, demoMail, notificationChoices, outbox } from "#app/db/schema/message.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { searchChoices } from "#app/db/schema/search.ts";

/** What was only theirs. Orders, public questions, posts, comments and reviews stay, without a name. */
const THEIRS = [
  sessions,
  memberIdentities,
  consents,
  passwordResets,
  recoveryCodes,
  notificationChoices,
  alarms,
  outbox,
  wishes,
  recentItems,
  recentSearches,
  searchChoices,
  cartLines,
  companions,
  tripLinks,
] as const;

export async function eraseTraces(
  tx: Database,
  { id, email }: Pick<typeof members.$inferSelect, "id" | "email">,
  at: Date,
): Promise<void> {
  for (const table of THEIRS) await tx.delete(table).where(eq(table.memberId, id));
  await tx.delete(socialAttempts).where(eq(socialAttempts.linkMemberId, id));
  await tx.delete(questions).where(and(eq(questions.memberId, id), eq(questions.isPublic, false)));
  await tx
    .delete(memberCoupons)
    .where(and(eq(memberCoupons.memberId, id), isNull(memberCoupons.usedAt)));
  await forfeitPoints(tx, id, at);
  await forgetTravellers(tx, id);
  if (!email) return;
  await tx.delete(emailCodes).where(eq(emailCodes.email, email));
  // Two members may have one address: the other's letters are not ours to burn.
  const [other] = await tx.select({ id: members.id }).from(members).where(eq(members.email, email));
  if (other) return;
  await tx.delete(demoMail).where(eq(demoMail.recipient, email));
  await tx.delete(outbox).where(eq(outbox.recipient, email));
}

/** What was sold stays in the books; who booked and who travelled is kept apart from them. */
async function forgetTravellers(tx: Database, memberId: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      booker: null,
      lines: sql`(select coalesce(jsonb_agg(line || '{"travellers": []}'), '[]') from jsonb_array_elements(${orders.lines}) line)`,
    })
    .where(eq(orders.memberId, memberId));
  await tx.update(reservations).set({ travellers: [] }).where(eq(reservations.memberId, memberId));
}

/** The ledger is never changed: what is left of it is taken away. */
async function forfeitPoints(tx: Database, memberId: string, at: Date): Promise<void> {
  const [left] = await tx
    .select({ balance: sum(pointEntries.amount).mapWith(Number) })
    .from(pointEntries)
    .where(eq(pointEntries.memberId, memberId));
  if (!left?.balance) return;
  await tx.insert(pointEntries).values({
    memberId,
    amount: -left.balance,
    reason: "withdrawn",
    subject: "withdrawal",
    createdAt: at,
  });
}
