import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { REQUEST_LABELS } from "#app/locales/supplier-words.ts";
import { type RequestedLine, type RequestLanguage, supplierRequest } from "./supplier-request.ts";

function requestIn(line: RequestedLine, language: RequestLanguage): string {
  return supplierRequest(line, language, REQUEST_LABELS[language]);
}

const round: RequestedLine = {
  kind: "golf",
  title: { ko: "치찬 골프 리조트", en: "Chee Chan Golf Resort" },
  detail: { ko: "", en: "" },
  usedOn: "2027-01-12",
  endsOn: null,
  choice: {
    kind: "golf",
    courseId: "chee-chan",
    date: "2027-01-12",
    time: "06:40",
    players: 4,
    carts: 2,
    fees: { green: won(0), cart: won(0), caddy: won(0), van: won(0) },
    cars: 1,
    callvan: "none",
  },
  travellers: [
    { firstName: "Youngjin", lastName: "Choi" },
    { firstName: "Mina", lastName: "Lee" },
  ],
  orderNumber: "PT-2701-8F3D",
  status: "PENDING",
  supplierReference: null,
};

test("a course is asked in English with every necessary fact", () => {
  expect(requestIn(round, "en").split("\n")).toEqual([
    "[Palmtee] Booking request",
    "Chee Chan Golf Resort",
    "Date: Tue, 12 Jan 2027",
    "Tee time: 06:40",
    "Players: 4",
    "Golf carts: 2",
    "Names: CHOI YOUNGJIN, LEE MINA",
    "Our ref: PT-2701-8F3D",
    "Please reply with your booking number. Thank you.",
  ]);
});

test("a re-check request names the supplier's own reference", () => {
  const confirmed = { ...round, status: "COMPLETE", supplierReference: "CCG-0640" } as const;
  const lines = requestIn(confirmed, "en").split("\n");
  expect(lines[0]).toBe("[Palmtee] Re-confirmation");
  expect(lines.slice(-2)).toEqual([
    "Your ref: CCG-0640",
    "Please confirm once more that you have this booking. Thank you.",
  ]);
  expect(requestIn(confirmed, "th")).toContain("เลขที่การจองของท่าน: CCG-0640");
});

test("and in Thai, with the year that vouchers have", () => {
  const text = requestIn(round, "th");
  expect(text).toContain("เวลาออกรอบ: 06:40");
  expect(text).toContain("2027");
  expect(text).not.toContain("2570");
});

test("a stay names arrival and departure, the van of a round its tee time", () => {
  const stay = requestIn({ ...round, kind: "hotel", choice: null, endsOn: "2027-01-14" }, "en");
  expect(stay).toContain("Check-in: Tue, 12 Jan 2027\nCheck-out: Thu, 14 Jan 2027");
  const van = requestIn({ ...round, kind: "callvan" }, "en");
  expect(van).toContain("Passengers: 4\nCars: 1");
  expect(van).not.toContain("Golf carts");
});

test("the guest is always named: the booker where no traveller has a name yet", () => {
  const unnamed = { ...round, travellers: [] };
  expect(requestIn({ ...unnamed, booker: { name: "CHOI YOUNGJIN" } }, "en")).toContain(
    "CHOI YOUNGJIN",
  );
  expect(requestIn({ ...round, booker: { name: "PARK BO" } }, "en")).not.toContain("PARK BO");
});
