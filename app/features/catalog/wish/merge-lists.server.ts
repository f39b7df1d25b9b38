import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { MyLists } from "#app/domain/catalog/saved/my-lists.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { addRecent } from "#app/features/catalog/recent/add-recent.server.ts";
import { addSearches } from "#app/features/catalog/search/save-searches.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { addWishes } from "./add-wish.server.ts";

/** Merges the lists of a browser into the account; sending them twice changes nothing. */
export async function mergeLists(
  services: Pick<Services, "db" | "now">,
  memberId: string,
  { wishes: saved, recent, searches }: MyLists,
): Promise<void> {
  if (saved.length + recent.length + searches.length === 0) return;
  const now = services.now();
  await services.db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    await addWishes(tx, memberId, { saved, now });
    await addRecent(tx, memberId, { recent, now });
    await addSearches(tx, memberId, { searches, now });
  });
}

/** Locked per member: two browsers must not merge concurrently. A closed account merges nothing. */
async function lockMember(tx: Database, memberId: string): Promise<void> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
    .for("no key update");
  if (!member) throw new AppError("auth.login_required");
}
