import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";

/** The acting member must be an owner, whose name is answered. Locked: two owners who remove each other must leave one. */
export async function requireOwner(tx: Database, by: string): Promise<string> {
  const owners = await tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(eq(members.role, "owner"), isNull(members.bannedAt), isNull(members.withdrawnAt)))
    .orderBy(members.id)
    .for("update");
  const owner = owners.find(({ id }) => id === by);
  if (!owner) throw new AppError("common.not_found");
  return owner.name;
}
