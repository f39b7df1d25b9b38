import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";

/** One gift at a time: a balance is read and changed under this lock. A closed account gets nothing. */
export async function lockGiftee(tx: Database, memberId: string): Promise<void> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
    .for("update");
  if (!member) throw new AppError("common.not_found");
}
