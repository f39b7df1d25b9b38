import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { postSearch } from "#app/domain/community/post-search-query.ts";

/** Ten comments for each post on average, a hundredth of them below one post that everybody talks about. */
const COMMENTS_PER_POST = 10;
/** Staff write notices, not members: a shop that is a hundred times as busy has ten times as many. */
const NOTICES = { few: 100, many: 1_000, manyFrom: 10_000 };
/** The words that texts are made of, so that a search finds many posts, few or none. */
const PLACES = ["파타야", "치앙마이", "후아힌", "푸껫", "방콕", "다낭", "호찌민", "코타키나발루"];
const THINGS = ["그린", "캐디", "셔틀", "호텔", "날씨", "조식", "카트", "잔디", "벙커", "야간"];
const FEELINGS = ["좋았어요", "추천해요", "궁금해요", "아쉬웠어요", "함께해요", "다녀왔어요"];

/** Fills a shop with as many posts, their comments and the notices. */
export async function fillCommunity(url: string, count: number): Promise<void> {
  const connection = await openConnection(url);
  try {
    // The rows are ours and fit together; what triggers would count is counted once below.
    await connection.query("set session_replication_role = replica");
    await connection.query(MEMBERS, [count]);
    await connection.query(POSTS, [count, ...texts()]);
    await connection.query(COMMENTS, [count * COMMENTS_PER_POST, count]);
    await connection.query(INSERT_NOTICES, [count < NOTICES.manyFrom ? NOTICES.few : NOTICES.many]);
    await connection.query(COUNTS);
    await connection.query(POST_COUNTS);
    await connection.query("vacuum analyze");
  } finally {
    await connection.end();
  }
}

/** Parts as one text each: an array of arrays would need them all of one length. */
function texts(): (readonly string[])[] {
  const titles = PLACES.flatMap((place) =>
    THINGS.flatMap((thing) => FEELINGS.map((feeling) => `${place} ${thing} ${feeling}`)),
  );
  const found = titles.map((title) => {
    const text = { ko: title, en: title };
    return postSearch({ title: text, content: text });
  });
  return [
    titles,
    found.map(({ searchKeys }) => searchKeys),
    found.map(({ searchParts }) => searchParts.join(" ")),
  ];
}

const memberId = (n: string) =>
  `(lpad(to_hex(${n}), 8, '0') || '-0000-4000-8001-000000000000')::uuid`;
const members = "greatest(10, $1::int / 20)";

const MEMBERS = `
  insert into members (id, name, email, locale)
  select ${memberId("n")}, '골퍼' || n, 'golfer' || n || '@bench.test', 'ko'
  from generate_series(1::bigint, ${members}) n`;

const POSTS = `
  with places as (select id, row_number() over (order by id) - 1 as place, count(*) over () as many from regions)
  insert into posts (member_id, region_id, title, content, search_keys, search_parts, hidden, created_at)
  select ${memberId(`1 + n * 7919 % ${members}`)}, p.id,
    jsonb_build_object('ko', t.title), jsonb_build_object('ko', repeat(t.title || ' ', 8)), t.keys, string_to_array(t.parts, ' '), n % 200 = 0,
    timestamptz '2022-01-01' + n * interval '4 years' / $1::int
  from generate_series(1::bigint, $1::int) n
  join places p on p.place = n * 31 % p.many
  cross join lateral (select ($2::text[])[1 + n * 104729 % cardinality($2::text[])] as title,
    ($3::text[])[1 + n * 104729 % cardinality($3::text[])] as keys,
    ($4::text[])[1 + n * 104729 % cardinality($4::text[])] as parts) t`;

/** Those below one post are a hundredth of all. */
const COMMENTS = `
  with first_post as (select max(id) - $2::int as id from posts)
  insert into comments (post_id, member_id, content, created_at)
  select f.id + case when n % 100 = 0 then 7 else 1 + n * 7919 % $2::int end,
    ${memberId("1 + n * 31 % greatest(10, $2::int / 20)")},
    jsonb_build_object('ko', '저도 그렇게 생각해요. 다음에 같이 가요!'),
    timestamptz '2022-01-02' + n * interval '4 years' / $1::int
  from generate_series(1::bigint, $1::int) n, first_post f`;

const INSERT_NOTICES = `
  insert into notices (category, title, body, published_at)
  select (enum_range(null::notice_category))[1 + n % cardinality(enum_range(null::notice_category))],
    jsonb_build_object('ko', '공지 ' || n, 'en', 'Notice ' || n),
    jsonb_build_object('ko', case when n % 10 = 0 then '<p>운영 시간을 알려 드려요.</p>' else '<p>새 코스가 열렸어요.</p>' end,
      'en', '<p>Our news.</p>'),
    timestamptz '2022-01-01' + n * interval '4 years' / $1::int
  from generate_series(1, $1::int) n`;

const COUNTS = `
  update posts set comment_count = c.many
  from (select post_id, count(*)::int as many from comments group by post_id) c where c.post_id = posts.id`;

const POST_COUNTS = `
  insert into post_counts (region_id, posts)
  select region_id, count(*) from posts where not hidden group by region_id
  on conflict (region_id) do update set posts = excluded.posts`;
