import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";

/** A member's own data, shown to that member only. */
export async function findProfile(db: Database, memberId: string) {
  const [profile] = await db
    .select({
      name: members.name,
      loginId: members.loginId,
      email: members.email,
      phone: members.phone,
      birthday: members.birthday,
      gender: members.gender,
      locale: members.locale,
      textSize: members.textSize,
      hasPassword: sql<boolean>`${members.passwordHash} is not null`,
      joinedAt: members.createdAt,
    })
    .from(members)
    .where(eq(members.id, memberId));
  return profile;
}

export type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>;
