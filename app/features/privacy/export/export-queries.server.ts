import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { collectAccount } from "./export-account-queries.server.ts";
import { collectBenefits } from "./export-benefit-queries.server.ts";
import { collectContent } from "./export-content-queries.server.ts";
import { collectTrips } from "./export-trip-queries.server.ts";

/** Everything a member gave us or did here. Columns are listed by name, so that a new one is not exported by accident. */
export async function collectMyData(db: Database, memberId: string) {
  const [member] = await db
    .select({
      id: members.id,
      loginId: members.loginId,
      name: members.name,
      email: members.email,
      emailVerifiedAt: members.emailVerifiedAt,
      phone: members.phone,
      birthday: members.birthday,
      gender: members.gender,
      language: members.locale,
      textSize: members.textSize,
      joinedAt: members.createdAt,
    })
    .from(members)
    .where(eq(members.id, memberId));
  return {
    member,
    ...(await collectAccount(db, memberId)),
    ...(await collectTrips(db, memberId)),
    ...(await collectBenefits(db, memberId)),
    ...(await collectContent(db, memberId)),
  };
}
