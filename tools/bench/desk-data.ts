import { openConnection } from "#app/db/connection/postgres-connection.server.ts";

type Connection = Awaited<ReturnType<typeof openConnection>>;

/** Tables that are filled, with how many reservations share one of their rows. */
const TABLES = ["reservations", "orders", "members"];

/** Days before and after the day of the demo on which reservations are used. */
const PAST_DAYS = 1_600;
const FUTURE_DAYS = 120;
/** However large the shop, the desk answers within days: this many wait to be confirmed. */
const WAITING = 400;

/** Fills a shop with as many reservations; indexes are made afterwards, as they would take most of the time. */
export async function fillDesk(url: string, count: number): Promise<void> {
  const connection = await openConnection(url);
  try {
    // The rows are ours and fit together: checking a million references would measure nothing.
    await connection.query("set session_replication_role = replica");
    const indexes = await dropIndexes(connection);
    await connection.query(MEMBERS, [count]);
    await connection.query(ORDERS, [count]);
    await connection.query(RESERVATIONS, [count, PAST_DAYS, FUTURE_DAYS, WAITING]);
    await connection.query("set maintenance_work_mem = '256MB'");
    for (const index of indexes) await connection.query(index);
    await connection.query("vacuum analyze");
  } finally {
    await connection.end();
  }
}

async function dropIndexes(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.schemaname = 'public' and i.tablename = any($1)
       and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [TABLES],
  );
  for (const { name } of rows) await connection.query(`drop index "${name}"`);
  return rows.map(({ definition }) => definition);
}

const id = (table: number, of: string) =>
  `(lpad(to_hex(${of}), 8, '0') || '-0000-4000-800${table}-000000000000')::uuid`;
const pick = (texts: readonly string[], by: string) =>
  `(array['${texts.join("','")}'])[(1 + (${by}) % ${texts.length})::int]`;
const FAMILIES = [..."김이박최정강조윤장임한오서신권황안송류홍"];
const GIVEN = [..."민서지현우준하은도윤시연주원채영수진혜경성재호훈"];
const LATIN = ["KIM", "LEE", "PARK", "CHOI", "JUNG", "KANG", "CHO", "YOON", "JANG", "LIM"];
const LATIN_GIVEN = ["MIN", "SEO", "JI", "HYUN", "WOO", "JUN", "HA", "EUN", "DO", "YEON", "JOO"];

/** Four reservations each: names from some ten thousand, phone numbers of eight random digits. */
const MEMBERS = `
  insert into members (id, name, phone, email, locale)
  select ${id(1, "n")},
    ${pick(FAMILIES, "n * 7919 % 9973")} || ${pick(GIVEN, "n * 104729 % 99991")} || ${pick(GIVEN, "n * 31 % 9967")},
    '+8210' || lpad((n * 48271::bigint % 99999989)::text, 8, '0'),
    'member' || n || '@bench.test', 'ko'
  from generate_series(1::bigint, greatest(1, $1::int / 4)) n`;

const ORDERS = `
  insert into orders (id, number, member_id, name, status, payment_order_id, amount, total, booker, paid_at, created_at)
  select ${id(2, "n")},
    'PT-' || to_char(timestamp '2022-06-01' + n * interval '4 years' / ($1::int / 2), 'YYMM') || '-' || upper(lpad(to_hex(n * 2654435761 % 4294967296), 8, '0')),
    ${id(1, "1 + n % greatest(1, $1::int / 4)")},
    '{"ko": "파타야 여행", "en": "A trip to Pattaya"}', 'PAID', 'bench-' || n, 400000, 400000,
    jsonb_build_object(
      'firstName', ${pick(LATIN_GIVEN, "n * 7907 % 9973")} || ${pick(LATIN_GIVEN, "n * 13 % 9967")},
      'lastName', ${pick(LATIN, "n * 104723 % 99991")},
      'email', 'member' || n || '@bench.test',
      'phone', '+8210' || lpad((n * 16807::bigint % 99999989)::text, 8, '0'), 'agreements', '[]'::jsonb),
    now(), timestamp '2022-06-01' + n * interval '4 years' / ($1::int / 2)
  from generate_series(1::bigint, greatest(1, $1::int / 2)) n`;

/** Half rounds, a quarter hotels, the rest caddies and rides; the newest wait, few are being refunded. */
const RESERVATIONS = `
  with products as (
    select id, name, row_number() over (order by id) - 1 as place, count(*) over () as many from courses
  ), stays as (
    select id, name, row_number() over (order by id) - 1 as place, count(*) over () as many from hotels
  )
  insert into reservations (id, order_id, member_id, line_key, kind, product_id, title, detail, used_on, tiers,
    amount, card, paid, status, supplier_reference, voucher_code, created_at, choice)
  select ${id(3, "n")}, ${id(2, "1 + n % greatest(1, $1::int / 2)")}, ${id(1, "1 + n % greatest(1, $1::int / 4)")},
    'line-' || n, k.kind::line_kind, case k.kind when 'hotel' then s.id else c.id end,
    case k.kind when 'hotel' then s.name else c.name end,
    '{"ko": "07:12 · 4명", "en": "07:12 · 4 golfers"}',
    date '2026-11-15' - $2::int + (n::bigint * ($2::int + $3::int) / $1::int)::int, '[]', 200000, 200000, 200000,
    (case when n > $1::int - $4::int then 'PENDING' when n % 25 = 0 then 'CANCELLED' when n::bigint * ($2::int + $3::int) / $1::int < $2::int then 'USED' else 'COMPLETE' end)::reservation_status,
    case when n > $1::int - $4::int then null else upper(substr(md5('r' || n), 1, 3)) || '-' || lpad((n * 7919::bigint % 999983)::text, 6, '0') end,
    upper(substr(md5('v' || n), 1, 8)) || n,
    timestamp '2022-06-01' + n * interval '4 years' / $1::int,
    '{"kind": "golf", "time": "07:12", "players": 4}'::jsonb
  from generate_series(1::bigint, $1::int) n
  cross join lateral (select case when n % 4 < 2 then 'golf' when n % 4 = 2 then 'hotel' when n % 8 = 3 then 'caddy' else 'callvan' end as kind) k
  join products c on c.place = n * 31::bigint % c.many
  join stays s on s.place = n * 17::bigint % s.many`;
