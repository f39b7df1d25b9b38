import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { CourseRates, RoomRates } from "#app/domain/pricing/desk/rates-schema.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { subjectOf } from "./price-history.server.ts";
import { lockRules, type PricedProduct } from "./priced-product.server.ts";
import { RatesChanged } from "./prices-changed.ts";
import { FAR_DAY, recomputePrices } from "./recompute-prices.server.ts";

type Saving = Pick<Services, "db" | "now">;
type Staff = { readonly id: string };

const COURSE_RATES = {
  rateCard: courses.rateCard,
  cartFee: courses.cartFee,
  caddyFee: courses.caddyFee,
  timeRates: courses.timeRates,
  cutOffHours: courses.cutOffHours,
};
const ROOM_RATES = {
  rateCard: rooms.rateCard,
  allotment: rooms.allotment,
  minNights: rooms.minNights,
  peakMinNights: rooms.peakMinNights,
  cutOffHours: rooms.cutOffHours,
};

/** `entry` is the history entry by which the save can be undone. */
export type SavedRates = {
  readonly version: number;
  readonly days: number;
  readonly entry: number;
};

/** The rate card, the fees and the cut-off of a course; its coming days follow immediately. */
export function saveCourseRates(
  services: Saving,
  staff: Staff,
  {
    id,
    version,
    rates,
  }: { readonly id: string; readonly version: number; readonly rates: CourseRates },
): Promise<SavedRates> {
  return saveRates(services, staff, { kind: "course", id }, version, (tx) =>
    writeCourseRates(tx, id, rates),
  );
}

async function writeCourseRates(tx: Database, id: string, rates: CourseRates): Promise<Change> {
  const [before] = await tx.select(COURSE_RATES).from(courses).where(eq(courses.id, id));
  const { rateCard, cartFee, caddyFee, timeRates, cutOffHours } = rates;
  const priceVersion = sql`${courses.priceVersion} + 1`;
  await tx
    .update(courses)
    .set({ rateCard, cartFee, caddyFee, timeRates, cutOffHours, priceVersion })
    .where(eq(courses.id, id));
  return { before, after: rates };
}

export function saveRoomRates(
  services: Saving,
  staff: Staff,
  {
    id,
    version,
    rates,
  }: { readonly id: string; readonly version: number; readonly rates: RoomRates },
): Promise<SavedRates> {
  return saveRates(services, staff, { kind: "room", id }, version, (tx) =>
    writeRoomRates(tx, id, rates),
  );
}

async function writeRoomRates(tx: Database, id: string, rates: RoomRates): Promise<Change> {
  const [before] = await tx.select(ROOM_RATES).from(rooms).where(eq(rooms.id, id));
  const { rateCard, allotment, minNights, peakMinNights, cutOffHours } = rates;
  const priceVersion = sql`${rooms.priceVersion} + 1`;
  await tx
    .update(rooms)
    .set({ rateCard, allotment, minNights, peakMinNights, cutOffHours, priceVersion })
    .where(eq(rooms.id, id));
  return { before, after: rates };
}

/** Takes the last save of the rules back, with every day that followed it; refused once there is a later one. */
export function undoRates(
  { db, now }: Saving,
  staff: Staff,
  product: PricedProduct,
  entry: number,
): Promise<SavedRates> {
  return withSerializableRetry(db, async (tx) => {
    await lockRules(tx, product);
    const last = await lastSave(tx, product);
    if (last.before === null) throw new AppError("common.not_found");
    if (last.entry !== entry) throw new AppError("price.undo_late");
    const change =
      product.kind === "course"
        ? await writeCourseRates(tx, product.id, last.before as CourseRates)
        : await writeRoomRates(tx, product.id, last.before as RoomRates);
    return finish(tx, { staff, product, change, action: "price.rates_undo", at: now() });
  });
}

type Change = {
  readonly before: Readonly<Record<string, unknown>> | undefined;
  readonly after: Readonly<Record<string, unknown>>;
};

function saveRates(
  { db, now }: Saving,
  staff: Staff,
  product: PricedProduct,
  version: number,
  write: (tx: Database) => Promise<Change>,
): Promise<SavedRates> {
  return withSerializableRetry(db, async (tx) => {
    const standing = await lockRules(tx, product);
    if (standing.version !== version) {
      const { by, at } = await lastSave(tx, product);
      throw new RatesChanged({ version: standing.version, by, at });
    }
    const change = await write(tx);
    return finish(tx, { staff, product, change, action: "price.rates", at: now() });
  });
}

type Finish = {
  readonly staff: Staff;
  readonly product: PricedProduct;
  readonly change: Change;
  readonly action: (typeof RATE_SAVES)[number];
  readonly at: Date;
};

/** The coming days follow the new rules, and it is written down. */
async function finish(
  tx: Database,
  { staff, product, change, action, at }: Finish,
): Promise<SavedRates> {
  const rules = await lockRules(tx, product);
  const days = await recomputePrices(tx, rules, { from: shopDayOf(at), to: FAR_DAY });
  const subject = subjectOf(product);
  const entry = await writeAudit(tx, { by: staff.id, action, subject, ...change, at });
  return { version: rules.version, days, entry };
}

const RATE_SAVES = ["price.rates", "price.rates_undo"] as const;

async function lastSave(tx: Database, product: PricedProduct) {
  const { kind, id } = subjectOf(product);
  const [last] = await tx
    .select({
      entry: auditEntries.id,
      by: members.name,
      at: auditEntries.createdAt,
      before: auditEntries.before,
    })
    .from(auditEntries)
    .leftJoin(members, eq(members.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.subjectKind, kind),
        eq(auditEntries.subjectId, id),
        inArray(auditEntries.action, [...RATE_SAVES]),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return {
    entry: last?.entry,
    by: last?.by ?? null,
    at: last?.at ?? null,
    before: last?.before ?? null,
  };
}

/** What the forms of rules begin with. */
export async function findCourseRates(db: Database, id: string) {
  const [row] = await db
    .select({ ...COURSE_RATES, version: courses.priceVersion })
    .from(courses)
    .where(eq(courses.id, id));
  if (!row) throw new AppError("common.not_found");
  return row;
}

export async function findRoomRates(db: Database, id: string) {
  const [row] = await db
    .select({ ...ROOM_RATES, version: rooms.priceVersion })
    .from(rooms)
    .where(eq(rooms.id, id));
  if (!row) throw new AppError("common.not_found");
  return row;
}
