import { expect, test } from "vitest";
import {
  fileNameOf,
  privateFileOf,
  privateSource,
  privateUploadIdOf,
  uploadOfFile,
} from "./private-upload.ts";
import { storedFormatOf } from "./upload.ts";

const ID = "5b2f4a1e-93a7-4d0a-8f0e-0d6a3a5f7c11";
const FILE = { id: ID, width: 240, format: "webp" } as const;

test("the file of a private picture has a name that the public address refuses", () => {
  const name = fileNameOf({ src: privateSource(ID), ...FILE });
  expect(name).toBe(`private-${ID}-240.webp`);
  expect(storedFormatOf(name)).toBeUndefined();
  expect(fileNameOf({ src: `/uploads/${ID}`, ...FILE })).toBe(`${ID}-240.webp`);
});

test("a private file is requested by upload, width and format", () => {
  expect(privateFileOf(`${ID}-240.webp`)).toEqual({ id: ID, format: "webp" });
  expect(privateUploadIdOf(privateSource(ID))).toBe(ID);
});

test.each([
  "",
  "..",
  "../secret",
  `..%2F${ID}-240.webp`,
  `private-${ID}-240.webp`,
  `${ID}-240.svg`,
  `${ID}-99999.webp`,
  `${ID.toUpperCase()}-240.webp`,
  `${ID}-240.webp/`,
])("%j is no file", (name) => {
  expect(privateFileOf(name)).toBeUndefined();
});

test.each([`/uploads/${ID}`, `/uploads/private/${ID}/x`, `//uploads/private/${ID}`, "x"])(
  "%j is no private picture",
  (src) => {
    expect(privateUploadIdOf(src)).toBeUndefined();
  },
);

test("a stored file belongs to its upload, private or not, and any other name to none", () => {
  expect(uploadOfFile(`${ID}-240.webp`)).toBe(ID);
  expect(uploadOfFile(`private-${ID}-240.avif`)).toBe(ID);
  for (const name of ["", "backup.tar", `private-private-${ID}-240.avif`, `${ID}-240.svg`]) {
    expect(uploadOfFile(name), name).toBeUndefined();
  }
});
