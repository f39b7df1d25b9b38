import { expect, test } from "vitest";
import { RATES } from "#app/domain/pricing/price-layer.ts";
import { courseRatesForm, readTimeRates, roomRatesForm, writeTimeRates } from "./rates-schema.ts";

const card = Object.fromEntries(
  RATES.flatMap((rate, index) => [
    [`${rate}_weekday`, `${100 + index},000`],
    [`${rate}_weekend`, `${200 + index}000`],
  ]),
);
const course = {
  version: "3",
  ...card,
  cartFee: "30,000",
  caddyFee: "0",
  timeRates: "",
  cutOffHours: "",
};
const fieldsOf = (result: ReturnType<typeof courseRatesForm.safeParse>) =>
  result.error?.issues.map(({ path, message }) => [path[0], message]);

test("a rate card is read with its fees, and an empty cut-off is the default", () => {
  expect(courseRatesForm.parse(course)).toEqual({
    version: 3,
    rates: {
      rateCard: {
        low: { weekday: 100_000, weekend: 200_000 },
        regular: { weekday: 101_000, weekend: 201_000 },
        high: { weekday: 102_000, weekend: 202_000 },
        peak: { weekday: 103_000, weekend: 203_000 },
      },
      cartFee: 30_000,
      caddyFee: 0,
      timeRates: [],
      cutOffHours: null,
    },
  });
  expect(courseRatesForm.parse({ ...course, cutOffHours: "0" }).rates.cutOffHours).toBe(0);
});

test.each([
  [{ high_weekday: "" }, "high_weekday", "price.number"],
  [{ high_weekday: "-5" }, "high_weekday", "price.number"],
  [{ peak_weekend: "999" }, "peak_weekend", "price.too_low"],
  [{ low_weekday: "10000001" }, "low_weekday", "price.too_high"],
  [{ cartFee: "x" }, "cartFee", "price.too_high"],
  [{ caddyFee: "" }, "caddyFee", "price.number"],
  [{ cutOffHours: "721" }, "cutOffHours", "price.number"],
  [{ cutOffHours: "-1" }, "cutOffHours", "price.number"],
  [{ timeRates: "nonsense" }, "timeRates", "price.time_rates"],
  [{ version: "0" }, "version", "price.number"],
])("%j names its field", (wrong, field, message) => {
  expect(fieldsOf(courseRatesForm.safeParse({ ...course, ...wrong }))).toEqual([[field, message]]);
});

test("a room has an allotment and two minimum stays", () => {
  const terms = { allotment: "6", minNights: "1", peakMinNights: "3", cutOffHours: "72" };
  expect(roomRatesForm.parse({ version: "1", ...card, ...terms }).rates).toMatchObject({
    allotment: 6,
    minNights: 1,
    peakMinNights: 3,
    cutOffHours: 72,
  });
  expect(roomRatesForm.safeParse({ version: "1", ...card, ...terms, minNights: "0" }).success).toBe(
    false,
  );
});

test("hours are read line by line and written back the same", () => {
  const rates = readTimeRates("11:00-24:00 -30,000\n06:00 ~ 07:00 +5000\n");
  expect(rates).toEqual([
    { from: "06:00", to: "07:00", amount: 5_000 },
    { from: "11:00", to: "24:00", amount: -30_000 },
  ]);
  expect(readTimeRates(writeTimeRates(rates ?? []))).toEqual(rates);
});

test.each([
  "11:00-10:00 -1000",
  "25:00-26:00 1000",
  "06:00-08:00 1000\n07:59-09:00 2000",
  "06:00-08:00",
  "06:00-08:00 99999999",
  Array.from({ length: 9 }, (_, hour) => `0${hour}:00-0${hour}:30 1000`).join("\n"),
])("%j are no hours", (text) => {
  expect(readTimeRates(text)).toBeUndefined();
});
