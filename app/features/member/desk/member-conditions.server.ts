import { eq, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { reversedDigits } from "#app/db/query/search-expressions.ts";
import { pointGifts } from "#app/db/schema/member/member-desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { phoneSearch } from "#app/domain/member/phone-search.ts";
import { anyContains } from "#app/features/desk/list/list-conditions.server.ts";

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

/** Rows whose phone number was searched for: the index has its digits from the last to the first. */
export function isPhone(q: string, phone: SQLWrapper): SQL | undefined {
  const search = phoneSearch(q);
  if (!search) return undefined;
  const backwards = (digits: string) => [...digits].toReversed().join("");
  if (search.by === "end") {
    return sql`${reversedDigits(phone)} like ${`${backwards(search.digits)}%`}`;
  }
  return or(...search.numbers.map((each) => sql`${reversedDigits(phone)} = ${backwards(each)}`));
}
