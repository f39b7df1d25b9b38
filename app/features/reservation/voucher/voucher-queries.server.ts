import { and, asc, eq, or, sql } from "drizzle-orm";
import { toString as drawSquare } from "qrcode";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import { hasVoucher } from "#app/domain/reservation/status/status.ts";
import { confirmationOf } from "#app/domain/reservation/voucher/confirmation.ts";
import { meetingTime } from "#app/domain/reservation/voucher/meeting-time.ts";
import { returnRideOf } from "#app/domain/reservation/voucher/return-ride.ts";
import { localRide } from "./local-place.server.ts";
import { findRouteTo } from "./pick-up-queries.server.ts";

type Key = { readonly id: string; readonly memberId: string };

/** Everything that a voucher says, in all its languages; another member's is not found. */
export async function findVoucher(db: Database, key: Key) {
  const row = await findVoucherRow(db, key);
  if (!row) return undefined;
  const { choice, travellers, booker, member, orderId, parentLine, booked, ...more } = row;
  const { localName, localAddress, phone, ...voucher } = more;
  const { kind } = row;
  const toCourse = kind === "callvan" ? await findRouteTo(db, choice) : undefined;
  const route = toCourse ?? booked;
  const company = await findRelatedLines(db, orderId, { id: key.id, parentLine });
  const driveMinutes = toCourse?.driveMinutes ?? null;
  // A van and a caddie are there for everybody on the round.
  const people = travellers.length > 0 ? travellers : company.golfers;
  return {
    ...voucher,
    /** For the driver and the front desk. */
    local:
      kind === "callvan"
        ? await localRide(db, { choice, orderId, day: row.usedOn, route })
        : { name: localName, address: localAddress, phone },
    confirmation: confirmationOf(row),
    time: meetingTime({ kind, choice, driveMinutes, round: company.round }),
    returnRide: returnRideOf({ kind, choice, isToCourse: typeof booked?.courseId === "string" }),
    /** As they are called at their course: Noi · 114. */
    caddies: company.caddies,
    // Shown once, on the voucher of the round.
    tipBaht: kind === "caddy" && parentLine !== null ? null : row.tipBaht,
    players: choice?.kind === "golf" && row.kind === "golf" ? choice.players : null,
    /** For the driver, as it was typed. */
    note: choice?.kind === "callvan" ? (choice.note ?? null) : null,
    names: namesOf(people.length > 0 || booker ? people : company.travellers, booker, member),
  };
}

export type Voucher = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;

/** Older rides are known by their product alone. */
const bookedRoute = sql`coalesce(${reservations.choice} ->> 'routeId', ${reservations.productId})`;

async function findVoucherRow(db: Database, { id, memberId }: Key) {
  const [row] = await db
    .select({
      id: reservations.id,
      kind: reservations.kind,
      status: reservations.status,
      title: reservations.title,
      detail: reservations.detail,
      usedOn: reservations.usedOn,
      endsOn: reservations.endsOn,
      zone: reservations.zone,
      booking: reservations.booking,
      choice: reservations.choice,
      bill: reservations.bill,
      amount: reservations.amount,
      coupon: reservations.coupon,
      points: reservations.points,
      card: reservations.card,
      travellers: reservations.travellers,
      supplierReference: reservations.supplierReference,
      confirmedAt: reservations.confirmedAt,
      recheckedAt: reservations.recheckedAt,
      voucherCode: reservations.voucherCode,
      orderId: reservations.orderId,
      parentLine: reservations.parentLine,
      orderNumber: orders.number,
      booker: orders.booker,
      member: members.name,
      venue: sql<Localized | null>`coalesce(${courses.name}, ${hotels.name})`,
      address: sql<Localized | null>`coalesce(${courses.address}, ${hotels.address})`,
      localName: sql<string | null>`coalesce(${courses.localName}, ${hotels.localName})`,
      localAddress: sql<string | null>`coalesce(${courses.localAddress}, ${hotels.localAddress})`,
      phone: sql<string | null>`coalesce(${courses.phone}, ${hotels.phone})`,
      latitude: sql<number | null>`coalesce(${courses.latitude}, ${hotels.latitude})`,
      longitude: sql<number | null>`coalesce(${courses.longitude}, ${hotels.longitude})`,
      tipBaht: courses.caddyTipBaht,
      booked: {
        regionId: vanRoutes.regionId,
        courseId: vanRoutes.courseId,
        localOrigin: vanRoutes.localOrigin,
        localDestination: vanRoutes.localDestination,
      },
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .leftJoin(caddies, and(eq(reservations.kind, "caddy"), eq(caddies.id, reservations.productId)))
    .leftJoin(
      courses,
      or(
        and(eq(reservations.kind, "golf"), eq(courses.id, reservations.productId)),
        eq(courses.id, caddies.courseId),
      ),
    )
    .leftJoin(hotels, and(eq(reservations.kind, "hotel"), eq(hotels.id, reservations.productId)))
    .leftJoin(vanRoutes, eq(vanRoutes.id, bookedRoute))
    .where(and(eq(reservations.id, id), eq(reservations.memberId, memberId)));
  return row;
}

/** The code as a square, drawn on the server: no script, and it prints. */
export async function voucherSquare(code: string): Promise<string> {
  const svg = await drawSquare(code, { type: "svg", margin: 1, errorCorrectionLevel: "M" });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

type Row = typeof reservations.$inferSelect;

/** As in the passport: the travellers', or else the booker's. */
function namesOf(
  travellers: Row["travellers"],
  booker: (typeof orders.$inferSelect)["booker"],
  member: string,
): string[] {
  const people = travellers.length > 0 ? travellers : booker ? [booker] : [];
  if (people.length === 0) return [member];
  return people.map(({ firstName, lastName }) => `${lastName} ${firstName}`.toUpperCase());
}

type Line = { readonly id: string; readonly parentLine: string | null };

/** What a voucher takes from other lines of the order: a caddie's round, a round's caddies, the travellers. */
async function findRelatedLines(db: Database, orderId: string, { id, parentLine }: Line) {
  const lines = await db
    .select({
      id: reservations.id,
      parentLine: reservations.parentLine,
      status: reservations.status,
      choice: reservations.choice,
      travellers: reservations.travellers,
      nickname: caddies.nickname,
      code: caddies.code,
    })
    .from(reservations)
    .leftJoin(caddies, and(eq(reservations.kind, "caddy"), eq(caddies.id, reservations.productId)))
    .where(eq(reservations.orderId, orderId))
    .orderBy(asc(reservations.idx));
  // Only confirmed caddies are named.
  const confirmed = lines.filter(({ status }) => hasVoucher(status));
  const round = lines.find((line) => line.id === parentLine);
  return {
    round: round?.choice ?? null,
    golfers: round?.travellers ?? [],
    caddies: confirmed.flatMap(({ nickname, code, ...line }) =>
      nickname && (line.id === id || line.parentLine === id) ? [`${nickname} · ${code}`] : [],
    ),
    travellers: lines.find(({ travellers }) => travellers.length > 0)?.travellers ?? [],
  };
}
