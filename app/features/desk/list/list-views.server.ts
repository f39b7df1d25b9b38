import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { listViews } from "#app/db/schema/desk/desk-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { MAX_LIST_VIEWS } from "#app/domain/desk/list/list-view-schema.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";

/** A saved view with a name: its address without the page. */
export type ListView = { readonly id: number; readonly name: string; readonly search: string };

type Whose = { readonly memberId: string; readonly area: AdminArea };

export function findListViews(db: Database, { memberId, area }: Whose): Promise<ListView[]> {
  return db
    .select({ id: listViews.id, name: listViews.name, search: listViews.search })
    .from(listViews)
    .where(and(eq(listViews.memberId, memberId), eq(listViews.area, area)))
    .orderBy(asc(listViews.id));
}

/** A name that is taken already is given to the new view. */
export async function saveListView(
  db: Database,
  { memberId, area, name, search }: Whose & Omit<ListView, "id">,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(listViews)
      .values({ memberId, area, name, search })
      .onConflictDoUpdate({
        target: [listViews.memberId, listViews.area, listViews.name],
        set: { search: sql`excluded.search` },
      });
    const mine = and(eq(listViews.memberId, memberId), eq(listViews.area, area));
    if ((await tx.$count(listViews, mine)) > MAX_LIST_VIEWS)
      throw new AppError("desk.too_many_views");
  });
}

export async function deleteListView(
  db: Database,
  { memberId, id }: { readonly memberId: string; readonly id: number },
): Promise<void> {
  const gone = await db
    .delete(listViews)
    .where(and(eq(listViews.id, id), eq(listViews.memberId, memberId)))
    .returning({ id: listViews.id });
  if (gone.length === 0) throw new AppError("common.not_found");
}
