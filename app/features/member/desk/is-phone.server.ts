import { or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { reversedDigits } from "#app/db/query/search-expressions.ts";
import { phoneSearch } from "#app/domain/member/phone-search.ts";

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
