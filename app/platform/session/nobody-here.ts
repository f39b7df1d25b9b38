/**
 * On every answer for which the session was read and found logged out: a page that believes otherwise has lost its
 * session.
 */
export const NOBODY_HERE = "x-nobody-here";
