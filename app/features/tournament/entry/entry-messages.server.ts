import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Entry } from "./entry-store.server.ts";

type EntryNews =
  | { readonly template: "entry-approved" | "entry-waiting" | "entry-offer-ended" }
  | { readonly template: "entry-offered"; readonly until: Date }
  | { readonly template: "entry-refused"; readonly reason: string };

/** Tells the member the outcome of the entry, in the transaction of the change. */
export async function notifyEntry(
  tx: Database,
  entry: Pick<Entry, "id" | "memberId" | "tournamentId"> & { readonly version?: number },
  news: EntryNews,
): Promise<void> {
  const [row] = await tx
    .select({ title: tournaments.title })
    .from(tournaments)
    .where(eq(tournaments.id, entry.tournamentId));
  if (!row) return;
  const tournament = row.title;
  const common = {
    event: `${news.template}:${entry.id}:${entry.version ?? 1}`,
    link: `/tournament/${entry.tournamentId}`,
  };
  switch (news.template) {
    case "entry-offered":
      return notifyMember(tx, entry.memberId, {
        ...common,
        template: news.template,
        words: { tournament, until: news.until },
      });
    case "entry-refused":
      return notifyMember(tx, entry.memberId, {
        ...common,
        template: news.template,
        words: { tournament, reason: news.reason },
      });
    default:
      return notifyMember(tx, entry.memberId, {
        ...common,
        template: news.template,
        words: { tournament },
      });
  }
}
