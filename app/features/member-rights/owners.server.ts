import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member.ts";
import { AppError } from "#app/domain/errors.ts";

/** The acting member must be an owner. Locked: two owners who remove each other must leave one. */
export async function requireOwner(tx: Database, by: string): Promise<void> {
  const owners = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.role, "owner"), isNull(members.bannedAt), isNull(members.withdrawnAt)))
    .orderBy(members.id)
    .for("update");
  if (!owners.some(({ id }) => id === by)) throw new AppError("common.not_found");
}
