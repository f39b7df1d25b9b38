import { expect, test } from "vitest";
import { LINE_KINDS } from "#app/domain/common/product/product-kind.ts";
import { dayIn, VOUCHER_LANGUAGES } from "#app/domain/reservation/voucher/voucher-language.ts";
import { VOUCHER_MESSAGES } from "#app/locales/voucher-words.ts";
import { confirmationLabel, includedLabels, tipLabels, voucherPhrases } from "./voucher-labels.ts";

const THAI = /[\u0E00-\u0E7F]/;

test("a Thai front desk reads the Buddhist calendar", () => {
  expect(dayIn("th", "2027-01-12")).toBe("12 มกราคม 2570");
  expect(dayIn("en", "2027-01-12")).toBe("2027-01-12");
});

test.each(VOUCHER_LANGUAGES)(
  "a voucher has in %s every text of the other languages",
  (language) => {
    const said = VOUCHER_MESSAGES[language];
    expect(Object.keys(said)).toEqual(Object.keys(VOUCHER_MESSAGES.ko));
    expect(Object.values(said).filter((text) => text.trim() === "")).toEqual([]);
  },
);

test("each paid item is listed once, and surcharges are not shown to the venue", () => {
  const nights = includedLabels(["room", "room", "extra_bed"]);
  expect(nights.map(({ ko }) => ko)).toEqual(["객실", "추가 침대"]);
  expect(includedLabels(["ride", "ride_peak", "ride_early"]).map(({ en }) => en)).toEqual([
    "car and driver",
  ]);
});

test("a tip is counted for the party where its size is known, and never in won", () => {
  expect(tipLabels(500, 2)).toMatchObject({
    ko: "현장 현금 1,000바트",
    en: "Caddie tip 500 × 2 baht, in cash",
  });
  expect(tipLabels(500, null).ko).toBe("현장 현금 1인 500바트");
});

test.each(LINE_KINDS)("a %s has sentences to hold out, each in three languages", (kind) => {
  const phrases = voucherPhrases({ kind, name: "HONG SEOKJUN", time: "07:12", returnRide: null });
  expect(phrases.length).toBeGreaterThan(1);
  expect(phrases[0]?.th).toContain("HONG SEOKJUN");
  for (const { ko, en, th } of phrases) {
    expect(ko).toMatch(/[가-힣]/);
    expect(en).not.toMatch(/[가-힣\u0E00-\u0E7F]/);
    expect(th).toMatch(THAI);
  }
});

test("only a round shows its tee time", () => {
  const said = (kind: (typeof LINE_KINDS)[number]) =>
    voucherPhrases({ kind, name: "HONG", time: "07:12", returnRide: null })[0]?.en ?? "";
  expect(said("golf")).toContain("07:12");
  expect(said("callvan")).not.toContain("07:12");
});

test("only a van that returns after the round is asked to wait for it", () => {
  const said = (returnRide: "after_round" | "same_car" | null) =>
    voucherPhrases({ kind: "callvan", name: "HONG", time: "07:12", returnRide })
      .map(({ en }) => en)
      .join(" ");
  expect(said("after_round")).toContain("until the round is over");
  expect(said("same_car")).not.toContain("the round");
  expect(said(null)).not.toContain("the round");
});

test("an instant confirmation says why: a place set aside for us, or a car or an entry of our own", () => {
  expect(confirmationLabel("golf", "instant").en).toMatch(/set aside for Palmtee/);
  expect(confirmationLabel("callvan", "instant").en).toMatch(/Palmtee dispatches/);
  expect(confirmationLabel("tournament", "instant").en).toMatch(/list of entrants/);
  expect(confirmationLabel("callvan", "awaited")).toEqual(confirmationLabel("golf", "awaited"));
});
