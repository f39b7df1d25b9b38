import { expect, test } from "vitest";
import { movedTo, pictureOrderSchema } from "./picture-order.ts";

const PRODUCT = { seen: "[]" };

function order(sources: readonly string[]) {
  const pictures = JSON.stringify(sources.map((src) => ({ src })));
  return pictureOrderSchema.safeParse({ ...PRODUCT, pictures });
}

test("pictures come with alternative text in each language, or without", () => {
  const pictures = JSON.stringify([{ src: "/a", alt: { ko: " 1번 홀 ", en: "Hole 1" } }]);
  const read = pictureOrderSchema.parse({ ...PRODUCT, pictures });
  expect(read.pictures).toEqual([{ src: "/a", alt: { ko: "1번 홀", en: "Hole 1" } }]);
  expect(order(["/a", "/b"]).data?.pictures?.map(({ src }) => src)).toEqual(["/a", "/b"]);
});

test.each([
  ["no JSON", { pictures: "[" }],
  ["another shape", { pictures: '{"src":"/a"}' }],
  ["a text of two hundred letters and one", { pictures: `[{"src":"${"a".repeat(201)}"}]` }],
  ["nothing seen", { seen: "", pictures: "[]" }],
])("%s is refused", (_what, sent) => {
  expect(pictureOrderSchema.safeParse({ ...PRODUCT, ...sent }).success).toBe(false);
});

test("no picture may appear twice, and at most twelve are allowed", () => {
  expect(order(["/a", "/a"]).success).toBe(false);
  expect(order(Array.from({ length: 12 }, (_, index) => `/${index}`)).success).toBe(true);
  const thirteen = order(Array.from({ length: 13 }, (_, index) => `/${index}`));
  expect(thirteen.error?.issues[0]?.message).toBe("upload.too_many");
});

test("a picture moves to another place and stays at the ends", () => {
  expect(movedTo(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
  expect(movedTo(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(movedTo(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(movedTo(["a", "b"], 1, 2)).toEqual(["a", "b"]);
  expect(movedTo(["a"], 7, 0)).toEqual(["a"]);
});
