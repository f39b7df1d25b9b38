import { setTimeout as pause } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import { fromPglite, PgBoss, type QueueOptions } from "pg-boss";
import type { Database } from "#app/db/client.server.ts";
import { DEAD_JOBS, JOBS, type JobName } from "#app/domain/operations/jobs.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** What each job does; its work is claimed row by row, so that it may run concurrently with itself. */
export type JobRuns = Readonly<Record<JobName, (end: AbortSignal) => Promise<unknown>>>;

export type JobQueue = {
  /** No job begins any more; resolves when the running ones have ended. */
  readonly stop: () => Promise<void>;
};

/** A schedule counts minutes. What comes more often sends its own next run, and the schedule only makes sure of it. */
const MINUTE = 60;
const HOUR = 3_600;
const LONGEST_POLL = 15;
const STOP_MS = 30_000;
const AGAIN_MS = 1_000;
/** pg-boss pauses by the machine's clock: when that is set back by an hour, it would not look for an hour. */
const WAKE_MS = 10_000;

/** The next run is queued before the last one ends, so that a job that is killed midway still runs again. */
const FREQUENT: QueueOptions = { retryLimit: 0, deleteAfterSeconds: HOUR };
const SCHEDULED: QueueOptions = { retryLimit: 3, retryDelay: 30, retryBackoff: true };

/** Runs the jobs by pg-boss: each on one instance at a time, immediately after a start and then by its schedule. */
export function startQueue({ db, log }: Pick<Services, "db" | "log">, runs: JobRuns): JobQueue {
  const end = new AbortController();
  const boss = new PgBoss({
    db: sqlOf(db),
    cronWorkerIntervalSeconds: 15,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on("error", (error) => log.error({ err: error }, "the job queue failed"));

  /** Were it not sent because the database has just gone, a minute would pass until the schedule does it. */
  async function sendNext(name: JobName): Promise<void> {
    while (!end.signal.aborted) {
      try {
        await boss.send(name, null, { startAfter: JOBS[name] * 0.9 });
        return;
      } catch (error) {
        log.error({ err: error, job: name }, "the next run of a job was not sent");
        await pause(AGAIN_MS);
      }
    }
  }

  async function run(name: JobName): Promise<void> {
    if (JOBS[name] < MINUTE) await sendNext(name);
    try {
      await runs[name](end.signal);
    } catch (error) {
      log.error({ err: error, job: name }, "a job failed");
      // Its kind alone: a message may hold an address or a name.
      throw new Error(error instanceof Error ? error.name : "unknown");
    }
  }

  let workers: string[] = [];
  const waking = setInterval(() => {
    for (const worker of workers) boss.notifyWorker(worker);
  }, WAKE_MS);

  async function begin(): Promise<void> {
    await boss.start();
    await declareQueues(boss);
    workers = [];
    for (const name of namesOf(JOBS)) {
      await boss.send(name);
      const pollingIntervalSeconds = Math.min(JOBS[name], LONGEST_POLL);
      workers.push(await boss.work(name, { pollingIntervalSeconds }, () => run(name)));
    }
  }

  async function beginOnceItIsThere(): Promise<void> {
    while (!end.signal.aborted) {
      try {
        return await begin();
      } catch (error) {
        log.error({ err: error }, "the job queue did not start");
        await boss.stop({ graceful: false }).catch(() => {});
        await pause(AGAIN_MS);
      }
    }
  }

  const begun = beginOnceItIsThere();
  return {
    stop: async () => {
      end.abort();
      clearInterval(waking);
      await begun;
      await boss.stop({ timeout: STOP_MS });
    },
  };
}

/** What is missing: after the first start of a version there is nothing to do. */
async function declareQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  if (!known.has(DEAD_JOBS)) await boss.createQueue(DEAD_JOBS);
  for (const name of namesOf(JOBS)) {
    const options = JOBS[name] < MINUTE ? FREQUENT : { ...SCHEDULED, deadLetter: DEAD_JOBS };
    if (!known.has(name)) await boss.createQueue(name, { ...options, policy: "short" });
    const cron = cronOf(JOBS[name]);
    if (schedules.get(name) !== cron) await boss.schedule(name, cron);
  }
}

function cronOf(seconds: number): string {
  if (seconds < MINUTE) return "* * * * *";
  if (seconds < HOUR) return `*/${seconds / MINUTE} * * * *`;
  return seconds === HOUR ? "0 * * * *" : "0 19 * * *";
}

function namesOf(jobs: typeof JOBS) {
  return Object.keys(jobs) as JobName[];
}

/** The connections of the shop itself. */
function sqlOf(db: Database) {
  const { $client: client } = db as Database & { readonly $client: Pool | PGlite };
  if ("exec" in client) return fromPglite(client);
  return { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
}
