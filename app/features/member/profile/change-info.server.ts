import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { MemberInfo } from "#app/domain/member/profile/member-info.ts";
import type { TextSize } from "#app/domain/member/profile/text-size.ts";

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

export async function changeName(db: Database, memberId: string, name: string): Promise<void> {
  const changed = await db
    .update(members)
    .set({ name })
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
    .returning({ id: members.id });
  if (changed.length === 0) throw new AppError("member.info_unavailable");
}

/** The language of messages; pages follow their address. */
export async function changeLocale(db: Database, memberId: string, locale: Locale): Promise<void> {
  await db.update(members).set({ locale }).where(eq(members.id, memberId));
}

export async function changeTextSize(
  db: Database,
  memberId: string,
  textSize: TextSize,
): Promise<void> {
  await db.update(members).set({ textSize }).where(eq(members.id, memberId));
}
