import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";

export async function changeName(db: Database, memberId: string, name: string): Promise<void> {
  const changed = await db
    .update(members)
    .set({ name })
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
    .returning({ id: members.id });
  if (changed.length === 0) throw new AppError("member.info_unavailable");
}
