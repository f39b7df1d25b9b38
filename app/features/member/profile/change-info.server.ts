import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { MemberInfo } from "#app/domain/member/profile/member-info.ts";

export async function changeInfo(
  db: Database,
  memberId: string,
  { phone, birthday, gender }: MemberInfo,
): Promise<void> {
  const changed = await db
    .update(members)
    .set({ phone, birthday, gender })
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
    .returning({ id: members.id });
  if (changed.length === 0) throw new AppError("member.info_unavailable");
}
