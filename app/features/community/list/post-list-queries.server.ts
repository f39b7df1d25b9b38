import { and, arrayContains, asc, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { postCounts } from "#app/db/schema/community/post-view-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { offsetOf, PAGE_SIZE, type Paging, pagingOf } from "#app/domain/common/paging.ts";
import { type CommunityList, MAX_POSTS_FOUND } from "#app/domain/community/community-list.ts";
import { postSearchOf } from "#app/domain/community/post-search-query.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { masked, postColumns } from "../post/post-queries.server.ts";

export type PostRow = Awaited<ReturnType<typeof postRows>>[number];
export type PostRegion = Awaited<ReturnType<typeof postRegions>>[number];

/** Two thousand are read about as fast as the index tells a list of them. */
const READ_FIRST = 2_000;
/** As the indexes of posts say it. */
const IS_SHOWN = sql`not ${posts.hidden}`;

/** Every region, with how many posts are about it. */
export async function postRegions(db: Database, locale: Locale) {
  return db
    .select({
      id: regions.id,
      name: inLocale(regions.name, locale),
      posts: sql<number>`coalesce(${postCounts.posts}, 0)`,
    })
    .from(regions)
    .leftJoin(postCounts, eq(postCounts.regionId, regions.id))
    .orderBy(asc(regions.position));
}

type PostPage = { readonly ids: SQLWrapper; readonly paging: Paging; readonly isMore: boolean };

export async function listPosts(db: Database, locale: Locale, list: CommunityList) {
  const page = list.q === undefined ? await browsePosts(db, list) : await searchPosts(db, list);
  const { ids, paging, isMore } = page;
  return { rows: await postRows(db, locale, ids, list.sort), paging, isMore };
}

/** The posts of one author, newest first. */
export async function listPostsOf(
  db: Database,
  locale: Locale,
  { memberId, page }: { readonly memberId: string; readonly page: number },
) {
  const shown = and(IS_SHOWN, eq(posts.memberId, memberId));
  const paging = pagingOf(await db.$count(posts, shown), page);
  const ids = chosen(db, shown, undefined).limit(PAGE_SIZE).offset(offsetOf(paging));
  return { rows: await postRows(db, locale, ids, undefined), paging };
}

async function browsePosts(db: Database, { region, sort, page }: CommunityList): Promise<PostPage> {
  const [counted] = await db
    .select({ posts: sql<number>`coalesce(sum(${postCounts.posts}), 0)::int` })
    .from(postCounts)
    .where(region ? eq(postCounts.regionId, region) : undefined);
  const paging = pagingOf(counted?.posts ?? 0, page);
  const shown = and(IS_SHOWN, region ? eq(posts.regionId, region) : undefined);
  const ids = chosen(db, shown, sort).limit(PAGE_SIZE).offset(offsetOf(paging));
  return { ids, paging, isMore: false };
}

/** The page, and how many there are up to a limit: a word that every post has is not counted to the end. */
async function searchPosts(db: Database, list: CommunityList): Promise<PostPage> {
  const found = await foundPosts(db, list);
  const paging = pagingOf(Math.min(found.length, MAX_POSTS_FOUND), list.page);
  const ofPage = found.slice(offsetOf(paging), offsetOf(paging) + PAGE_SIZE).map(({ id }) => id);
  const ids = sql`(select unnest(${`{${ofPage.join(",")}}`}::int[]))`;
  return { ids, paging, isMore: found.length > MAX_POSTS_FOUND };
}

/** One frequent word has enough among the first posts of the list; a rare one, or several together, need the index. */
async function foundPosts(db: Database, { region, sort, q = "" }: CommunityList) {
  const { keys, parts } = postSearchOf(q);
  if (keys.length === 0) return [];
  const shown = and(IS_SHOWN, region ? eq(posts.regionId, region) : undefined);
  const isFound = and(...keys.map((each) => sql`strpos(${posts.searchKeys}, ${each}) > 0`));
  if (keys.length === 1) {
    const found = await foundAmongFirst(db, { shown, isFound, sort });
    if (found.length > MAX_POSTS_FOUND) return found;
  }
  const isIndexed = arrayContains(posts.searchParts, [...parts]);
  return chosen(db, and(shown, isIndexed, isFound), sort).limit(MAX_POSTS_FOUND + 1);
}

type Sought = {
  readonly shown: SQL | undefined;
  readonly isFound: SQL | undefined;
  readonly sort: CommunityList["sort"];
};

function foundAmongFirst(db: Database, { shown, isFound, sort }: Sought) {
  const order = orderOf(sort);
  const first = db
    .select()
    .from(posts)
    .where(shown)
    .orderBy(...order)
    .limit(READ_FIRST);
  const among = first.as("posts");
  return db
    .select({ id: among.id })
    .from(among)
    .where(isFound)
    .orderBy(...order)
    .limit(MAX_POSTS_FOUND + 1);
}

/** By the post alone, in the order of an index; author, region and round are read only for the page. */
function chosen(db: Database, shown: SQL | undefined, sort: CommunityList["sort"]) {
  return db
    .select({ id: posts.id })
    .from(posts)
    .where(shown)
    .orderBy(...orderOf(sort));
}

function orderOf(sort: CommunityList["sort"]): SQL[] {
  const newest = [desc(posts.createdAt), desc(posts.id)];
  return sort === "answered" ? [desc(posts.commentCount), ...newest] : newest;
}

async function postRows(
  db: Database,
  locale: Locale,
  ids: SQLWrapper,
  sort: CommunityList["sort"],
) {
  const rows = await db
    .select({
      ...postColumns(locale),
      picture: sql<Picture | null>`coalesce(${posts.pictures} -> 0, ${courses.picture})`,
    })
    .from(posts)
    .innerJoin(regions, eq(regions.id, posts.regionId))
    .innerJoin(members, eq(members.id, posts.memberId))
    .leftJoin(partnerRounds, eq(partnerRounds.postId, posts.id))
    .leftJoin(courses, eq(courses.id, partnerRounds.courseId))
    .where(sql`${posts.id} in ${ids}`)
    .orderBy(...orderOf(sort));
  return rows.map(masked);
}
