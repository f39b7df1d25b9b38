import { and, asc, eq, sql } from "drizzle-orm";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { suppliers } from "#app/db/schema/catalog/supplier-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { SUPPLIER_KINDS } from "#app/domain/catalog/supplier/supplier-form.ts";
import { choiceParam, listParams } from "#app/domain/desk/list/list-params.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import { anyContains, orderOf, paged } from "#app/features/desk/list/list-conditions.server.ts";
import type { ListRequest, ListType } from "#app/features/desk/list/list-type.server.ts";
import { answerTimes } from "./answer-times.server.ts";
import { SUPPLIER_COLUMNS, type SupplierRow } from "./supplier-columns.ts";

async function listSuppliers({ db, locale, search, now, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(SUPPLIER_COLUMNS));
  const kind = choiceParam(search, "kind", SUPPLIER_KINDS);
  const where = and(
    anyContains(q, [suppliers.name, suppliers.contact, suppliers.phone, suppliers.lineId]),
    kind ? eq(suppliers.kind, kind) : undefined,
  );
  const times = answerTimes(db, now);
  const order = orderOf(
    sort,
    {
      name: suppliers.name,
      kind: suppliers.kind,
      contact: suppliers.contact,
      minutes: times.minutes,
      answers: times.answers,
    },
    [asc(suppliers.name), asc(suppliers.id)],
  );
  const product = sql<string | null>`nullif(coalesce(
    ${inLocale(courses.name, locale)}, '') || coalesce(${inLocale(hotels.name, locale)}, '') || coalesce(${inLocale(regions.name, locale)}, ''), '')`;
  return paged({ page, size }, db.$count(suppliers, where), ({ limit, offset }) =>
    db
      .select({
        id: suppliers.id,
        kind: suppliers.kind,
        name: suppliers.name,
        product,
        contact: suppliers.contact,
        phone: suppliers.phone,
        lineId: suppliers.lineId,
        opensAt: suppliers.opensAt,
        closesAt: suppliers.closesAt,
        closedDays: suppliers.closedDays,
        timeZone: suppliers.timeZone,
        minutes: times.minutes,
        answers: times.answers,
      })
      .from(suppliers)
      .leftJoin(courses, eq(courses.id, suppliers.courseId))
      .leftJoin(hotels, eq(hotels.id, suppliers.hotelId))
      .leftJoin(regions, eq(regions.id, suppliers.regionId))
      .leftJoin(times, eq(times.supplierId, suppliers.id))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export const SUPPLIER_LIST: ListType<SupplierRow> = {
  columns: SUPPLIER_COLUMNS,
  find: listSuppliers,
};
