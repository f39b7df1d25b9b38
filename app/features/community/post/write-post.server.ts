import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { PostInput } from "#app/domain/community/post-schema.ts";
import { postSearch } from "#app/domain/community/post-search-query.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { lockRound } from "#app/features/community/partner/partner-store.server.ts";
import { memberPictures } from "#app/features/picture/member-pictures.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";

type Writing = Pick<Services, "db" | "now">;
type Written = { readonly memberId: string; readonly locale: Locale; readonly input: PostInput };
type Own = { readonly id: number; readonly memberId: string };

/** The same post sent again within this time was a double click or a lost answer. */
const SAME_MS = 10 * 60_000;

/** Publishes a post and answers with its number; the same post sent twice is one. */
export async function publishPost(
  { db, now }: Writing,
  { memberId, locale, input }: Written,
): Promise<number> {
  await throttleOf(db).take("post", memberId);
  const createdAt = now();
  return db.transaction(async (tx) => {
    const isSame = eq(posts.regionId, input.region);
    const sent = await findSamePost(tx, { memberId, locale, input }, { isSame, now: createdAt });
    return sent ?? (await insertPost(tx, { memberId, locale, input }, createdAt));
  });
}

/** Writes a post within a transaction of the caller. */
export async function insertPost(
  tx: Database,
  { memberId, locale, input }: Written,
  createdAt: Date,
): Promise<number> {
  const values = await valuesOf(tx, { memberId, locale, input }, []);
  const [post] = await tx
    .insert(posts)
    .values({ ...values, memberId, createdAt })
    .returning({ id: posts.id });
  if (!post) throw new AppError("community.post_failed");
  return post.id;
}

type Text = Pick<Written, "memberId" | "locale"> & {
  readonly input: Pick<PostInput, "title" | "content">;
};

/** What the author sent a moment ago. One after the other: of two that arrive together the second finds the first. */
export async function findSamePost(
  tx: Database,
  { memberId, locale, input }: Text,
  { isSame, now }: { readonly isSame: SQL; readonly now: Date },
): Promise<number | undefined> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("update");
  const [same] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.memberId, memberId),
        sql`${posts.title} = ${JSON.stringify({ [locale]: input.title })}::jsonb`,
        sql`${posts.content} = ${JSON.stringify({ [locale]: input.content })}::jsonb`,
        gt(posts.createdAt, new Date(now.getTime() - SAME_MS)),
        isSame,
      ),
    );
  return same?.id;
}

/** Changes a post of one's own; one that staff have hidden is no longer its author's to change. */
export async function changePost(
  { db }: Pick<Services, "db">,
  id: number,
  { memberId, locale, input }: Written,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [post] = await tx
      .select({ pictures: posts.pictures })
      .from(posts)
      .where(ownPost({ id, memberId }))
      .for("update");
    if (!post) throw new AppError("common.not_found");
    const values = await valuesOf(tx, { memberId, locale, input }, post.pictures);
    await tx.update(posts).set(values).where(ownPost({ id, memberId }));
  });
}

/** With its comments; its pictures are deleted by the next sweep of unused uploads. */
export async function deletePost(db: Database, own: Own): Promise<void> {
  await db.transaction(async (tx) => {
    // Players with a seat must be told that the round is called off, and refunded.
    const round = await lockRound(tx, own.id);
    if (round && round.taken > 0) throw new AppError("partner.has_partners");
    const gone = await tx.delete(posts).where(ownPost(own)).returning({ id: posts.id });
    if (gone.length === 0) throw new AppError("common.not_found");
  });
}

export function ownPost({ id, memberId }: Own) {
  return and(eq(posts.id, id), eq(posts.memberId, memberId), eq(posts.hidden, false));
}

/** In the one language they were written in; readers of the other see them as they are. */
async function valuesOf(
  tx: Database,
  { memberId, locale, input }: Written,
  shown: readonly Picture[],
) {
  const regionId = input.region;
  if ((await tx.$count(regions, eq(regions.id, regionId))) === 0) {
    throw new FormError({ region: "community.region_required" });
  }
  const pictures = await memberPictures(tx, memberId, input.picture, shown);
  const text = { title: { [locale]: input.title }, content: { [locale]: input.content } };
  return { regionId, ...text, ...postSearch(text), pictures };
}

/** One after the other on one post, so that its counts are right; a hidden post is not found. */
export async function lockPost(tx: Database, postId: number) {
  const [post] = await tx
    .select({ id: posts.id, memberId: posts.memberId, title: posts.title })
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.hidden, false)))
    .for("update");
  if (!post) throw new AppError("common.not_found");
  return post;
}
