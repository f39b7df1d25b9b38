import { expect, test } from "vitest";
import { type Picture, pictureAt, pictureSourceSet } from "./picture.ts";

const picture: Picture = {
  src: "/pictures/a",
  widths: [240, 480],
  width: 1200,
  height: 900,
  blur: "",
};

test("each format offers every width", () => {
  expect(pictureSourceSet(picture, "avif")).toBe(
    "/pictures/a-240.avif 240w, /pictures/a-480.avif 480w",
  );
  expect(pictureSourceSet(picture, "webp")).toBe(
    "/pictures/a-240.webp 240w, /pictures/a-480.webp 480w",
  );
});

test("a single file is the widest, in the format that every client can show", () => {
  expect(pictureAt(picture)).toBe("/pictures/a-480.webp");
  expect(pictureAt(picture, 0)).toBe("/pictures/a-240.webp");
});
