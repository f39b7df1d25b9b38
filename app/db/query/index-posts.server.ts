import { eq, isNull, or, sql } from "drizzle-orm";
import { postSearch } from "#app/domain/community/post-search-query.ts";
import type { Database } from "../client.server.ts";
import { posts } from "../schema/community/community-tables.ts";

const BATCH = 500;

/** Makes posts findable that have no keys yet: those of an older version, of the demo, or emptied by a migration. */
export async function indexPosts(db: Database): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: posts.id, title: posts.title, content: posts.content })
      .from(posts)
      .where(or(isNull(posts.searchKeys), isNull(posts.searchParts)))
      .limit(BATCH);
    if (rows.length === 0) return;
    const found = rows.map((post) => ({ id: post.id, ...postSearch(post) }));
    await db
      .update(posts)
      .set({ searchKeys: sql`found."searchKeys"`, searchParts: sql`found."searchParts"` })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found(id int, "searchKeys" text, "searchParts" text[])`,
      )
      .where(eq(posts.id, sql`found.id`));
  }
}
