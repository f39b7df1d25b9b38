import { eq, ne, or, type SQL, sql } from "drizzle-orm";
import { pointGifts } from "#app/db/schema/member/member-desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { anyContains } from "#app/features/desk/list/list-conditions.server.ts";
import { isPhone } from "./is-phone.server.ts";

/**
 * Masked data is found by exact values only: a whole name, a whole e-mail address, a whole phone number in any
 * notation, or its last four digits, which are shown anyway. Otherwise a search could guess character by character.
 */
export function matchesMember(q: string): SQL | undefined {
  if (q === "") return undefined;
  const isStaff = ne(members.role, "member");
  const name = sql`replace(lower(${members.name}), ' ', '') = ${q.toLowerCase().replaceAll(" ", "")}`;
  return or(
    anyContains(q, [members.loginId]),
    name,
    sql`${isStaff} and ${anyContains(q, [members.name])}`,
    sql`lower(${members.email}) = ${q.toLowerCase()}`,
    isPhone(q, members.phone),
  );
}

export const hasWaitingGift = sql`exists (select from ${pointGifts} where ${eq(pointGifts.memberId, members.id)} and ${eq(pointGifts.status, "waiting")})`;
