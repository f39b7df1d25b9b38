import { expect, test } from "vitest";
import { countCharacters } from "#app/domain/common/text/tidy.ts";
import { fieldErrors } from "#app/platform/http/form.ts";
import { reviewSchema } from "./review-schema.ts";

const UPLOAD = (n: number) => `/uploads/0b9f6a1e-7c1d-4a53-9a43-0d0f3f6f2f1${n}`;
const GOOD = { rating: "4", content: "그린이 빨랐어요." };

function mistakes(form: Record<string, unknown>) {
  const parsed = reviewSchema.safeParse(form);
  return parsed.success ? {} : fieldErrors(parsed.error);
}

test("a review has a rating and a text; party and pictures are optional", () => {
  expect(reviewSchema.parse(GOOD)).toEqual({
    rating: 4,
    content: "그린이 빨랐어요.",
    party: "",
    picture: [],
    condition: null,
    caddy: null,
    pace: null,
    value: null,
  });
  const whole = { ...GOOD, party: "friends", picture: [UPLOAD(1), UPLOAD(2)] };
  expect(reviewSchema.parse(whole)).toMatchObject({ party: "friends", picture: whole.picture });
});

test.each([
  ["a", 1],
  ["한글", 2],
  ["각".normalize("NFD"), 1],
  ["é".normalize("NFD"), 1],
  ["👨‍👩‍👧‍👦", 1],
  ["🇰🇷🇹🇭", 2],
  ["👍🏽", 1],
  ["줄\r\n줄", 3],
  ["  앞뒤  ", 2],
  ["", 0],
])("%j counts as a reader counts it: %i", (text, letters) => {
  expect(countCharacters(text)).toBe(letters);
});

test.each([
  ["five hundred letters", "가".repeat(500), undefined],
  ["one more", "가".repeat(501), "review.too_long"],
  ["five hundred families", "👨‍👩‍👧‍👦".repeat(500), undefined],
  ["one family more", "👨‍👩‍👧‍👦".repeat(501), "review.too_long"],
  ["five hundred letters that came apart", "각".normalize("NFD").repeat(500), undefined],
  ["a tower of accents", `a${"\u0301".repeat(10_001)}`, "review.too_long"],
  ["a hundred thousand letters", "가".repeat(100_000), "review.too_long"],
  ["nothing", "", "review.content_required"],
  ["nothing that is seen", " \n\u3164\u200b ", "review.content_required"],
])("the content may be %s or is refused", (_, content, code) => {
  expect(mistakes({ ...GOOD, content }).content).toBe(code);
});

test.each(["", "0", "6", "4.5", "five", ["4", "5"]])("%j is no number of stars", (rating) => {
  expect(mistakes({ ...GOOD, rating })).toEqual({ rating: "review.rating_required" });
});

test("a review without stars is refused", () => {
  expect(mistakes({ ...GOOD, rating: undefined })).toEqual({ rating: "review.rating_required" });
});

test("a sub-score is one to five or left open", () => {
  expect(reviewSchema.parse({ ...GOOD, pace: "1", value: "5", caddy: "" })).toMatchObject({
    condition: null,
    caddy: null,
    pace: 1,
    value: 5,
  });
});

test.each(["0", "6", "-1", "4.5", "five", "1e0", ["4", "5"]])("%j is no sub-score", (pace) => {
  expect(mistakes({ ...GOOD, pace })).toEqual({ pace: "common.bad_request" });
});

test("six pictures, the same one twice, another's address and unknown company are refused", () => {
  const six = [1, 2, 3, 4, 5, 6].map(UPLOAD);
  expect(mistakes({ ...GOOD, picture: six })).toEqual({ picture: "upload.too_many" });
  for (const picture of [[UPLOAD(1), UPLOAD(1)], "https://elsewhere.example/x.jpg"]) {
    expect(mistakes({ ...GOOD, picture })).toEqual({ picture: "common.bad_request" });
  }
  expect(mistakes({ ...GOOD, party: "owner" })).toEqual({ party: "common.bad_request" });
});
