import { expect, test } from "vitest";
import { isDatabaseAway, isOverForConnection } from "#app/db/connection/database-away.ts";

const said = (code: string) => new Error("failed", { cause: Object.assign(new Error(), { code }) });

test.each(["25006", "53100", "53200", "58030"])(
  "a server that can write nothing down is away (%s)",
  (code) => {
    expect(isDatabaseAway(said(code))).toBe(true);
  },
);

test.each(["08006", "57P01", "57P03", "53300"])(
  "a server that goes down, comes up or has no room is away (%s)",
  (code) => {
    expect(isDatabaseAway(said(code))).toBe(true);
  },
);

test.each(["23505", "40001", "42501", "22021", "57014"])(
  "a faulty query does not count as an outage (%s)",
  (code) => {
    expect(isDatabaseAway(said(code))).toBe(false);
  },
);

test("a connection is of no use after its server may not be written to, and a full disk passes", () => {
  expect(["25006", "57P01", "57P02", "53100", "40001"].map(isOverForConnection)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
