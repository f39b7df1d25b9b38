import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { rideDrivers, sheetNotes } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { linePeople } from "#app/domain/order/line/line-facts.ts";
import type { OrderBooker } from "#app/domain/order/people/order-booker.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";
import {
  type SheetFilter,
  type SheetRow,
  sortSheet,
} from "#app/domain/reservation/day/run-sheet-rules.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";
import { meetingTime } from "#app/domain/reservation/voucher/meeting-time.ts";
import { regionOptions } from "#app/features/catalog/desk/catalogue-options.server.ts";
import { notesOf, regionFacts } from "./day-facts.server.ts";

/** The region of a line; a caddie and a tournament are at a course. */
const regionOf = sql<string | null>`case ${reservations.kind}
  when 'golf' then (select region_id from courses where id = ${reservations.productId})
  when 'hotel' then coalesce(
    (select region_id from hotels where id = ${reservations.productId}),
    (select h.region_id from rooms r join hotels h on h.id = r.hotel_id where r.id = ${reservations.productId}))
  when 'caddy' then (select c.region_id from caddies k join courses c on c.id = k.course_id where k.id = ${reservations.productId})
  when 'callvan' then coalesce(
    (select region_id from van_routes where id = ${reservations.productId}),
    (select region_id from courses where id = ${reservations.productId}))
  when 'tournament' then (select c.region_id from tournaments t join courses c on c.id = t.course_id where t.id::text = ${reservations.productId})
end`;

/** The road to the course of a round's van, as it was priced: the shortest. */
const driveMinutes = sql<number | null>`(select min(v.drive_minutes) from ${vanRoutes} v
  where v.course_id = ${reservations.choice} ->> 'courseId' and v.kind = 'golf_round_trip_wait')`;

/** Everything that takes place on a day, at the venue's time. */
async function linesOn(db: Database, locale: Locale, date: SheetFilter["date"]) {
  const rounds = alias(reservations, "rounds");
  return db
    .select({
      id: reservations.id,
      idx: reservations.idx,
      kind: reservations.kind,
      parentLine: reservations.parentLine,
      regionId: regionOf,
      title: inLocale(reservations.title, locale),
      detail: inLocale(reservations.detail, locale),
      choice: reservations.choice,
      round: rounds.choice,
      travellers: reservations.travellers,
      booker: orders.booker,
      customer: members.name,
      reference: reservations.supplierReference,
      note: sheetNotes.text,
      noteVersion: sheetNotes.version,
      recheckedAt: reservations.recheckedAt,
      checkIn: hotels.checkIn,
      driveMinutes,
      driver: {
        name: rideDrivers.name,
        phone: rideDrivers.phone,
        plate: rideDrivers.plate,
        version: rideDrivers.version,
      },
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .leftJoin(rounds, eq(rounds.id, reservations.parentLine))
    .leftJoin(hotels, sql`${hotels.id} = ${reservations.choice} ->> 'hotelId'`)
    .leftJoin(sheetNotes, eq(sheetNotes.reservationId, reservations.id))
    .leftJoin(rideDrivers, eq(rideDrivers.reservationId, reservations.id))
    .where(
      and(
        eq(reservations.usedOn, date),
        inArray(reservations.status, statusesIn("upcoming", "past")),
      ),
    );
}

type Line = Awaited<ReturnType<typeof linesOn>>[number];

function rowOf(line: Line, lines: readonly Line[]): SheetRow {
  const { kind, choice, checkIn } = line;
  const time =
    kind === "hotel" ? (checkIn?.slice(0, 5) ?? null) : meetingTime({ ...line, round: line.round });
  return {
    id: line.id,
    idx: line.idx,
    kind,
    regionId: line.regionId,
    time,
    place: line.title,
    guest: guestOf(line),
    people: choice && linePeople(choice),
    detail: line.detail,
    reference: line.reference,
    driver: line.driver,
    broughtBy: broughtBy(line, lines),
    note: line.note ?? "",
    noteVersion: line.noteVersion ?? 0,
    isRechecked: line.recheckedAt !== null,
  };
}

/** The van that was ordered with a round waits for it. */
function broughtBy({ id, kind }: Line, lines: readonly Line[]): SheetRow["broughtBy"] {
  if (kind !== "golf") return null;
  const ride = lines.find((line) => line.kind === "callvan" && line.parentLine === id);
  return ride ? { driver: ride.driver?.name ?? null } : "own";
}

/** As the venue and the driver call them: the member's name, and the lead traveller's name in the passport. */
function guestOf({ travellers, booker, customer }: GuestNames): string {
  const lead = travellers[0] ?? booker;
  const passport = lead ? `${lead.lastName} ${lead.firstName}`.toUpperCase() : "";
  return [customer, passport].filter(Boolean).join(" ");
}

type GuestNames = {
  readonly travellers: readonly Traveller[];
  readonly booker: OrderBooker | null;
  readonly customer: string;
};

/** The sheet of a day, by region in the shop's order. The counts are those of the whole day. */
export async function findRunSheet(db: Database, locale: Locale, filter: SheetFilter) {
  const lines = await linesOn(db, locale, filter.date);
  const rows = lines.map((line) => rowOf(line, lines));
  const facts = await regionFacts(db, filter.date);
  const regions = (await regionOptions(db, locale)).flatMap(({ value, label }) => {
    const count = rows.filter(({ regionId }) => regionId === value).length;
    return count > 0 ? [{ value, label, count }] : [];
  });
  const wanted = regions.filter(({ value }) => !filter.region || value === filter.region);
  const groups = wanted.map(({ value, label }) => ({
    region: value,
    name: label,
    facts: facts.get(value),
    rows: sortSheet(
      rows.filter(({ regionId }) => regionId === value),
      filter.order,
    ),
  }));
  const elsewhere = rows.filter(({ regionId }) => regionId === null);
  if (elsewhere.length > 0 && !filter.region) {
    const sorted = sortSheet(elsewhere, filter.order);
    groups.push({ region: "", name: "", facts: undefined, rows: sorted });
  }
  const shown = groups.flatMap((group) => group.rows.map(({ id }) => id));
  return { regions, total: rows.length, groups, notes: await notesOf(db, locale, shown) };
}

export type RunSheet = Awaited<ReturnType<typeof findRunSheet>>;
