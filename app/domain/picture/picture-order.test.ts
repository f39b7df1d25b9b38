import { expect, test } from "vitest";
import { moved, pictureOrderSchema } from "./picture-order.ts";

const order = (src: unknown) => pictureOrderSchema.safeParse({ src });

test("one picture, many and none are all an order", () => {
  expect(order("/pictures/a").data?.src).toEqual(["/pictures/a"]);
  expect(order(["/pictures/a", "/pictures/b"]).data?.src).toEqual(["/pictures/a", "/pictures/b"]);
  expect(order(undefined).data?.src).toEqual([]);
});

test("no picture may appear twice, and at most twelve are allowed", () => {
  expect(order(["/a", "/a"]).success).toBe(false);
  expect(order(Array.from({ length: 12 }, (_, index) => `/${index}`)).success).toBe(true);
  const thirteen = order(Array.from({ length: 13 }, (_, index) => `/${index}`));
  expect(thirteen.error?.issues[0]?.message).toBe("upload.too_many");
});

test("a picture moves by one place and stays at the ends", () => {
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
  expect(moved(["a"], 7, 1)).toEqual(["a"]);
});
