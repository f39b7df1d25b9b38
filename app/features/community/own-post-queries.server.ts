import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { posts } from "#app/db/schema/community.ts";
import type { Locale } from "#app/domain/locale.ts";
import { ownPost } from "./write-post.server.ts";

type Own = { readonly id: number; readonly memberId: string };

/** A post as its author wrote it, for them alone. */
export async function findOwnPost(db: Database, locale: Locale, own: Own) {
  const [post] = await db
    .select({
      id: posts.id,
      title: inLocale(posts.title, locale),
      content: inLocale(posts.content, locale),
      region: posts.regionId,
      pictures: posts.pictures,
    })
    .from(posts)
    .where(ownPost(own));
  return post;
}

export async function isOwnPost(db: Database, own: Own): Promise<boolean> {
  return (await db.$count(posts, ownPost(own))) > 0;
}
