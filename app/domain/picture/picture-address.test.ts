import { expect, test } from "vitest";
import { readPictureAddress } from "./picture-address.ts";

const ID = "0b7a2f1e-1c2d-4e3f-8a9b-0c1d2e3f4a5b";

test.each([`/uploads/${ID}`, `uploads/${ID}`, ID, ` /uploads/${ID}-960.webp `, `${ID}.avif`])(
  "%s is an upload",
  (text) => {
    expect(readPictureAddress(text)).toEqual({ src: `/uploads/${ID}`, upload: ID });
  },
);

test.each([
  "/pictures/course/th-siam-old",
  "course/th-siam-old",
  "/pictures/course/th-siam-old-480.avif",
])("%s is an illustration of the shop", (text) => {
  expect(readPictureAddress(text)).toEqual({
    src: "/pictures/course/th-siam-old",
    art: "course/th-siam-old",
  });
});

test.each([
  "",
  "th-siam-old.jpg",
  "https://example.com/a.webp",
  "//example.com/a",
  "/pictures/../secret",
  "/pictures/course/",
  `/uploads/${ID}/x`,
  "javascript:alert(1)",
  `course/${"x".repeat(81)}`,
])("'%s' is none of our pictures", (text) => {
  expect(readPictureAddress(text)).toBeUndefined();
});
