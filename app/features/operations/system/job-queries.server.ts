import { sql } from "drizzle-orm";
import { rowsOf } from "#app/db/backup/tables.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { DEAD_JOBS, JOBS, type JobName } from "#app/domain/operations/jobs.ts";

type Figures = {
  readonly name: string;
  readonly lastAt: number | null;
  readonly nextAt: number | null;
  readonly runs: number;
  readonly running: number;
  readonly failures: number;
  readonly lastFailedAt: number | null;
  readonly lastFailure: string | null;
  readonly dead: number;
};

const NONE = { runs: 0, running: 0, failures: 0, lastFailure: null, dead: 0 } as const;

/** How the jobs of all instances went, as long as pg-boss keeps their runs: an hour, or a week of the seldom ones. */
export async function listJobs(db: Database) {
  const seen = new Map((await findFigures(db)).map((figures) => [figures.name, figures]));
  return (Object.keys(JOBS) as JobName[]).map((name) => {
    const { lastAt, nextAt, lastFailedAt, ...counts } = { ...NONE, ...seen.get(name), name };
    return {
      ...counts,
      everyMs: JOBS[name] * 1_000,
      lastAt: momentOf(lastAt),
      nextAt: momentOf(nextAt),
      lastFailedAt: momentOf(lastFailedAt),
    };
  });
}

async function findFigures(db: Database): Promise<readonly Figures[]> {
  const installed = await rowsOf<{ it: string | null }>(
    db,
    sql`select to_regclass('pgboss.job') as it`,
  );
  // The queue of a new shop begins when the shop is open.
  if (!installed[0]?.it) return [];
  return rowsOf<Figures>(
    db,
    sql`with ended as (
        select case name when ${DEAD_JOBS} then source_name else name end as job, name, state, start_after, completed_on,
          output->>'message' as failure
        from pgboss.job)
      select job as name,
        ${msOf(sql`max(completed_on) filter (where state = 'completed')`)} as "lastAt",
        ${msOf(sql`min(start_after) filter (where state in ('created', 'retry') and name = job)`)} as "nextAt",
        (count(*) filter (where state in ('completed', 'failed')))::int as runs,
        (count(*) filter (where state = 'active'))::int as running,
        (count(*) filter (where state in ('failed', 'retry')))::int as failures,
        ${msOf(sql`max(completed_on) filter (where state = 'failed')`)} as "lastFailedAt",
        (array_agg(failure order by completed_on desc) filter (where state = 'failed'))[1] as "lastFailure",
        (count(*) filter (where name = ${DEAD_JOBS}))::int as dead
      from ended where job is not null group by job`,
  );
}

const msOf = (moment: ReturnType<typeof sql>) =>
  sql`(extract(epoch from ${moment}) * 1000)::float8`;

function momentOf(ms: number | null | undefined): Date | undefined {
  return ms === null || ms === undefined ? undefined : new Date(ms);
}
