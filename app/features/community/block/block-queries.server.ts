import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberBlocks } from "#app/db/schema/community/author-block-tables.ts";
import { comments, posts } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { maskName } from "#app/domain/member/profile/member-name.ts";
import type { BlockedTexts } from "./use-blocked.ts";

export type BlockedMember = Awaited<ReturnType<typeof listBlocked>>[number];

/** The members whom a member has blocked, last first, by the names that the community shows. */
export async function listBlocked(db: Database, memberId: string) {
  const rows = await db
    .select({ id: memberBlocks.id, name: members.name, createdAt: memberBlocks.createdAt })
    .from(memberBlocks)
    .innerJoin(members, eq(members.id, memberBlocks.blockedId))
    .where(eq(memberBlocks.memberId, memberId))
    .orderBy(desc(memberBlocks.createdAt), desc(memberBlocks.id));
  return rows.map((row) => ({ ...row, name: maskName(row.name) }));
}

type Asked = {
  readonly memberId: string | undefined;
  readonly posts: readonly number[];
  readonly comments: readonly number[];
};

/** Of the texts on a page, those by authors whom the reader blocked. */
export async function findBlocked(db: Database, asked: Asked): Promise<BlockedTexts> {
  const { memberId } = asked;
  if (!memberId) return { posts: [], comments: [] };
  const written = async (table: typeof posts | typeof comments, ids: readonly number[]) => {
    if (ids.length === 0) return [];
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .innerJoin(memberBlocks, eq(memberBlocks.blockedId, table.memberId))
      .where(and(inArray(table.id, [...ids]), eq(memberBlocks.memberId, memberId)));
    return rows.map(({ id }) => id);
  };
  return {
    posts: await written(posts, asked.posts),
    comments: await written(comments, asked.comments),
  };
}
