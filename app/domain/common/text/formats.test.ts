import { expect, test } from "vitest";
import { dateFormat, numberFormat } from "./formats.ts";

test("a formatter is created once for each language and options", () => {
  expect(numberFormat("ko-KR")).toBe(numberFormat("ko-KR"));
  expect(numberFormat("ko-KR")).not.toBe(numberFormat("en-US"));
  const day = { day: "numeric", timeZone: "UTC" } as const;
  expect(dateFormat("ko-KR", day)).toBe(dateFormat("ko-KR", { ...day }));
  expect(dateFormat("ko-KR", day)).not.toBe(dateFormat("ko-KR", { ...day, month: "long" }));
});

test("numbers and days are written as before", () => {
  for (const value of [
    0,
    7,
    999,
    1000,
    1_234_567,
    -1500,
    19.7,
    1234.56789,
    -0.5,
    Number.MAX_SAFE_INTEGER,
  ]) {
    const written = new Intl.NumberFormat("ko-KR").format(value);
    expect(numberFormat("en-US").format(value)).toBe(written);
    expect(numberFormat("ko-KR").format(value)).toBe(written);
  }
  const at = new Date("2027-01-12T00:00:00Z");
  expect(dateFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(at)).toBe(
    "Jan 12, 2027",
  );
});
