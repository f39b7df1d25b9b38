/** How a job of this process went. A failure is only named: its trace is in the log. */
export type JobRun = {
  readonly name: string;
  readonly everyMs: number;
  readonly lastAt: Date | undefined;
  readonly nextAt: Date | undefined;
  readonly runs: number;
  readonly failures: number;
  readonly lastFailedAt: Date | undefined;
  readonly lastFailure: string | undefined;
};

export type JobRuns = {
  readonly add: (job: Pick<JobRun, "name" | "everyMs">) => void;
  readonly record: (name: string, at: Date, failure?: unknown) => void;
  readonly list: () => readonly JobRun[];
  /** These runs are stored now, and counted no longer. */
  readonly forget: (stored: readonly JobRun[]) => void;
};

/** Counts the jobs of this process until their runs are stored; every instance runs them all. */
export function jobRuns(): JobRuns {
  const jobs = new Map<string, JobRun>();
  return {
    add: ({ name, everyMs }) => {
      jobs.set(name, {
        name,
        everyMs,
        lastAt: undefined,
        nextAt: undefined,
        runs: 0,
        failures: 0,
        lastFailedAt: undefined,
        lastFailure: undefined,
      });
    },
    record: (name, at, failure) => {
      const job = jobs.get(name);
      if (!job) return;
      const nextAt = new Date(at.getTime() + job.everyMs);
      const failed = failure === undefined ? {} : failedAt(job, at, failure);
      jobs.set(name, { ...job, lastAt: at, nextAt, runs: job.runs + 1, ...failed });
    },
    list: () => [...jobs.values()],
    forget: (stored) => {
      for (const { name, runs, failures } of stored) {
        const job = jobs.get(name);
        // What ran while it was being stored is counted next time.
        if (job)
          jobs.set(name, { ...job, runs: job.runs - runs, failures: job.failures - failures });
      }
    },
  };
}

/** The kind of the error alone: a message may hold an address or a name. */
function failedAt(job: JobRun, at: Date, failure: unknown) {
  const kind = failure instanceof Error ? failure.name : "unknown";
  return { failures: job.failures + 1, lastFailedAt: at, lastFailure: kind };
}
