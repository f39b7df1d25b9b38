/** Marks a page that a visitor got in place of somebody's own: it is never saved. */
export const LOGIN_NEEDED = "x-login-needed";

/** Marks the page of a line without a valid voucher: its saved copies are deleted. */
export const NO_VOUCHER = "x-no-voucher";

/** Says whose page it is: an old tab sends the cookie of the member who logged in since. */
export const PAGE_OWNER = "x-page-owner";
