import { expect, test } from "vitest";
import { readCheckout } from "./checkout-form.ts";
import { checkedPoints, pointsText } from "./checkout-form-lines.ts";

const LINE = { key: "golf:th-siam-old:2027-01-14:07:20", need: 2, most: 2 };
const ROOM = { key: "hotel:r:2027-01-13:2027-01-15", need: 1, most: 2 };

const FILLED = {
  firstName: "Seokjun",
  lastName: "Hong",
  email: "hong@naver.com",
  phoneCountry: "KR",
  phone: "010-2345-6789",
  agreePersonal: "personal-information",
  agreePayment: "payment",
  agreeAge: "age",
  "person.0.same": "booker",
  "person.1.firstName": "Mikyung",
  "person.1.lastName": "Lee",
  "person.1.handicap": "24",
  coupon: "",
  points: "",
  expectedTotal: "1000",
};

function form(change: Readonly<Record<string, string | readonly string[] | undefined>> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, ...change })) {
    for (const each of [value ?? []].flat()) data.append(name, each);
  }
  return data;
}

function fieldsOf(change: Parameters<typeof form>[0], lines = [LINE]) {
  const read = readCheckout(form(change), lines);
  return read.ok ? {} : read.fields;
}

test("a filled form is an order: the booker travels first, and everybody is on every line that takes them", () => {
  const read = readCheckout(form({ keep: "yes", points: "6,000" }), [LINE, ROOM]);
  expect(read).toMatchObject({
    ok: true,
    value: {
      booker: { firstName: "SEOKJUN", phone: "+821023456789" },
      travellers: {
        [LINE.key]: [{ lastName: "HONG" }, { lastName: "LEE", handicap: 24 }],
        [ROOM.key]: [{ lastName: "HONG" }, { lastName: "LEE" }],
      },
      toSave: [{ lastName: "LEE" }],
      memberCouponId: null,
      points: 6_000,
      expectedTotal: 1_000,
    },
  });
});

test.each([
  ["a room for four", { ...ROOM, need: 2, most: 4 }, 4],
  ["a car for three", { ...ROOM, need: 1, most: 3 }, 3],
  ["a round for two", LINE, 2],
])("of four who travel, %s takes as many as fit", (_, line, count) => {
  const others = { "person.2.firstName": "Mina", "person.2.lastName": "Kim" };
  const fourth = { "person.3.firstName": "Jun", "person.3.lastName": "Park" };
  const read = readCheckout(form({ ...others, ...fourth }), [line]);
  expect(read.ok && read.value.travellers[line.key]).toHaveLength(count);
});

test("companions are remembered only when asked for", () => {
  const read = readCheckout(form(), [LINE]);
  expect(read.ok && read.value.toSave).toEqual([]);
});

test("travellers are chosen by line", () => {
  const read = readCheckout(form({ [`who.${ROOM.key}`]: "1" }), [LINE, ROOM]);
  expect(read.ok && read.value.travellers[ROOM.key]).toMatchObject([{ lastName: "LEE" }]);
});

// P17
test.each([
  [{ firstName: "" }, { firstName: "booker.first_name_required" }],
  [{ lastName: " " }, { lastName: "booker.last_name_required" }],
  [{ lastName: "홍" }, { lastName: "booker.name_latin" }],
  [{ email: "" }, { email: "booker.email_required" }],
  [{ email: "hong@naver" }, { email: "booker.email_format" }],
  [{ phone: "" }, { phone: "booker.phone_required" }],
  [{ phone: "12" }, { phone: "booker.phone_format" }],
  [{ agreePersonal: undefined }, { agreePersonal: "payment.agree_personal" }],
  [{ agreePayment: "on" }, { agreePayment: "payment.agree_payment" }],
  [{ agreeAge: "true" }, { agreeAge: "payment.agree_age" }],
  [{ "person.1.firstName": "" }, { "person.1.firstName": "traveller.first_name_required" }],
  [{ "person.1.lastName": undefined }, { "person.1.lastName": "traveller.last_name_required" }],
  [{ "person.1.handicap": "99" }, { "person.1.handicap": "traveller.handicap_format" }],
  [{ "person.1.birthday": "1961-02-30" }, { "person.1.birthday": "traveller.birthday_format" }],
  [{ [`who.${LINE.key}`]: ["0"] }, { [`who.${LINE.key}`]: "traveller.missing" }],
  [{ [`who.${LINE.key}`]: ["x", "-1"] }, { [`who.${LINE.key}`]: "traveller.missing" }],
  [{ points: "-5" }, { points: "points.not_whole" }],
  [{ points: "1e9" }, { points: "points.not_whole" }],
  [{ coupon: "1 or 1=1" }, { coupon: "coupon.unknown" }],
  [{ expectedTotal: "1.5" }, { form: "common.bad_request" }],
])("%j is refused as %j", (change, fields) => {
  expect(fieldsOf(change)).toEqual(fields);
});

test("reports everything that is wrong together", () => {
  const fields = fieldsOf({ email: "", phone: "", agreeAge: "", "person.1.lastName": "" });
  expect(Object.keys(fields)).toEqual(["email", "phone", "agreeAge", "person.1.lastName"]);
});

test("a line that takes one name does not take three", () => {
  expect(fieldsOf({ [`who.${ROOM.key}`]: ["0", "1", "2"] }, [ROOM])).toHaveProperty(
    [`who.${ROOM.key}`],
    "traveller.too_many",
  );
});

test.each([
  ["", 0],
  ["6,000", 6_000],
  ["6 000P", 6_000],
])("points written as %j are %j", (text, points) => {
  expect(checkedPoints(text)).toBe(points);
});

test.each(["0.5", "-1", "9".repeat(10)])("%j is no number of points", (text) => {
  expect(checkedPoints(text)).toBeUndefined();
});

test("points are written as they are read", () => {
  expect([pointsText(17_440), pointsText(0)]).toEqual(["17,440", ""]);
  expect(checkedPoints(pointsText(17_440))).toBe(17_440);
});
