import { globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureSubjects, readDomainData } from "./picture-subjects.ts";
import { type DrawnPicture, fileOf, PUBLIC_FOLDER, SHARE_FILE } from "./raster.ts";

const MANIFEST = new URL("../../app/db/art/pictures.json", import.meta.url);
const manifest: Record<string, DrawnPicture> = JSON.parse(readFileSync(MANIFEST, "utf8"));
const TOTAL_LIMIT = 8_000_000;

test("every subject has an entry, and no entry is left over", () => {
  const keys = pictureSubjects(readDomainData()).map(({ key }) => key);
  expect(Object.keys(manifest).toSorted()).toEqual(keys.toSorted());
});

test("every entry has one file, nothing else is there, and together they stay light", () => {
  const files = [...Object.values(manifest).map(fileOf), SHARE_FILE];
  expect(globSync(`${PUBLIC_FOLDER}/pictures/**/*.*`).sort()).toEqual(files.toSorted());
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(TOTAL_LIMIT);
});

test("every entry has a tiny preview to show while the file loads", () => {
  for (const [key, { blur }] of Object.entries(manifest)) {
    expect(blur, key).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]{60,200}$/);
  }
});

test("portraits are square, banners wide, all other pictures four to three", () => {
  const ratios: Record<string, number> = { caddy: 1, banner: 21 / 9 };
  for (const [key, { width, height }] of Object.entries(manifest)) {
    expect(width / height, key).toBeCloseTo(ratios[key.split("/")[0] ?? ""] ?? 4 / 3);
  }
});
