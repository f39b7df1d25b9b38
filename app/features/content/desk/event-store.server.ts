import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons } from "#app/db/schema/benefit-tables.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { comments } from "#app/db/schema/community/community-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { parseRefs } from "#app/domain/common/product/product-ref.ts";
import { maskName } from "#app/domain/common/text/mask.ts";
import { EVENT_FORM } from "#app/domain/content/event/event-form.ts";
import { mayGiveBenefits } from "#app/domain/member/member-care.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { updateRecord } from "#app/features/desk/record/record-rows.server.ts";
import type {
  CheckedRow,
  RecordRow,
  RecordType,
} from "#app/features/desk/record/record-type.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";

export async function findEvent(db: Database, id: number) {
  const [event] = await db.select().from(events).where(eq(events.id, id));
  return event;
}

/** What members wrote below it, as they wrote it. */
export async function listEventComments(db: Database, id: number) {
  const rows = await db
    .select({
      id: comments.id,
      eventId: comments.eventId,
      parentId: comments.parentId,
      memberId: comments.memberId,
      author: members.name,
      content: comments.content,
      deletedAt: comments.deletedAt,
      hiddenFor: comments.hiddenFor,
      hiddenNote: comments.hiddenNote,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .innerJoin(members, eq(members.id, comments.memberId))
    .where(eq(comments.eventId, id))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  return rows.map((row) => ({ ...row, author: maskName(row.author) }));
}

export type EventComment = Awaited<ReturnType<typeof listEventComments>>[number];
export type EventRecord = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

export const EVENT: RecordType = {
  ...EVENT_FORM,
  table: events,
  failure: "record.save_failed",
  created: "createdAt",
  check: async (tx, saved): Promise<FieldErrors> => {
    const { row, at } = saved;
    const isLate = row.draft && row.publishAt instanceof Date && row.publishAt <= at;
    return {
      ...(isLate ? { publishAt: "record.moment_past" as const } : {}),
      ...(await productErrors(tx, row)),
      ...(await couponErrors(tx, row)),
      ...(await giverErrors(tx, saved)),
    };
  },
};

const TABLES = { course: courses, hotel: hotels, caddy: caddies } as const;

async function productErrors(tx: Database, { products }: RecordRow): Promise<FieldErrors> {
  const refs = parseRefs((products as readonly string[]).join(","));
  for (const [kind, table] of Object.entries(TABLES)) {
    const ids = refs.filter((ref) => ref.kind === (kind as ProductKind)).map(({ id }) => id);
    const known = ids.length === 0 ? 0 : await tx.$count(table, inArray(table.id, ids));
    if (known < ids.length) return { products: "record.reference_gone" };
  }
  return {};
}

/** A coupon that ends before the event begins, or begins after it ends, could never be taken. */
async function couponErrors(tx: Database, row: RecordRow): Promise<FieldErrors> {
  if (row.couponId === null) return {};
  const [coupon] = await tx
    .select({ from: coupons.validFrom, until: coupons.validUntil })
    .from(coupons)
    .where(eq(coupons.id, Number(row.couponId)));
  if (!coupon) return { couponId: "record.reference_gone" };
  const isTakeable =
    coupon.from <= (row.endsOn as LocalDate) && (row.startsOn as LocalDate) <= coupon.until;
  return isTakeable ? {} : { couponId: "record.coupon_period" };
}

/** Staff who write events may not also decide what every member gets. */
async function giverErrors(tx: Database, { id, by, row }: CheckedRow): Promise<FieldErrors> {
  const stored = id === undefined ? undefined : await findEvent(tx, Number(id));
  if (row.couponId === (stored?.couponId ?? null)) return {};
  const [giver] = await tx.select({ role: members.role }).from(members).where(eq(members.id, by));
  return giver && mayGiveBenefits(giver.role) ? {} : { couponId: "record.coupon_role" };
}

/** Publishes drafts whose moment has come. Safe to run concurrently: it skips rows that another instance has locked. */
export function publishDueEvents({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const at = now();
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.draft, true), lte(events.publishAt, at)))
      .for("update", { skipLocked: true });
    for (const { id } of due) {
      const [before, after] = [{ draft: true }, { draft: false }];
      await updateRecord(tx, EVENT, { id, row: after });
      const subject = { kind: "event", id };
      await writeAudit(tx, { by: null, action: "event.publish", subject, before, after, at });
    }
    return due.length;
  });
}
