import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";

export async function findTournament(db: Database, id: number) {
  const [tournament] = await db
    .select({ ...getTableColumns(tournaments), course: courses.name })
    .from(tournaments)
    .innerJoin(courses, eq(courses.id, tournaments.courseId))
    .where(eq(tournaments.id, id));
  return tournament;
}

export type TournamentRecord = NonNullable<Awaited<ReturnType<typeof findTournament>>>;
