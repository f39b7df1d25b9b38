import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The digits of a phone number reversed, so that an index can search by the last digits. */
export function reversedDigits(phone: SQLWrapper): SQL {
  return sql`reverse(regexp_replace(${phone}, '\\D', '', 'g'))`;
}

/** First, last and first name again, so that both orders of the two are found. */
export function bookerNames(booker: SQLWrapper): SQL {
  const first = sql`coalesce(${booker} ->> 'firstName', '')`;
  const last = sql`coalesce(${booker} ->> 'lastName', '')`;
  return sql`${first} || ' ' || ${last} || ' ' || ${first}`;
}
