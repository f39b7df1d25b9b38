import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { tripLinks } from "#app/db/schema/reservation/trip-links-tables.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { leadsToChange } from "#app/domain/reservation/change/changeable.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";
import type { Services } from "#app/platform/env/services.server.ts";

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

type TripOwner = { readonly orderId: string; readonly memberId: string };

/** Makes a link to the trip and revokes the one before. The token is returned once: only its hash is stored. */
export async function shareTrip({ db, now }: Services, owner: TripOwner): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await db.transaction(async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, owner.orderId), eq(orders.memberId, owner.memberId)))
      .for("update");
    if (!order) throw new AppError("common.not_found");
    await revoke(tx, owner, now());
    await tx.insert(tripLinks).values({ ...owner, tokenHash: hashOf(token), createdAt: now() });
  });
  return token;
}

export async function stopSharing({ db, now }: Services, owner: TripOwner): Promise<void> {
  await revoke(db, owner, now());
}

async function revoke(db: Database, { orderId, memberId }: TripOwner, now: Date): Promise<void> {
  await db
    .update(tripLinks)
    .set({ revokedAt: now })
    .where(
      and(
        eq(tripLinks.orderId, orderId),
        eq(tripLinks.memberId, memberId),
        isNull(tripLinks.revokedAt),
      ),
    );
}

/** Since when a trip can be seen by its link. */
export async function sharedSince(db: Database, { orderId, memberId }: TripOwner) {
  const [link] = await db
    .select({ createdAt: tripLinks.createdAt })
    .from(tripLinks)
    .where(
      and(
        eq(tripLinks.orderId, orderId),
        eq(tripLinks.memberId, memberId),
        isNull(tripLinks.revokedAt),
      ),
    );
  return link?.createdAt ?? null;
}

/** What fellow travellers need: when, where and what; no names and no prices. */
export async function findSharedTrip(db: Database, locale: Locale, token: string) {
  if (!TOKEN.test(token)) return undefined;
  const [trip] = await db
    .select({ orderId: tripLinks.orderId, name: inLocale(orders.name, locale) })
    .from(tripLinks)
    .innerJoin(orders, eq(orders.id, tripLinks.orderId))
    .where(and(eq(tripLinks.tokenHash, hashOf(token)), isNull(tripLinks.revokedAt)));
  return trip && { name: trip.name, lines: await listTripLines(db, locale, trip.orderId) };
}

/** The page on which the owner of a shared trip changes its lines, by their numbers; nothing for others. */
export async function findOwnChanges(
  { db, now }: Pick<Services, "db" | "now">,
  token: string,
  memberId: string,
): Promise<Readonly<Record<number, string>>> {
  const lines = await db
    .select({
      id: reservations.id,
      idx: reservations.idx,
      kind: reservations.kind,
      status: reservations.status,
      usedOn: reservations.usedOn,
      zone: reservations.zone,
      choiceKind: sql<string | null>`${reservations.choice} ->> 'kind'`,
    })
    .from(tripLinks)
    .innerJoin(reservations, eq(reservations.orderId, tripLinks.orderId))
    .where(
      and(
        eq(tripLinks.tokenHash, hashOf(token)),
        isNull(tripLinks.revokedAt),
        eq(reservations.memberId, memberId),
      ),
    );
  return Object.fromEntries(
    lines
      .filter((line) => leadsToChange(line, dateIn(line.zone, now())))
      .map(({ id, idx }) => [idx, `/reservation/${id}/change`]),
  );
}

/** The lines of a trip that are still to come or over; cancelled ones are left out. */
export async function listTripLines(db: Database, locale: Locale, orderId: string) {
  const lines = await db
    .select({
      id: reservations.idx,
      kind: reservations.kind,
      title: inLocale(reservations.title, locale),
      detail: inLocale(reservations.detail, locale),
      usedOn: reservations.usedOn,
      endsOn: reservations.endsOn,
      status: reservations.status,
      zone: reservations.zone,
      recheckedAt: reservations.recheckedAt,
      address: inLocale(courses.address, locale),
      hotelAddress: inLocale(hotels.address, locale),
    })
    .from(reservations)
    .leftJoin(courses, and(eq(reservations.kind, "golf"), eq(courses.id, reservations.productId)))
    .leftJoin(hotels, and(eq(reservations.kind, "hotel"), eq(hotels.id, reservations.productId)))
    .where(
      and(
        eq(reservations.orderId, orderId),
        inArray(reservations.status, statusesIn("upcoming", "past")),
      ),
    )
    .orderBy(asc(reservations.usedOn), asc(reservations.idx));
  return lines.map(({ hotelAddress, address, ...line }) => ({
    ...line,
    address: address || hotelAddress,
  }));
}

export type SharedTrip = NonNullable<Awaited<ReturnType<typeof findSharedTrip>>>;

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export async function deleteTripLinks(tx: Database, memberId: string): Promise<void> {
  await tx.delete(tripLinks).where(eq(tripLinks.memberId, memberId));
}
