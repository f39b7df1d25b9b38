import { FRESH_FACTOR_MINUTES } from "./session-times.ts";

const MINUTE_MS = 60_000;
const FRESH_MS = FRESH_FACTOR_MINUTES * MINUTE_MS;
/** Asked a little early, so that a form does not grow stale on its way to the server. */
const EARLY_MS = MINUTE_MS;

type Factor = {
  /** Without a second factor nobody can be asked; where staff need one, the desk is closed without it. */
  readonly hasFactor: boolean;
  readonly factorAt: Date | null;
  /** Now, by the clock that wrote `factorAt`. */
  readonly at: Date;
};

/** Whether the second factor was given too long ago for what moves money. */
export function isFactorStale({ hasFactor, factorAt, at }: Factor): boolean {
  return hasFactor && (factorAt === null || at.getTime() - factorAt.getTime() > FRESH_MS);
}

/** As `isFactorStale`, before a form is sent. */
export function isFactorStaleSoon({ at, ...factor }: Factor): boolean {
  return isFactorStale({ ...factor, at: new Date(at.getTime() + EARLY_MS) });
}
