import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { EXTENSIONS } from "#app/db/client.server.ts";
import journal from "../../drizzle/meta/_journal.json" with { type: "json" };

const MEMBER = "00000000-0000-4000-8000-000000000001";

/** A database as it was before a migration, and the step over it. */
async function databaseBefore(tag: string) {
  const pg = await PGlite.create({ extensions: EXTENSIONS });
  const tags = journal.entries.map((entry) => entry.tag);
  const run = (name: string) => pg.exec(readFileSync(`drizzle/${name}.sql`, "utf8"));
  for (const earlier of tags.slice(0, tags.indexOf(tag))) await run(earlier);
  return { pg, migrate: () => run(tag) };
}

test("routes of an older shop know which of them begin at an airport", async () => {
  const { pg, migrate } = await databaseBefore("0010_route_origins");
  await pg.exec(`insert into regions (id, country, name, airport_code, airport_name, latitude,
    longitude, base_name, base_latitude, base_longitude, position)
    values ('r', 'TH', '{}', 'BKK', '{}', 0, 0, '{}', 0, 0, 1)`);
  const origins = [
    ["a", { ko: "수완나품 공항(BKK)", en: "Suvarnabhumi Airport (BKK)" }, "airport"],
    ["b", { ko: "돈므앙 공항(DMK)" }, "airport"],
    ["c", { ko: "방콕 시내 호텔", en: "Bangkok city hotel" }, "hotel"],
    ["d", { ko: "공항 앞 호텔", en: "Airport hotel" }, "hotel"],
  ] as const;
  for (const [id, origin] of origins) {
    await pg.query(
      `insert into van_routes (id, region_id, kind, origin, destination, one_way_price,
        round_trip_price, drive_minutes, road_km) values ($1, 'r', 'transfer', $2, '{}', 1, 1, 1, 1)`,
      [id, JSON.stringify(origin)],
    );
  }
  await migrate();
  const { rows } = await pg.query("select id, origin_kind from van_routes order by id");
  expect(rows).toEqual(origins.map(([id, , kind]) => ({ id, origin_kind: kind })));
});

test("orders and webhooks with the provider's status names are migrated to ours", async () => {
  const { pg, migrate } = await databaseBefore("0009_payment_words");
  const codes = {
    A: ["EXCEED_MAX_AMOUNT", "payment.limit_exceeded"],
    B: ["FDS_ERROR", "payment.card_refused"],
    C: ["NOT_SUPPORTED_METHOD", "payment.card_unusable"],
    D: ["BELOW_MINIMUM_AMOUNT", "payment.below_minimum"],
    E: ["NOT_FOUND_PAYMENT_SESSION", "payment.expired"],
    F: ["SOMETHING_NEW_2027", "payment.failed"],
    G: [null, null],
  };
  await pg.exec(`insert into members (id, name) values ('${MEMBER}', 'x')`);
  for (const [number, [code]] of Object.entries(codes)) {
    await pg.query(
      `insert into orders (number, member_id, name, payment_order_id, amount, total, status, failure_code)
       values ($1, $2, '{"ko":"x"}', $1, 1000, 1000, 'FAILED', $3)`,
      [number, MEMBER, code],
    );
  }
  const events = ["PAYMENT_STATUS_CHANGED", "CANCEL_STATUS_CHANGED", "DEPOSIT_CALLBACK", "ELSE"];
  for (const event of events) {
    await pg.query(
      "insert into payment_hints (transmission_id, event, payment_order_id) values ($1, $1, 'A')",
      [event],
    );
  }
  await migrate();
  const { rows } = await pg.query<{ number: string; failure_code: string; failure: string }>(
    "select number, failure_code, failure from orders order by number",
  );
  expect(
    Object.fromEntries(rows.map((row) => [row.number, [row.failure_code, row.failure]])),
  ).toEqual(codes);
  const hints = await pg.query("select event from payment_hints order by id");
  expect(hints.rows).toEqual([
    { event: "payment_changed" },
    { event: "refund_changed" },
    { event: "deposit_made" },
    { event: "other" },
  ]);
});

test("lines of older orders name their parent line by its new key", async () => {
  const { pg, migrate } = await databaseBefore("0011_parent_line");
  await pg.exec(`insert into members (id, name) values ('${MEMBER}', 'x')`);
  const lines = [
    { key: "round", title: "Siam" },
    { key: "caddy", hangsOn: "round", price: 1 },
  ];
  for (const [number, sold] of [
    ["A", lines],
    ["B", lines.slice(0, 1)],
  ] as const) {
    await pg.query(
      `insert into orders (number, member_id, name, payment_order_id, amount, total, lines)
       values ($1, $2, '{"ko":"x"}', $1, 1000, 1000, $3)`,
      [number, MEMBER, JSON.stringify(sold)],
    );
  }
  await migrate();
  const { rows } = await pg.query("select lines from orders order by number");
  expect(rows).toEqual([
    { lines: [lines[0], { key: "caddy", parentLine: "round", price: 1 }] },
    { lines: [lines[0]] },
  ]);
});

test("a hotel that was sold stays published, and one that was not is archived", async () => {
  const { pg, migrate } = await databaseBefore("0014_publication");
  await pg.exec(`insert into regions (id, country, name, airport_code, airport_name, latitude,
    longitude, base_name, base_latitude, base_longitude, position)
    values ('r', 'TH', '{}', 'BKK', '{}', 0, 0, '{}', 0, 0, 1);
    insert into refund_policies (id, name, tiers) values ('p', '{}', '[]')`);
  const hotel = (id: string, published: boolean) =>
    `insert into hotels (id, region_id, name, summary, address, stars, latitude, longitude, check_in,
      check_out, languages, facilities, extras, charges, cautions, tour, transport, booking,
      refund_policy_id, published) values ('${id}', 'r', '{}', '{}', '{}', 4, 0, 0, '14:00', '12:00',
      '{}', '{}', '[]', '[]', '[]', '{}', '{}', 'instant', 'p', ${published})`;
  await pg.exec(`${hotel("shown", true)};${hotel("hidden", false)}`);
  await migrate();
  const { rows } = await pg.query("select id, status, published from hotels order by id");
  expect(rows).toEqual([
    { id: "hidden", status: "archived", published: false },
    { id: "shown", status: "published", published: true },
  ]);
  await expect(pg.query("update hotels set published = true")).rejects.toThrow(
    "can only be updated to DEFAULT",
  );
});
