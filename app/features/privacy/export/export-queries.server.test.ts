import { eq, type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { searchChoices } from "#app/db/schema/catalog/search-tables.ts";
import { memberIdentities, sessions } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import {
  orderEvents,
  orders,
  reservations,
  timeOffers,
} from "#app/db/schema/order/order-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { planCarts, savedPlans } from "#app/db/schema/planner-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { tripLinks } from "#app/db/schema/reservation/trip-links-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { startSession } from "#tests/support/start-session.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { collectMyData } from "./export-queries.server.ts";

const db = await testDatabase("demo");
const demo = demoMemberId("demo");
type Mine = Awaited<ReturnType<typeof collectMyData>>;

/** The section of the file with the rows of each table, by the name of the table. */
const EXPORTED: Record<string, keyof Mine> = {
  alarms: "alarms",
  cart_lines: "cart",
  comment_reports: "commentReports",
  comments: "comments",
  companions: "companions",
  consents: "consents",
  day_alerts: "dayAlerts",
  member_coupons: "coupons",
  member_identities: "connectedLogins",
  notification_choices: "notificationChoices",
  order_events: "orderSteps",
  orders: "orders",
  outbox: "letters",
  partner_applications: "partnerApplications",
  seat_alerts: "seatAlerts",
  partner_rounds: "partnerRounds",
  point_entries: "points",
  post_marks: "postMarks",
  post_reports: "reports",
  plan_carts: "plansInCart",
  posts: "posts",
  questions: "questions",
  recent_items: "recentItems",
  recent_searches: "recentSearches",
  refunds: "refunds",
  review_votes: "helpfulReviews",
  member_blocks: "blocks",
  reservation_changes: "changes",
  reservation_events: "reservationSteps",
  reservations: "reservations",
  reviews: "reviews",
  saved_plans: "savedPlans",
  search_choices: "searchChoice",
  sessions: "devices",
  time_offers: "timeOffers",
  tournament_entries: "tournamentEntries",
  trip_links: "sharedTrips",
  uploads: "uploads",
  wishes: "wishes",
};

const NOT_EXPORTED: Record<string, string> = {
  password_resets: "only the hash of a link that opens the account",
  list_views: "names that a member of staff gave to filters of the desk's lists",
  member_notes: "working notes of staff, erased when the member leaves",
  open_records: "for 45 seconds, which record of the desk a member of staff has open",
  point_gifts: "who of staff proposed and approved; the points themselves are exported",
  pay_links: "how long a trip taken by telephone can be paid; the order itself is exported",
  ride_drivers: "the driver of a ride, who is not the member",
  point_balances: "the sum of the exported points",
  reservation_assignees: "who of staff works on it",
  reservation_notes: "working notes of staff, erased when the member leaves",
  sheet_notes: "working notes of staff, erased when the member leaves",
  recovery_codes: "only hashes of codes that open the account",
  refund_lines: "each line's part stands in the reservation, the fee in the refund",
  refund_parts: "which payment gives back which part; the refund itself is exported",
  stock_takes: "our count of places; the reservation says which",
  withdrawn_members: "of those who have left; they have no account to ask from",
};

const OWNERS = {
  member_id: (id: string) => sql`${id}`,
  order_id: (id: string) => sql`select id from orders where member_id = ${id}`,
  reservation_id: (id: string) => sql`select id from reservations where member_id = ${id}`,
};

test("every table with data of a member is in the export, or gives its reason", async () => {
  const rows = await rowsOf<{ table_name: string; column_name: keyof typeof OWNERS }>(sql`
    select distinct on (table_name) table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('member_id', 'order_id', 'reservation_id')
    order by table_name, column_name`);
  const known = [...Object.keys(EXPORTED), ...Object.keys(NOT_EXPORTED)];
  expect(rows.map((row) => row.table_name)).toEqual(known.sort());
  await leaveTraces();
  const mine = await collectMyData(db, demo);
  for (const { table_name: table, column_name: column } of rows) {
    const key = EXPORTED[table];
    if (!key) continue;
    const held = await rowsOf<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(column)} in (${OWNERS[column](demo)})`,
    );
    expect({ table, exported: Object.keys(mine[key] ?? []).length }).toEqual({
      table,
      exported: held[0]?.n,
    });
  }
});

test("the export contains the price of a trip, its refund, and with whom it was shared", async () => {
  const mine = await collectMyData(db, demo);
  const fields = { status: "PAID", amount: expect.any(Number), coupon: expect.any(Number) };
  expect(mine.orders[0]).toMatchObject({ ...fields, points: expect.any(Number) });
  expect(mine.refunds).toContainEqual(
    expect.objectContaining({ fee: 12_000, reason: "일정이 바뀌었어요", doneAt: TEST_NOW }),
  );
  expect(mine.sharedTrips).toEqual([
    { order: "PT-DEMO-0001", since: expect.any(Date), revokedAt: TEST_NOW },
  ]);
  expect(mine.timeOffers).toMatchObject([{ times: ["07:12"], status: "OPEN" }]);
  expect(mine.changes).toMatchObject([{ status: "APPLIED", paid: 0, doneAt: TEST_NOW }]);
  expect(mine.searchChoice).toEqual([{ keepsSearches: true }]);
  expect(mine.devices).toContainEqual(expect.objectContaining({ device: "Chrome on a phone" }));
  expect(mine.reviews[0]).toMatchObject({ party: expect.any(String) });
  expect(mine.points[0]).toMatchObject({ subject: "opening-party" });
});

async function rowsOf<Row>(query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}

/** One row in each table in which the demo left none. */
async function leaveTraces() {
  const [order] = await db.select().from(orders).where(eq(orders.number, "PT-DEMO-0001"));
  const orderId = order?.id ?? "";
  const [line] = await db.select().from(reservations).where(eq(reservations.orderId, orderId));
  const soon = new Date(TEST_NOW.getTime() + 60_000);
  await db.insert(sessions).values({
    memberId: demo,
    tokenHash: "hash-of-a-device",
    userAgent: "Chrome on a phone",
    expiresAt: soon,
  });
  await db.insert(tripLinks).values({
    memberId: demo,
    orderId,
    tokenHash: "hash-of-a-link",
    revokedAt: TEST_NOW,
  });
  await db.insert(refunds).values({
    orderId,
    kind: "cancel",
    status: "done",
    card: won(1_000),
    points: won(0),
    fee: won(12_000),
    reason: "일정이 바뀌었어요",
    askedBy: "member",
    transactionKey: "secret-transaction",
    doneAt: TEST_NOW,
  });
  await db
    .insert(timeOffers)
    .values({ reservationId: line?.id ?? "", times: ["07:12"], expiresAt: soon });
  await db
    .insert(orderEvents)
    .values({ orderId, event: "paid", after: "PAID", note: "secret note" });
  await db.insert(reservationChanges).values({
    orderId,
    reservationId: line?.id ?? "",
    memberId: demo,
    status: "APPLIED",
    lines: [],
    feeCard: won(0),
    feePoints: won(0),
    pay: won(0),
    doneAt: TEST_NOW,
  });
  const plan = { title: "파타야 3박", wish: { golfers: 2 }, lines: [], total: won(900_000) };
  await db.insert(savedPlans).values({ memberId: demo, ...plan });
  await db.insert(planCarts).values({ memberId: demo, lines: [{ key: "golf:x" }] });
  await db.insert(searchChoices).values({ memberId: demo, keeps: true });
  const picture = { src: "/uploads/mine", widths: [10], width: 10, height: 10, blur: "" };
  await db.insert(uploads).values({ id: crypto.randomUUID(), memberId: demo, picture });
  await notifyMember(db, demo, {
    template: "reset-password",
    words: { minutes: 30 },
    event: "reset:1",
    link: "/login/find-password/secret",
  });
}

test("the export holds everything a member did here", async () => {
  const mine = await collectMyData(db, demo);
  expect(Object.keys(mine).sort()).toEqual(["member", ...Object.values(EXPORTED)].sort());
  expect(mine.member).toMatchObject({ loginId: "demo", email: "demo@palmtee.example" });
  expect(mine.orders).toHaveLength(3);
  expect(mine.reservations).toHaveLength(7);
  expect(mine.coupons).toHaveLength(4);
  expect(mine.wishes).toHaveLength(7);
  expect(mine.wishes).toContainEqual(
    expect.objectContaining({ id: "th-black-mountain", savedPrice: 265_000 }),
  );
  expect(mine.reviews).toHaveLength(2);
  expect(mine.consents.map(({ kind }) => kind)).toContain("terms");
});

test("the export holds no hash, no token and no secret", async () => {
  await startSession(testServices(db), demo);
  await db.update(members).set({ totpSecret: "sealed-totp" }).where(eq(members.id, demo));
  const identity = {
    provider: "google",
    subject: "subject-of-google",
    token: "sealed-token",
  } as const;
  await db.insert(memberIdentities).values({ memberId: demo, ...identity });
  const text = JSON.stringify(await collectMyData(db, demo));
  expect(text).not.toMatch(/argon2|hash|token|secret|totp|sealed|subject-of-google/i);
});

test("the export holds nothing of anybody else", async () => {
  const text = JSON.stringify(await collectMyData(db, demoMemberId("guest")));
  expect(text).not.toContain("PT-DEMO");
  expect(text).not.toContain("김도현");
});

test("a question is exported with its own messages only", async () => {
  const mine = await collectMyData(db, demo);
  const said = mine.questions.map(({ messages }) => messages);
  expect(said.length).toBeGreaterThan(1);
  for (const messages of said) expect(messages[0]?.author).toBe("member");
  const first = said.map((messages) => messages[0]?.content.ko);
  expect(new Set(first).size).toBe(first.length);
  expect(
    mine.questions.every(
      ({ messages, answeredAt }) => messages.length > 1 === (answeredAt !== null),
    ),
  ).toBe(true);
});
