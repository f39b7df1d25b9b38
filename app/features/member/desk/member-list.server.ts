import { and, desc, eq } from "drizzle-orm";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { choiceParam, listParams } from "#app/domain/desk/list/list-params.ts";
import { ROLES } from "#app/domain/desk/role/role-rights.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import { orderOf, paged } from "#app/features/desk/list/list-conditions.server.ts";
import type { ListRequest, ListType } from "#app/features/desk/list/list-type.server.ts";
import { MEMBER_COLUMNS, type MemberRow } from "./member-columns.ts";
import { hasWaitingGift, matchesMember } from "./member-conditions.server.ts";
import { masked } from "./member-record-queries.server.ts";

async function listMembers({ db, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(MEMBER_COLUMNS));
  const role = choiceParam(search, "role", ROLES);
  const where = and(
    matchesMember(q),
    role ? eq(members.role, role) : undefined,
    choiceParam(search, "gift", ["waiting"]) ? hasWaitingGift : undefined,
  );
  const count = db.$count(reservations, eq(reservations.memberId, members.id));
  const order = orderOf(
    sort,
    {
      name: members.name,
      login: members.loginId,
      reservations: count,
      joined: members.createdAt,
    },
    [desc(members.createdAt), desc(members.loginId), members.id],
  );
  const list = await paged({ page, size }, db.$count(members, where), ({ limit, offset }) =>
    db
      .select({
        id: members.id,
        loginId: members.loginId,
        name: members.name,
        role: members.role,
        locale: members.locale,
        phone: members.phone,
        reservations: count,
        createdAt: members.createdAt,
      })
      .from(members)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
  return { ...list, rows: list.rows.map(masked) };
}

/** Customers are masked, in files as on the screen. */
export const MEMBER_LIST: ListType<MemberRow> = {
  columns: MEMBER_COLUMNS,
  find: listMembers,
  lookedUp: (_q, rows) => rows.map(({ id }) => id),
};
