/** JavaScript knows them; PostgreSQL has no year 0, and what is added to the last leaves the four digits of a year. */
export const ODD_DAYS: readonly string[] = ["0000-01-01", "9999-12-31"];

/** What no keyboard writes, what numbers and dates must not be, and what other programs take for more than text. */
export const ODD_TEXTS: readonly string[] = [
  "",
  "\uFFFE\uFFFF",
  "\u202E\u200B\uFEFF\u2028",
  "\u0001\u0008\u001B[2J\u007F",
  "👨‍👩‍👧⛳️🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  `a${"\u0301".repeat(2_000)}`,
  "가".repeat(5_000),
  "\u{1F3CC}".repeat(300),
  "-1",
  "-0",
  "99999999999",
  "9".repeat(400),
  "1e309",
  "0x10",
  "NaN",
  "Infinity",
  "2027-02-30",
  "-infinity",
  "0000-00-00",
  ...ODD_DAYS,
  "24:61",
  "[]",
  "{}",
  "null",
  '{"a":"\\u0000"}',
  "\\u0000",
  "\\x00",
  "%00",
  "%zz",
  "'; drop table members; --",
  "{{7*7}}",
  "a\r\n\r\nset-cookie: a=b",
  "../../../etc/passwd",
  "__proto__",
  "１２３",
];

const SHARES = 30;

/** By day each field meets some of them, the next field the next ones; by night all. */
export function oddTextsFor(turn: number): readonly string[] {
  if (process.env.NIGHTLY) return ODD_TEXTS;
  return ODD_TEXTS.filter((_, index) => (index + turn) % SHARES === 0);
}
