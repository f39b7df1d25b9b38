import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { weekdayOf } from "#app/domain/common/date/local-date.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import type { LineSnapshot, SellableLine } from "#app/domain/order/line/line-snapshot.ts";
import {
  movedNeeds,
  type OfferOption,
  optionText,
} from "#app/domain/reservation/desk/offer-option.ts";
import { unfinishedStatuses } from "#app/domain/reservation/status/status.ts";
import { loadStock } from "#app/features/order/quote/facts-people.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import type { Reservation } from "#app/features/order/record/lines-of-order.server.ts";

type Line = Pick<Reservation, "id" | "orderId">;

/** A line that cannot go along: it is refunded in full when the option is taken. */
export type StayingLine = { readonly id: string; readonly idx: number; readonly title: Localized };

export type CheckedOption = {
  readonly option: OfferOption;
  readonly text: string;
  /** The round as the shop sells it there: its texts, zone and stock. */
  readonly sellable: SellableLine;
  /** What the shop asks for it today. */
  readonly price: Won;
  readonly staying: readonly StayingLine[];
};

/** Which of the options a round can move to, each with its price of today and the lines that cannot go along. */
export async function checkElsewhere(
  db: Database,
  line: Line,
  round: LineOf<"golf">,
  options: readonly OfferOption[],
  at: Date,
): Promise<CheckedOption[]> {
  if (options.length === 0) return [];
  const linked = await linkedLines(db, line);
  // A line whose refund is being decided cannot move, because it may not stay.
  if (linked.some(({ status }) => status === "REFUND_REQUEST")) return [];
  const playing = await otherRoundDays(db, line);
  const rounds = options
    .filter(({ date }) => !playing.has(date))
    .map((option) => ({ ...round, ...option, callvan: "none" as const, cars: 0 }));
  const quote = await quoteCart(db, rounds, at);
  const stock = await loadStock(db, rounds);
  return quote.lines.flatMap(({ line: quoted, sellable: [sellable], total, notReady }) => {
    if (quoted.kind !== "golf" || notReady !== null || !sellable) return [];
    const option = { courseId: quoted.courseId, date: quoted.date, time: quoted.time };
    const staying = linked.filter((each) => !canMove(each, round, option, stock));
    return [{ option, text: optionText(option, round), sellable, price: total, staying }];
  });
}

export type LinkedLine = Awaited<ReturnType<typeof linkedLines>>[number];

/** The lines linked to the round that are still to come, with the stock they hold. */
export async function linkedLines(db: Database, { id, orderId }: Line) {
  const rows = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.parentLine, id), inArray(reservations.status, unfinishedStatuses())))
    .orderBy(reservations.idx);
  if (rows.length === 0) return [];
  const [order] = await db
    .select({ lines: orders.lines })
    .from(orders)
    .where(eq(orders.id, orderId));
  const changes = await db
    .select({ lines: reservationChanges.lines })
    .from(reservationChanges)
    .where(and(eq(reservationChanges.orderId, orderId), eq(reservationChanges.status, "APPLIED")))
    .orderBy(desc(reservationChanges.doneAt));
  const changed = changes.flatMap(({ lines }) =>
    lines.map(({ lineKey, after }) => ({ key: lineKey, needs: after.needs })),
  );
  const named = rows.flatMap(({ choice }) => (choice?.kind === "caddy" ? [choice.caddyId] : []));
  const off = await db
    .select({ id: caddies.id, dayOff: caddies.dayOff })
    .from(caddies)
    .where(inArray(caddies.id, named));
  return rows.map((row) => {
    const { choice } = row;
    const caddie = choice?.kind === "caddy" && off.find((each) => each.id === choice.caddyId);
    return {
      ...row,
      needs: needsOf([...changed, ...(order?.lines ?? [])], row.lineKey),
      dayOff: caddie ? caddie.dayOff : undefined,
    };
  });
}

/** As it was sold, or as its last change left it. */
function needsOf(lines: readonly Pick<LineSnapshot, "key" | "needs">[], lineKey: string) {
  return lines.find(({ key }) => key === lineKey)?.needs ?? [];
}

type Stock = Awaited<ReturnType<typeof loadStock>>;

/** Caddies and cars belong to their course; on another day they must be free. */
function canMove(
  { needs, dayOff }: LinkedLine,
  round: OfferOption,
  option: OfferOption,
  stock: Stock,
): boolean {
  if (option.courseId !== round.courseId || weekdayOf(option.date) === dayOff) return false;
  return movedNeeds(needs, option).every((need) => stock.left(need) >= need.quantity);
}

/** The days on which the same order plays another round: two on one day are for the member to plan. */
async function otherRoundDays(db: Database, { id, orderId }: Line): Promise<Set<LocalDate>> {
  const rows = await db
    .select({ usedOn: reservations.usedOn })
    .from(reservations)
    .where(
      and(
        eq(reservations.orderId, orderId),
        eq(reservations.kind, "golf"),
        ne(reservations.id, id),
        inArray(reservations.status, unfinishedStatuses()),
      ),
    );
  return new Set(rows.map(({ usedOn }) => usedOn));
}
