import { expect, test } from "vitest";
import { rideDriverSchema } from "./ride-driver.ts";

const good = {
  reservation: "3f1c2b1a-0d6e-4a53-9a55-0a5cbe5b7f11",
  version: "0",
  name: " Somchai ",
  phone: "+66 81-234-2210",
  plate: "กข 4821",
};

test("a driver has a name, a phone number and a plate, without spaces around them", () => {
  expect(rideDriverSchema.parse(good)).toEqual({ ...good, version: 0, name: "Somchai" });
});

test.each([
  { field: "name", value: "  ", code: "record.required" },
  { field: "name", value: "x".repeat(61), code: "record.too_long" },
  { field: "phone", value: "", code: "supplier.phone" },
  { field: "phone", value: "call me", code: "supplier.phone" },
  { field: "phone", value: "- - - - - -", code: "supplier.phone" },
  { field: "phone", value: "1".repeat(26), code: "supplier.phone" },
  { field: "plate", value: "", code: "record.required" },
  { field: "plate", value: "1".repeat(21), code: "record.too_long" },
  { field: "version", value: "-1", code: "common.bad_request" },
  { field: "version", value: "x", code: "common.bad_request" },
  { field: "reservation", value: "1", code: "common.bad_request" },
])("refuses $field “$value”", ({ field, value, code }) => {
  const result = rideDriverSchema.safeParse({ ...good, [field]: value });
  expect(result.error?.issues).toMatchObject([{ path: [field], message: code }]);
});
