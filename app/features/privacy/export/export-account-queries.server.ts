import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { recentItems, recentSearches, wishes } from "#app/db/schema/catalog/saved-tables.ts";
import { searchChoices } from "#app/db/schema/catalog/search-tables.ts";
import { consents } from "#app/db/schema/company-tables.ts";
import { memberIdentities, sessions } from "#app/db/schema/member/identity-tables.ts";
import { alarms, notificationChoices, outbox } from "#app/db/schema/message-tables.ts";

/** How a member signs in, what they looked at, and the messages they got. */
export async function collectAccount(db: Database, memberId: string) {
  return {
    ...(await collectLogins(db, memberId)),
    ...(await collectBrowsing(db, memberId)),
    ...(await collectMessages(db, memberId)),
  };
}

async function collectLogins(db: Database, memberId: string) {
  return {
    consents: await db
      .select({
        kind: consents.kind,
        version: consents.version,
        givenAt: consents.givenAt,
        withdrawnAt: consents.withdrawnAt,
      })
      .from(consents)
      .where(eq(consents.memberId, memberId)),
    connectedLogins: await db
      .select({ provider: memberIdentities.provider, since: memberIdentities.createdAt })
      .from(memberIdentities)
      .where(eq(memberIdentities.memberId, memberId)),
    devices: await db
      .select({
        device: sessions.userAgent,
        staysSignedIn: sessions.stay,
        since: sessions.createdAt,
        seenAt: sessions.seenAt,
        endsAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.memberId, memberId)),
    notificationChoices: await db
      .select({
        kind: notificationChoices.kind,
        channel: notificationChoices.channel,
        wanted: notificationChoices.wanted,
      })
      .from(notificationChoices)
      .where(eq(notificationChoices.memberId, memberId)),
  };
}

async function collectBrowsing(db: Database, memberId: string) {
  return {
    wishes: await db
      .select({
        kind: wishes.productKind,
        id: wishes.productId,
        savedPrice: wishes.savedPrice,
        since: wishes.createdAt,
      })
      .from(wishes)
      .where(eq(wishes.memberId, memberId)),
    recentItems: await db
      .select({
        kind: recentItems.productKind,
        id: recentItems.productId,
        seenAt: recentItems.seenAt,
      })
      .from(recentItems)
      .where(eq(recentItems.memberId, memberId)),
    recentSearches: await db
      .select({ words: recentSearches.words, searchedAt: recentSearches.searchedAt })
      .from(recentSearches)
      .where(eq(recentSearches.memberId, memberId)),
    searchChoice: await db
      .select({ keepsSearches: searchChoices.keeps })
      .from(searchChoices)
      .where(eq(searchChoices.memberId, memberId)),
  };
}

async function collectMessages(db: Database, memberId: string) {
  return {
    alarms: await db
      .select({
        kind: alarms.kind,
        template: alarms.template,
        words: alarms.words,
        link: alarms.link,
        readAt: alarms.readAt,
        createdAt: alarms.createdAt,
      })
      .from(alarms)
      .where(eq(alarms.memberId, memberId)),
    // Without the text of a message: a code or a link in it would open the account.
    letters: await db
      .select({
        template: outbox.template,
        channel: outbox.channel,
        recipient: outbox.recipient,
        status: outbox.status,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
      })
      .from(outbox)
      .where(eq(outbox.memberId, memberId))
      .orderBy(asc(outbox.id)),
  };
}
