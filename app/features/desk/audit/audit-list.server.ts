import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { addDays, parseLocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { listParams } from "#app/domain/desk/list/list-params.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import { anyContains, orderOf, paged } from "#app/features/desk/list/list-conditions.server.ts";
import type { ListRequest, ListType } from "#app/features/desk/list/list-type.server.ts";
import { AUDIT_COLUMNS, type AuditRow } from "./audit-columns.ts";

const NAME = /^[a-z_]{1,40}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Any change by staff: by record, person, day, or a word that it held before or after. */
async function listAudit({ db, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(AUDIT_COLUMNS));
  const where = and(
    matchesFilters(search),
    anyContains(q, [
      auditEntries.subjectId,
      auditEntries.action,
      sql`${auditEntries.before}::text`,
      sql`${auditEntries.after}::text`,
    ]),
  );
  const order = orderOf(sort, { at: auditEntries.id }, [desc(auditEntries.id)]);
  return paged({ page, size }, db.$count(auditEntries, where), ({ limit, offset }) =>
    db
      .select({
        id: auditEntries.id,
        action: auditEntries.action,
        kind: auditEntries.subjectKind,
        subject: auditEntries.subjectId,
        by: members.name,
        at: auditEntries.createdAt,
        before: auditEntries.before,
        after: auditEntries.after,
      })
      .from(auditEntries)
      .leftJoin(members, eq(members.id, auditEntries.actorId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

function matchesFilters(search: URLSearchParams) {
  const [kind, by, record] = ["kind", "by", "record"].map((name) => search.get(name) ?? "");
  const from = parseLocalDate(search.get("from") ?? "");
  const to = parseLocalDate(search.get("to") ?? "");
  const startOf = (day: string) => sql`${day}::date::timestamp at time zone ${SHOP_ZONE}`;
  return and(
    kind && NAME.test(kind) ? eq(auditEntries.subjectKind, kind) : undefined,
    record ? eq(auditEntries.subjectId, record) : undefined,
    by && UUID.test(by) ? eq(auditEntries.actorId, by) : undefined,
    from ? gte(auditEntries.createdAt, startOf(from)) : undefined,
    to ? lt(auditEntries.createdAt, startOf(addDays(to, 1))) : undefined,
  );
}

export const AUDIT_LIST: ListType<AuditRow> = { columns: AUDIT_COLUMNS, find: listAudit };

/** What the filters offer: the kinds of records and the people that entries name. */
export async function auditChoices(db: Database) {
  const kinds = await db
    .selectDistinct({ kind: auditEntries.subjectKind })
    .from(auditEntries)
    .orderBy(auditEntries.subjectKind);
  const people = await db
    .selectDistinct({ id: members.id, name: members.name })
    .from(auditEntries)
    .innerJoin(members, eq(members.id, auditEntries.actorId))
    .orderBy(members.name);
  return { kinds: kinds.map(({ kind }) => kind), people };
}
