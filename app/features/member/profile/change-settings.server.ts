import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { TextSize } from "#app/domain/member/profile/text-size.ts";

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
