import { sql } from "drizzle-orm";
import { communityList } from "#app/domain/community/community-list.ts";
import { noticeList } from "#app/domain/content/notice/notice-list-query.ts";
import { listComments } from "#app/features/community/comment/comment-queries.server.ts";
import {
  listPosts,
  listPostsOf,
  postRegions,
} from "#app/features/community/list/post-list-queries.server.ts";
import { findPost } from "#app/features/community/post/post-queries.server.ts";
import {
  findNotice,
  listNotices,
  noticeNeighbours,
} from "#app/features/content/notice/notice-queries.server.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { fillCommunity } from "./community-data.ts";
import { inTurns, type Shop, withShops } from "./shop-sizes.ts";

/** Addresses of the list of posts. */
const LISTS: Readonly<Record<string, string>> = {
  "posts, first page": "",
  "posts, second page": "page=2",
  "posts, page 40": "page=40",
  "posts, most answered": "sort=answered",
  "posts of a region": "region=pattaya",
  "posts of a region, most answered": "region=pattaya&sort=answered",
  "search for a frequent word": "q=파타야",
  "search for two words": "q=캐디 추천",
  "search for three words": "q=파타야 캐디 추천해요",
  "search for a half word": "q=치앙ㅁ",
  "search that finds nothing": "q=뷁뷁뷁",
};
const NOTICES: Readonly<Record<string, string>> = {
  "notices, first page": "",
  "notices of a category": "category=event",
  "search of notices": "q=운영",
  "search of notices in Latin letters": "q=NOTICE 77",
};

type Sample = {
  readonly post: number;
  readonly busy: number;
  readonly notice: number;
  readonly member: string;
};

const isSearch = (name: string) => name.startsWith("search");
const GROUPS = {
  "all together": () => true,
  "lists, posts, comments and notices": (name: string) => !isSearch(name),
  searches: isSearch,
};

/** What visitors read of the community and the notices, at two sizes of the shop. */
export function communityBench(counts: readonly number[] = [1_000, 100_000]): Promise<string> {
  return withShops({ name: "community", counts, fill: fillCommunity }, (shops) =>
    inTurns(
      "the pages",
      shops,
      async (shop, round) => {
        const sample = await sampleOf(shop, round);
        return [
          ...Object.entries(LISTS).map(
            ([name, search]) => [name, () => openList(shop, search)] as const,
          ),
          ["a post and its comments", () => openPost(shop, sample.post, 1)],
          ["the busiest post", () => openPost(shop, sample.busy, 1)],
          ["the busiest post, last comments", () => openPost(shop, sample.busy, 1_000_000)],
          [
            "posts of an author",
            () => listPostsOf(shop.db, "ko", { memberId: sample.member, page: 1 }),
          ],
          ...Object.entries(NOTICES).map(
            ([name, search]) => [name, () => openNotices(shop, search)] as const,
          ),
          ["a notice and its neighbours", () => openNotice(shop, sample.notice)],
        ];
      },
      GROUPS,
    ),
  );
}

async function openList({ db }: Shop, search: string) {
  const regions = await postRegions(db, "ko");
  const ids = regions.map(({ id }) => id);
  return listPosts(db, "ko", communityList(new URLSearchParams(search), ids));
}

async function openPost({ db }: Shop, id: number, page: number) {
  await findPost(db, "ko", id);
  return listComments(db, "ko", { kind: "post", id }, page);
}

function openNotices({ db }: Shop, search: string) {
  return listNotices(db, "ko", noticeList(new URLSearchParams(search)), TEST_NOW);
}

async function openNotice({ db }: Shop, id: number) {
  const notice = await findNotice(db, "ko", id, { now: TEST_NOW });
  if (!notice) throw new Error(`there is no notice ${id}`);
  return noticeNeighbours(db, "ko", notice, TEST_NOW);
}

/** Another post and notice in each round. */
async function sampleOf({ db, count }: Shop, round: number): Promise<Sample> {
  const { rows } = (await db.execute(sql`
    select (select max(id) - ${count}::int from posts) + 1 + ${(round * 7_919 + 17) % count}::int as post,
      (select id from posts order by comment_count desc limit 1) as busy,
      (select max(id) from notices) - ${round % 20}::int as notice,
      (select member_id from posts order by id desc limit 1) as member`)) as {
    readonly rows: readonly Sample[];
  };
  const [sample] = rows;
  if (!sample) throw new Error("the shop has no posts");
  return sample;
}

if (import.meta.main) console.log(await communityBench(process.argv.slice(2).map(Number)));
