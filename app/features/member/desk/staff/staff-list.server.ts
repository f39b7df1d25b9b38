import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { choiceParam, listParams } from "#app/domain/desk/list/list-params.ts";
import type { StaffRole } from "#app/domain/desk/role/role-names.ts";
import { STAFF_ROLES } from "#app/domain/desk/role/role-rights.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import { anyContains, orderOf, paged } from "#app/features/desk/list/list-conditions.server.ts";
import type { ListRequest, ListType } from "#app/features/desk/list/list-type.server.ts";
import { STAFF_COLUMNS, type StaffRow } from "./staff-columns.ts";

async function listStaff({ db, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(STAFF_COLUMNS));
  const role = choiceParam(search, "role", STAFF_ROLES);
  const where = and(
    inArray(members.role, STAFF_ROLES),
    isNull(members.withdrawnAt),
    anyContains(q, [members.name, members.loginId, members.email]),
    role ? eq(members.role, role) : undefined,
  );
  const seenAt = sql`(select max(${sessions.seenAt}) from ${sessions} where ${eq(sessions.memberId, members.id)})`;
  const order = orderOf(
    sort,
    {
      name: members.name,
      login: members.loginId,
      role: members.role,
      seen: seenAt,
      joined: members.createdAt,
    },
    [members.role, members.name, members.id],
  );
  const list = await paged({ page, size }, db.$count(members, where), ({ limit, offset }) =>
    db
      .select({
        id: members.id,
        name: members.name,
        loginId: members.loginId,
        email: members.email,
        role: sql<StaffRole>`${members.role}`,
        hasFactor: sql<boolean>`${members.totpSecret} is not null`,
        isBanned: sql<boolean>`${members.bannedAt} is not null`,
        seenAt: seenAt.mapWith(sessions.seenAt),
        createdAt: members.createdAt,
      })
      .from(members)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
  const rows = list.rows.map((row) => ({ ...row, seenAt: row.seenAt as Date | null }));
  return { ...list, rows };
}

export const STAFF_LIST: ListType<StaffRow> = { columns: STAFF_COLUMNS, find: listStaff };
