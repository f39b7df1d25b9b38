import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import {
  agreementsSchema,
  bookerSchema,
  checkoutMistakes,
  checkoutSchema,
  PAYMENT_AGREEMENTS,
} from "./booker.ts";
import { namesMistakes, type Traveller, travellerSchema } from "./traveller.ts";

const booker = {
  firstName: " Seok Jun ",
  lastName: "hong",
  email: " Hong@Naver.com ",
  phoneCountry: "KR",
  phone: "010-2345-6789",
};
const agreed = { agreePersonal: "personal-information", agreePayment: "payment", agreeAge: "age" };

test("a booker is stored as the passport and the provider need it", () => {
  expect(bookerSchema.parse(booker)).toEqual({
    firstName: "SEOK JUN",
    lastName: "HONG",
    email: "hong@naver.com",
    phone: "+821023456789",
  });
});

test.each([
  [{ firstName: "  " }, "firstName", "booker.first_name_required"],
  [{ firstName: undefined }, "firstName", "booker.first_name_required"],
  [{ lastName: "" }, "lastName", "booker.last_name_required"],
  [{ lastName: "홍" }, "lastName", "booker.name_latin"],
  [{ lastName: "A".repeat(41) }, "lastName", "booker.name_too_long"],
  [{ firstName: "<b>" }, "firstName", "booker.name_latin"],
  [{ email: "" }, "email", "booker.email_required"],
  [{ email: "hong@naver" }, "email", "booker.email_format"],
  [{ email: `${"a".repeat(300)}@naver.com` }, "email", "booker.email_format"],
  [{ phone: " " }, "phone", "booker.phone_required"],
  [{ phone: "010-12" }, "phone", "booker.phone_format"],
  [{ phone: "전화" }, "phone", "booker.phone_format"],
])("%j is refused at %s with %s", (change, field, error) => {
  expect(checkoutMistakes({ ...booker, ...agreed, ...change })).toEqual([{ field, error }]);
});

test("reports everything that is missing together, in the order of the form", () => {
  expect(checkoutMistakes({})).toEqual([
    { field: "firstName", error: "booker.first_name_required" },
    { field: "lastName", error: "booker.last_name_required" },
    { field: "email", error: "booker.email_required" },
    { field: "phone", error: "booker.phone_required" },
    { field: "agreePersonal", error: "payment.agree_personal" },
    { field: "agreePayment", error: "payment.agree_payment" },
    { field: "agreeAge", error: "payment.agree_age" },
  ]);
});

test("a valid form has no mistakes", () => {
  expect(checkoutMistakes({ ...booker, ...agreed })).toEqual([]);
});

test("reports the first of several mistakes in a field", () => {
  expect(checkoutMistakes({ ...booker, ...agreed, lastName: "홍".repeat(41) })).toEqual([
    { field: "lastName", error: "booker.name_latin" },
  ]);
});

test("a bad number is reported together with missing fields, and invalid values are refused", () => {
  expect(
    checkoutMistakes({ ...booker, ...agreed, lastName: "", phone: "12", agreeAge: "on" }),
  ).toEqual([
    { field: "lastName", error: "booker.last_name_required" },
    { field: "phone", error: "booker.phone_format" },
    { field: "agreeAge", error: "payment.agree_age" },
  ]);
  for (const nonsense of [null, undefined, "form", 7]) {
    expect(checkoutMistakes(nonsense).length).toBeGreaterThan(0);
  }
  expect(checkoutSchema.parse({ ...booker, ...agreed })).toMatchObject({
    lastName: "HONG",
    agreeAge: "age",
  });
});

// P17
const SPOOFED = ["", "false", "on", "true", "1", true, ["age"]];
test.each(PAYMENT_AGREEMENTS)("$field that is not sent is no consent", ({ field, error }) => {
  const answer = agreementsSchema.safeParse({ ...agreed, [field]: undefined });
  expect(answer.error?.issues.map(({ message }) => message)).toEqual([error]);
});

test.each(
  PAYMENT_AGREEMENTS.flatMap(({ field, error }) =>
    SPOOFED.map((value) => ({ field, error, value })),
  ),
)("$field given as $value is no consent", ({ field, error, value }) => {
  const answer = agreementsSchema.safeParse({ ...agreed, [field]: value });
  expect(answer.error?.issues.map(({ message }) => message)).toEqual([error]);
});

const kim: Traveller = {
  firstName: "MIKYUNG",
  lastName: "LEE",
  gender: null,
  birthday: null,
  handicap: null,
};

test("a traveller needs a name, and nothing else", () => {
  expect(travellerSchema.parse({ firstName: "Mikyung", lastName: "Lee" })).toEqual(kim);
  expect(travellerSchema.parse({ ...kim, birthday: "1961-02-03", handicap: 24.5 })).toMatchObject({
    birthday: "1961-02-03",
    handicap: 24.5,
  });
  const codes = (change: object) =>
    travellerSchema.safeParse({ ...kim, ...change }).error?.issues.map(({ message }) => message);
  expect(codes({ firstName: "" })).toEqual(["traveller.first_name_required"]);
  expect(codes({ birthday: "1961-02-30" })).toEqual(["traveller.birthday_format"]);
  expect(codes({ handicap: 55 })).toEqual(["traveller.handicap_format"]);
});

test("every golfer has a name, every room one, a ride one, and no stranger is named", () => {
  const round: CartLine = {
    kind: "golf",
    courseId: "old",
    date: "2027-01-12",
    time: "07:12",
    players: 2,
    fees: { green: won(1), cart: won(0), caddy: won(0), van: won(0) },
    cars: 0,
    callvan: "none",
  };
  const key = "golf:old:2027-01-12:07:12";
  expect(namesMistakes([round], { [key]: [kim, kim] })).toEqual([]);
  expect(namesMistakes([round], { [key]: [kim] })).toEqual([
    { line: key, error: "traveller.missing" },
  ]);
  expect(namesMistakes([round], { [key]: [kim, kim, kim], other: [kim] })).toEqual([
    { line: key, error: "traveller.too_many" },
    { line: "other", error: "traveller.unknown_line" },
  ]);
});
