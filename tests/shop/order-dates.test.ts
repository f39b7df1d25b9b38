import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { ERROR_STATUS } from "#app/domain/common/errors/errors.ts";
import { won } from "#app/domain/common/money.ts";
import { OrderBlocked } from "#app/domain/order/check/order-refusals.ts";
import { type CartLine, cartLineSchema } from "#app/domain/order/line/cart-line.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  BOOKER,
  COURSE,
  golf,
  namesFor,
  PLAY_DAY,
  stay,
} from "#tests/support/order/order-lines.ts";
import { openCourse, orderingShop } from "#tests/support/order/ordering.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
await db.update(courses).set({ minPlayers: 1, booking: "instant" }).where(eq(courses.id, COURSE));
await openCourse(db);

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

/** "taken", or the error code. */
async function answerTo(line: CartLine, now: string): Promise<string> {
  const services = { ...shop.services, now: () => new Date(now) };
  const { total } = await quoteCart(db, [line], services.now());
  const memberId = await shop.member();
  const before = await db.$count(orders);
  try {
    await placeOrder(services, memberId, {
      lines: [line],
      booker: BOOKER,
      travellers: namesFor([line]),
      memberCouponId: null,
      points: 0,
      expectedTotal: total,
      locale: "ko",
    });
    return "taken";
  } catch (cause) {
    if (!(cause instanceof OrderBlocked)) throw cause;
    expect([ERROR_STATUS[cause.code], await db.$count(orders)]).toEqual([422, before]);
    const [issue] = cause.issues;
    return String(issue?.values?.why ?? issue?.code);
  }
}

// S12
test.each([
  ["2026-02-30"],
  ["2027-02-29"],
  ["2027-13-01"],
  ["2027-00-10"],
  ["2027-1-5"],
  ["2027-01-12T00:00:00Z"],
  [" 2027-01-12"],
  ["0000-00-00"],
  ["1926-11-15"],
  ["9999-12-31"],
  [""],
  ["내일"],
  ["2".repeat(1_001)],
  [`2027-01-12${" ".repeat(991)}`],
  [20_270_112],
  [null],
])("%j is no day: no line of an order has it", (date) => {
  const lines = [
    { ...golf(), date },
    { ...stay(), checkIn: date },
    { ...stay(), checkOut: date },
  ];
  for (const line of lines) expect(cartLineSchema.safeParse(line).success).toBe(false);
});

test.each([
  [PLAY_DAY, PLAY_DAY],
  [PLAY_DAY, addDays(PLAY_DAY, -1)],
  [PLAY_DAY, "2026-02-28"],
])("refuses a stay from %s to %s", (checkIn, checkOut) => {
  expect(cartLineSchema.safeParse({ ...stay(), checkIn, checkOut }).success).toBe(false);
});

const NOON_IN_SEOUL = "2026-11-15T03:00:00Z";
const nights = (count: number) => stay({ checkOut: addDays(PLAY_DAY, count) });

test.each<[string, CartLine, string, string]>([
  ["a day that has passed", golf({ date: "2026-11-14" }), NOON_IN_SEOUL, "past_cutoff"],
  ["today", golf({ date: "2026-11-15", time: "15:12" }), NOON_IN_SEOUL, "past_cutoff"],
  [
    "tomorrow, earlier than this hour",
    golf({ date: "2026-11-16", time: "09:36" }),
    NOON_IN_SEOUL,
    "past_cutoff",
  ],
  [
    "tomorrow at this hour at the venue",
    golf({ date: "2026-11-16", time: "10:00" }),
    NOON_IN_SEOUL,
    "taken",
  ],
  [
    "tomorrow, a minute too late",
    golf({ date: "2026-11-16", time: "10:24" }),
    "2026-11-15T03:25:00Z",
    "past_cutoff",
  ],
  ["29 February of a leap year", golf({ date: "2028-02-29" }), NOON_IN_SEOUL, "no_price"],
  ["the last day that can be written", golf({ date: "2099-12-31" }), NOON_IN_SEOUL, "no_price"],
  [
    "a stay that began yesterday",
    stay({ checkIn: "2026-11-14", checkOut: "2026-11-17" }),
    NOON_IN_SEOUL,
    "past_cutoff",
  ],
  ["thirty-one nights", nights(31), NOON_IN_SEOUL, "order.stay_too_long"],
  ["a stay of 72 years", stay({ checkOut: "2099-12-31" }), NOON_IN_SEOUL, "order.stay_too_long"],
  [
    "the 17th, while it is still the 15th in Thailand and the 16th in Seoul",
    golf({ date: "2026-11-17", time: "08:00" }),
    "2026-11-15T16:30:00Z",
    "taken",
  ],
  [
    "the 16th at that moment",
    golf({ date: "2026-11-16", time: "15:12" }),
    "2026-11-15T16:30:00Z",
    "past_cutoff",
  ],
  [
    "the 17th at eight, when it is past eight on the 16th in Thailand",
    golf({ date: "2026-11-17", time: "08:00" }),
    "2026-11-16T01:01:00Z",
    "past_cutoff",
  ],
])("%s: the venue's clock decides", async (_, line, now, answer) => {
  expect(cartLineSchema.safeParse(line).success).toBe(true);
  expect(await answerTo(line, now)).toBe(answer);
});

test("a day is stored as the venue's date, wherever the buyer's clock is", async () => {
  const services = { ...shop.services, now: () => new Date("2026-11-15T16:30:00Z") };
  const round = golf({ date: "2026-11-18", time: "08:24" });
  const request = { ...(await shop.request([round])), travellers: namesFor([round]) };
  const placed = await placeOrder(services, await shop.member(), request);
  await confirmOrder(services, await shop.approveCard(placed));
  const [line] = await db
    .select({ usedOn: sql<string>`${reservations.usedOn}::text` })
    .from(reservations)
    .where(eq(reservations.orderId, placed.id));
  expect(line?.usedOn).toBe("2026-11-18");
});

// S11
test("a tournament takes entries until midnight in Seoul, and not a second longer", async () => {
  const [open] = await db
    .select()
    .from(tournaments)
    .where(sql`${tournaments.applyUntil} >= '2026-11-20'`)
    .limit(1);
  if (!open) throw new Error("the demo has a tournament that can be entered");
  // Who may play is tested elsewhere; here, only until when.
  await db.update(tournaments).set({ gender: "any" }).where(eq(tournaments.id, open.id));
  const entry: CartLine = {
    kind: "tournament",
    tournamentId: String(open.id),
    date: open.playsOn,
    people: 1,
    price: won(0),
  };
  expect(await answerTo(entry, `${open.applyUntil}T14:59:59Z`)).toBe("taken");
  expect(await answerTo(entry, `${open.applyUntil}T15:00:00Z`)).toBe("order.entry_closed");
});
