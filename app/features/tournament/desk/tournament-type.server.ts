import { and, eq, exists, ne, not, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { tournamentEntries, tournaments } from "#app/db/schema/tournament-tables.ts";
import { TOURNAMENT_FORM } from "#app/domain/tournament/tournament-form.ts";
import { publicationMistakes } from "#app/features/catalog/desk/types/publication-checks.server.ts";
import { courseMistakes } from "#app/features/catalog/desk/types/references.server.ts";
import type { RecordRow, RecordType } from "#app/features/desk/record/record-type.server.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";

/** Without a picture of its own it shows that of its course. */
export const TOURNAMENT_SALE = {
  table: tournaments,
  picture: sql`coalesce(${tournaments.picture}, (select ${courses.picture} from ${courses} where ${courses.id} = ${tournaments.courseId}))`,
  isShownFor: ({ courseId }: RecordRow) =>
    sql<boolean>`exists (select from ${courses} where ${courses.id} = ${String(courseId)} and ${courses.picture} is not null)`,
};

export const TOURNAMENT: RecordType = {
  ...TOURNAMENT_FORM,
  table: tournaments,
  failure: "record.save_failed",
  created: "createdAt",

  check: async (tx, { id, row, at }) => ({
    ...(await publicationMistakes(tx, TOURNAMENT_SALE, { id, row, at })),
    ...(await courseMistakes(tx, row, "courseId")),
    ...(id === undefined ? {} : await dayMistakes(tx, String(id), row)),
  }),

  /** A tournament with applications is archived instead. */
  isDeletable: (tx) =>
    and(
      eq(tournaments.status, "draft"),
      not(
        exists(
          tx
            .select({ one: sql`1` })
            .from(tournamentEntries)
            .where(eq(tournamentEntries.tournamentId, tournaments.id)),
        ),
      ),
    ),
};

/** Places are sold for a day: once one is sold, the day stays. */
async function dayMistakes(tx: Database, id: string, row: RecordRow): Promise<FieldErrors> {
  const sold = await tx.$count(
    stockDays,
    and(
      eq(stockDays.kind, "entry"),
      eq(stockDays.productId, id),
      sql`${stockDays.taken} > 0`,
      ne(stockDays.day, sql`${String(row.playsOn)}::date`),
    ),
  );
  return sold > 0 ? { playsOn: "record.in_use" } : {};
}
