/** Marks a page that a visitor got in place of somebody's own: it is never saved. */
export const LOGIN_NEEDED = "x-login-needed";

/** Marks the page of a line that has no valid voucher: whatever was saved of the line goes. */
export const NO_VOUCHER = "x-no-voucher";

/** Says whose page it is: a tab that is behind asks with the cookie of whoever logged in since. */
export const PAGE_OWNER = "x-page-owner";
