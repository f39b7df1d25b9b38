import { expect, test } from "vitest";
import { imageKindOf, storedFormatOf, storedWidths } from "./upload.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const ID = "0b9f6a1e-7c1d-4a53-9a43-0d0f3f6f2f10";

test.each([
  ["jpeg", [0xff, 0xd8, 0xff, 0xe0]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["webp", [...bytesOf("RIFF"), 1, 2, 3, 4, ...bytesOf("WEBP")]],
])("a %s is known by its first bytes", (kind, bytes) => {
  expect(imageKindOf(Uint8Array.from(bytes))).toBe(kind);
});

test.each([
  ["nothing", ""],
  ["a drawing that may hold scripts", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["an animation", "GIF89a"],
  ["a page", "<!doctype html>"],
  ["a sound in the same wrapping", "RIFF1234WAVE"],
  ["the beginning of a beginning", "RIFF"],
])("%s is no picture", (_, text) => {
  expect(imageKindOf(bytesOf(text))).toBeUndefined();
});

test("a picture is stored in the widths below its own, and never enlarged", () => {
  expect(storedWidths(4032)).toEqual([240, 480, 960, 1600]);
  expect(storedWidths(1600)).toEqual([240, 480, 960, 1600]);
  expect(storedWidths(700)).toEqual([240, 480, 700]);
  expect(storedWidths(100)).toEqual([100]);
});

test("only generated names lead to a file", () => {
  expect(storedFormatOf(`${ID}-960.avif`)).toBe("avif");
  expect(storedFormatOf(`${ID}-960.webp`)).toBe("webp");
  for (const name of [
    "../secret",
    `..%2f${ID}-960.webp`,
    `${ID}-960.svg`,
    `${ID}-960.webp/..`,
    `x${ID}-960.webp`,
    "",
  ]) {
    expect(storedFormatOf(name), name).toBeUndefined();
  }
});
