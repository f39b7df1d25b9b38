import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { jobRuns } from "#app/db/schema/operations/desk-day-tables.ts";
import type { JobRun } from "#app/platform/env/job-runs.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Recorder = Pick<Services, "db" | "jobs">;

/** Adds the runs since the last time to those of all instances, so that a restart forgets nothing. */
export async function storeJobRuns({ db, jobs }: Recorder): Promise<void> {
  // In one order everywhere: two instances would otherwise wait for each other.
  const ran = (jobs?.list() ?? [])
    .filter(({ runs }) => runs > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  if (!jobs || ran.length === 0) return;
  const rows = ran.flatMap(({ name, lastAt, runs, failures, lastFailedAt, lastFailure }) =>
    lastAt ? [{ name, lastAt, runs, failures, lastFailedAt, lastFailure }] : [],
  );
  await db
    .insert(jobRuns)
    .values(rows)
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: {
        lastAt: sql`greatest(${jobRuns.lastAt}, excluded.last_at)`,
        runs: sql`${jobRuns.runs} + excluded.runs`,
        failures: sql`${jobRuns.failures} + excluded.failures`,
        lastFailedAt: sql`coalesce(excluded.last_failed_at, ${jobRuns.lastFailedAt})`,
        lastFailure: sql`coalesce(excluded.last_failure, ${jobRuns.lastFailure})`,
      },
    });
  jobs.forget(ran);
}

/** The jobs with all that was ever counted; what this instance has not stored yet is among it. */
export async function listJobs({ db, jobs }: Recorder): Promise<readonly JobRun[]> {
  const stored = new Map((await findStored(db)).map((row) => [row.name, row]));
  return (jobs?.list() ?? []).map((job) => {
    const before = stored.get(job.name);
    if (!before) return job;
    const failed = job.lastFailedAt ? job : before;
    return {
      ...job,
      lastAt: latest(job.lastAt, before.lastAt),
      runs: job.runs + before.runs,
      failures: job.failures + before.failures,
      lastFailedAt: failed.lastFailedAt ?? undefined,
      lastFailure: failed.lastFailure ?? undefined,
    };
  });
}

function findStored(db: Database) {
  return db.select().from(jobRuns);
}

function latest(one: Date | undefined, other: Date): Date {
  return one && one > other ? one : other;
}
