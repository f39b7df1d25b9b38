import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import pg, { type PoolClient } from "pg";

/** The least that a hand-written program would do for the same crowd: login, price, one line in the cart, one hold. */
const [address = ""] = process.argv.slice(2);
const CONNECTIONS = 10;
const pool = new pg.Pool({ connectionString: address, max: CONNECTIONS });

type Line = {
  readonly courseId: string;
  readonly date: string;
  readonly time: string;
  readonly players: number;
};

async function memberOf(request: IncomingMessage): Promise<string> {
  const token = request.headers.cookie?.slice("session=".length) ?? "";
  const hash = createHash("sha256").update(token).digest("base64url");
  const { rows } = await pool.query(
    "select m.id from sessions s join members m on m.id = s.member_id where s.token_hash = $1 and s.expires_at > now() and m.banned_at is null and m.withdrawn_at is null",
    [hash],
  );
  return rows[0].id;
}

async function priceOf({ courseId, date, players }: Line): Promise<number> {
  const { rows } = await pool.query(
    "select green_fee from course_days where course_id = $1 and day = $2 and not closed",
    [courseId, date],
  );
  return Number(rows[0].green_fee) * players;
}

async function add(memberId: string, line: Line): Promise<number> {
  const price = await priceOf(line);
  await pool.query(
    "insert into cart_lines (member_id, key, line) values ($1, $2, $3) on conflict (member_id, key) do update set line = excluded.line",
    [memberId, `bare:${line.courseId}:${line.date}`, JSON.stringify({ ...line, price })],
  );
  return 200;
}

async function hold(memberId: string): Promise<number> {
  const { rows } = await pool.query(
    "select line from cart_lines where member_id = $1 and key like 'bare:%'",
    [memberId],
  );
  const line = rows[0].line as Line;
  const price = await priceOf(line);
  const client = await pool.connect();
  try {
    await client.query("begin");
    const isTaken = await take(client, line);
    if (isTaken) await write(client, memberId, line, price);
    await client.query(isTaken ? "commit" : "rollback");
    return isTaken ? 200 : 409;
  } finally {
    client.release();
  }
}

async function take(client: PoolClient, { courseId, date, time, players }: Line) {
  const { rowCount } = await client.query(
    "update tee_times set taken = taken + $4 where course_id = $1 and day = $2 and tee_time = $3 and taken + $4 <= capacity",
    [courseId, date, time, players],
  );
  return rowCount === 1;
}

async function write(client: PoolClient, memberId: string, line: Line, price: number) {
  const id = randomUUID();
  await client.query(
    "insert into orders (id, number, member_id, name, payment_order_id, amount, total, lines, hold_until) values ($1, $2, $3, '{}', $2, $4, $4, $5, now() + interval '15 minutes')",
    [id, id, memberId, price, JSON.stringify([line])],
  );
  await client.query(
    "insert into order_events (order_id, event, after) values ($1, 'placed', 'READY')",
    [id],
  );
  await client.query(
    "insert into stock_takes (order_id, line_key, kind, product_id, day, slot, quantity) values ($1, 'bare', 'tee', $2, $3, $4, $5)",
    [id, line.courseId, line.date, line.time, line.players],
  );
}

const server = createServer(async (request, response) => {
  const sent = (await json(request)) as Line;
  const memberId = await memberOf(request);
  const status = request.url === "/cart" ? await add(memberId, sent) : await hold(memberId);
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ ok: status === 200 }));
});
server.listen(0, () => {
  console.log(`is open at http://localhost:${(server.address() as AddressInfo).port}`);
});
