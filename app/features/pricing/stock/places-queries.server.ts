import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { courseDays, roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import {
  type AdminPlaces,
  type DayPlaces,
  PLACES_ACTIONS,
  type PlacesEntry,
} from "#app/domain/pricing/desk/day-places.ts";
import { type TeeSheet, teeSheet } from "#app/domain/pricing/tee-price.ts";
import { WHOLE } from "./change-places.server.ts";
import { takenBySlot } from "./taken-places.server.ts";

const NOBODY = { sold: 0, held: 0 };

type AskedCourse = TeeSheet & { readonly id: string; readonly teePlaces: number };

/** Every tee time of a day with its taken places; nothing while the day has no price. */
export async function teePlaces(
  db: Database,
  course: AskedCourse,
  day: LocalDate,
): Promise<DayPlaces | undefined> {
  const [priced] = await db
    .select({ closed: courseDays.closed })
    .from(courseDays)
    .where(and(eq(courseDays.courseId, course.id), eq(courseDays.day, day)));
  if (!priced) return undefined;
  const touched = await db
    .select()
    .from(teeTimes)
    .where(and(eq(teeTimes.courseId, course.id), eq(teeTimes.day, day)));
  const known = new Map(touched.map((row) => [row.teeTime.slice(0, 5), row]));
  const taken = await takenBySlot(db, { kind: "tee", productId: course.id, from: day, to: day });
  const rows = teeSheet(course).map((key): AdminPlaces => {
    const tee = known.get(key);
    return {
      key,
      places: tee ? (tee.wanted ?? tee.capacity) : course.teePlaces,
      ...(taken.get(key) ?? NOBODY),
      elsewhere: tee?.elsewhere ?? 0,
      stopped: tee?.stopped ?? false,
    };
  });
  return { day, closed: priced.closed, rows };
}

export async function roomPlaces(
  db: Database,
  roomId: string,
  day: LocalDate,
): Promise<DayPlaces | undefined> {
  const [night] = await db
    .select()
    .from(roomNights)
    .where(and(eq(roomNights.roomId, roomId), eq(roomNights.night, day)));
  if (!night) return undefined;
  const taken = await takenBySlot(db, { kind: "night", productId: roomId, from: day, to: day });
  const row = {
    key: WHOLE,
    places: night.wanted ?? night.capacity,
    ...(taken.get("") ?? NOBODY),
    elsewhere: night.elsewhere,
    stopped: false,
  };
  return { day, closed: night.closed, rows: [row] };
}

type AskedTournament = {
  readonly id: number;
  readonly playsOn: LocalDate;
  readonly capacity: number;
};

export async function entryPlaces(
  db: Database,
  { id, playsOn: day, capacity }: AskedTournament,
): Promise<AdminPlaces> {
  const productId = String(id);
  const [row] = await db
    .select()
    .from(stockDays)
    .where(
      and(
        eq(stockDays.kind, "entry"),
        eq(stockDays.productId, productId),
        eq(stockDays.day, day),
        eq(stockDays.slot, ""),
      ),
    );
  const taken = await takenBySlot(db, { kind: "entry", productId, from: day, to: day });
  return {
    key: WHOLE,
    places: capacity,
    ...(taken.get("") ?? NOBODY),
    elsewhere: row?.elsewhere ?? 0,
    stopped: false,
  };
}

const SHOWN_CHANGES = 6;

type Subject = {
  readonly kind: "course_places" | "room_places" | "tournament_places";
  readonly id: string;
};

/** As changes of places and stop-sells are audited. */
type Written = {
  readonly day?: LocalDate;
  readonly days?: readonly LocalDate[] | Readonly<Record<LocalDate, number>>;
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  readonly time?: string;
  /** The places of each tee time or night, or the same number on all days. */
  readonly places?: Readonly<Record<string, number>> | number;
};

/** The last changes by staff, the newest first. */
export async function placesHistory(
  db: Database,
  { kind, id }: Subject,
): Promise<readonly PlacesEntry[]> {
  const rows = await db
    .select({
      id: auditEntries.id,
      by: members.name,
      action: auditEntries.action,
      before: auditEntries.before,
      after: auditEntries.after,
      at: auditEntries.createdAt,
    })
    .from(auditEntries)
    .leftJoin(members, eq(members.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, id)))
    .orderBy(desc(auditEntries.id))
    .limit(SHOWN_CHANGES);
  return rows.flatMap(({ before, after, ...row }) => {
    const action = PLACES_ACTIONS.find((each) => each === row.action);
    return action ? [{ ...row, action, ...facts(before ?? {}, after ?? {}) }] : [];
  });
}

function facts(before: Written, after: Written) {
  const days = daysOf(after);
  const set = typeof after.places === "object" ? after.places : {};
  const was = typeof before.places === "object" ? before.places : {};
  const keys = Object.keys(set);
  const [first] = keys;
  return {
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    time: after.time ?? (keys.length === 1 && first !== WHOLE ? (first ?? null) : null),
    count: keys.length,
    was: first === undefined ? null : (was[first] ?? null),
    places: first === undefined ? wholeNumber(after) : (set[first] ?? null),
  };
}

function wholeNumber({ places }: Written): number | null {
  return typeof places === "number" ? places : null;
}

function daysOf({ day, days, from, to }: Written): readonly LocalDate[] {
  if (days) return Array.isArray(days) ? days : (Object.keys(days).toSorted() as LocalDate[]);
  return [from ?? day, to].filter((each) => each !== undefined);
}
