import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { isPublicAuthor } from "#app/db/query/public-author.ts";
import { posts, reviews } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { maskName } from "#app/domain/member/profile/member-name.ts";

/** The author's public profile; `memberId` is for the server alone. */
export async function findAuthor(db: Database, authorId: string) {
  const [member] = await db
    .select({ id: members.id, name: members.name, createdAt: members.createdAt })
    .from(members)
    .where(and(eq(members.authorId, authorId), isPublicAuthor()));
  if (!member) return undefined;
  const { id: memberId } = member;
  const [postCount, reviewCount] = await Promise.all([
    db.$count(posts, and(eq(posts.memberId, memberId), eq(posts.hidden, false))),
    db.$count(reviews, and(eq(reviews.memberId, memberId), eq(reviews.hidden, false))),
  ]);
  return {
    memberId,
    profile: {
      authorId,
      name: maskName(member.name),
      /** The month alone is shown. */
      since: dateIn(SHOP_ZONE, member.createdAt),
      posts: postCount,
      reviews: reviewCount,
    },
  };
}
