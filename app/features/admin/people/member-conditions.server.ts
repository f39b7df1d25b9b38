import { eq, ne, or, type SQL, sql } from "drizzle-orm";
import { pointGifts } from "#app/db/schema/desk.ts";
import { members } from "#app/db/schema/member.ts";
import { anyContains } from "#app/features/admin/kit/list/list-conditions.server.ts";

/**
 * What is masked is found only by whoever knows it: a whole name, a whole e-mail address, a whole phone number in any
 * notation, or its last four digits, which are shown anyway. Otherwise a search could guess letter by letter.
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
    byPhone(q),
  );
}

/** 010-1234-5678 is stored as +821012345678. */
function byPhone(q: string): SQL | undefined {
  if (/[^\d\s()+.-]/.test(q)) return undefined;
  const digits = q.replace(/\D/g, "");
  const stored = sql`regexp_replace(${members.phone}, '\\D', '', 'g')`;
  if (digits.length === 4) return sql`right(${stored}, 4) = ${digits}`;
  if (digits.length < 8) return undefined;
  return sql`${stored} in (${digits}, ${`82${digits.replace(/^0/, "")}`})`;
}

export const hasWaitingGift = sql`exists (select from ${pointGifts} where ${eq(pointGifts.memberId, members.id)} and ${eq(pointGifts.status, "waiting")})`;
