import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { members } from "../schema/member/member-tables.ts";

/** Closed and banned accounts have no page, nor have customers without an account. */
export function isPublicAuthor(): SQL | undefined {
  return and(isNull(members.bannedAt), isNull(members.withdrawnAt), eq(members.isGuest, false));
}

/** The id for the page of a text's author; null where there is none. */
export function publicAuthorId(): SQL<string | null> {
  return sql<string | null>`case when ${isPublicAuthor()} then ${members.authorId} end`;
}
