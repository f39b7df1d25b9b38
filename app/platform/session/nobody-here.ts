/** On every answer for which the session was read and nobody was logged in: a page that knows better has lost its session. */
export const NOBODY_HERE = "x-nobody-here";
