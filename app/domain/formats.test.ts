import { expect, test } from "vitest";
import { dateFormat, numberFormat } from "./formats.ts";

test("a format is made once for each language and way of writing", () => {
  expect(numberFormat("ko-KR")).toBe(numberFormat("ko-KR"));
  expect(numberFormat("ko-KR")).not.toBe(numberFormat("en-US"));
  const day = { day: "numeric", timeZone: "UTC" } as const;
  expect(dateFormat("ko-KR", day)).toBe(dateFormat("ko-KR", { ...day }));
  expect(dateFormat("ko-KR", day)).not.toBe(dateFormat("ko-KR", { ...day, month: "long" }));
});

test("numbers and days are written as before", () => {
  expect(numberFormat("en-US").format(1_234_567)).toBe("1,234,567");
  const at = new Date("2027-01-12T00:00:00Z");
  expect(dateFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(at)).toBe(
    "Jan 12, 2027",
  );
});
