/** The time by the clock of the database, which all processes share, whatever their own clocks say. */
export type DatabaseClock = {
  readonly now: () => Date;
  /** The database said `time` at some moment between two moments of `steady`. */
  readonly heard: (time: number, asked: number, answered: number) => void;
  /** Milliseconds that only ever grow, even when this machine's clock is set. */
  readonly steady: () => number;
};

/** Follows the database only as far as its answers prove it wrong, so that a slow answer does not move it. */
export function databaseClock(steady = () => performance.now()): DatabaseClock {
  let ahead = Date.now() - steady();
  return {
    now: () => new Date(steady() + ahead),
    heard: (time, asked, answered) => {
      ahead = Math.min(Math.max(ahead, time - answered), time - asked);
    },
    steady,
  };
}

/** The question; the answer is one row with `ms`. */
export const TIME_QUESTION = "select extract(epoch from clock_timestamp()) * 1000 as ms";
