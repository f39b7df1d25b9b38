/** How long a login lasts, in hours; docs/security.md says why. */
export const SESSION_HOURS = {
  member: { unused: 24, atMost: 7 * 24 },
  stays: { unused: 14 * 24, atMost: 60 * 24 },
  staff: { unused: 8, atMost: 24 },
} as const;

/** Between password and second factor. */
export const HALF_OPEN_MINUTES = 10;

/** A login as recent as that proves a member who has no password. */
export const FRESH_LOGIN_MINUTES = 10;

/** What moves money asks for a second factor as recent as that. */
export const FRESH_FACTOR_MINUTES = 30;

/** A browser that has not logged in for so long is a stranger again. */
export const KNOWN_DEVICE_DAYS = 180;

/** A mailed code that proves an address. */
export const EMAIL_CODE_MINUTES = 10;

/** A mailed link to a new password. */
export const RESET_LINK_MINUTES = 30;

const MINUTE_MS = 60_000;
const FRESH_MS = FRESH_FACTOR_MINUTES * MINUTE_MS;
/** Asked a little early, so that a form does not grow stale on its way to the server. */
const EARLY_MS = MINUTE_MS;

type Factor = {
  /** A member without one cannot be asked for it: where staff need one, the desk stays closed. */
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

const FRESH_PROOF_MS = FRESH_LOGIN_MINUTES * 60_000;

/** For members with only a provider login: it must be recent, not merely a session kept alive. */
export function isFreshProof(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < FRESH_PROOF_MS;
}
