import { and, eq, isNotNull, isNull, sql, sum } from "drizzle-orm";
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
  const addresses = await writtenTo(tx, id, email);
  for (const table of THEIRS) await tx.delete(table).where(eq(table.memberId, id));
  await tx.delete(socialAttempts).where(eq(socialAttempts.linkMemberId, id));
  await tx.delete(questions).where(and(eq(questions.memberId, id), eq(questions.isPublic, false)));
  await tx
    .delete(memberCoupons)
    .where(and(eq(memberCoupons.memberId, id), isNull(memberCoupons.usedAt)));
  await forfeitPoints(tx, id, at);
  await forgetTravellers(tx, id);
  if (email) await tx.delete(emailCodes).where(eq(emailCodes.email, email));
  for (const address of addresses) await burnLetters(tx, address);
}

/** Their own address, those they gave up, and those they wrote at a checkout. */
async function writtenTo(tx: Database, id: string, email: string | null): Promise<Set<string>> {
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

/** Two members may share an address: messages to the other one are not deleted. */
async function burnLetters(tx: Database, address: string): Promise<void> {
  const others = await tx.$count(members, eq(members.email, address));
  const theirs = and(eq(outbox.recipient, address), isNotNull(outbox.memberId));
  if (others > 0 || (await tx.$count(outbox, theirs)) > 0) return;
  await tx.delete(demoMail).where(eq(demoMail.recipient, address));
  await tx.delete(outbox).where(eq(outbox.recipient, address));
}

/** Sales stay in the records, without the names of booker and travellers. */
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
