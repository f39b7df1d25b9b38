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
