import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type PictureSubject, pictureSubjects, readDomainData } from "./picture-subjects.ts";
import {
  type DrawnPicture,
  fileOf,
  RASTER_RECIPE,
  SHARE_FILE,
  writePicture,
  writeShareImage,
} from "./raster.ts";
import { galleries } from "./scene/galleries.ts";

const MANIFEST = new URL("../../app/db/art/pictures.json", import.meta.url);
const GALLERIES = new URL("../seed/galleries.json", import.meta.url);
/** What each picture was drawn from: unchanged ones are left alone. */
const FINGERPRINTS = new URL("./fingerprints.json", import.meta.url);
const SHARE_SCENE = "banner/k";

const { values: options } = parseArgs({
  options: { all: { type: "boolean" }, only: { type: "string" } },
});

const started = performance.now();
const data = readDomainData();
const subjects = pictureSubjects(data);
const manifest = readJson<DrawnPicture>(MANIFEST);
const fingerprints = readJson<string>(FINGERPRINTS);
const wanted = subjects.filter(({ kind }) => !options.only || kind === options.only);
if (wanted.length === 0) throw new Error(`No pictures of kind "${options.only}"`);

let drawn = 0;
for (const subject of wanted) {
  if (await drawIfChanged(subject)) drawn++;
}
removeOrphans();
writeJson(MANIFEST, manifest);
writeJson(FINGERPRINTS, fingerprints);
writeFileSync(GALLERIES, `${JSON.stringify(galleries(data.courses, data.hotels), null, 2)}\n`);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${drawn} of ${wanted.length} pictures drawn in ${seconds} s`);

async function drawIfChanged({ key, kind, draw }: PictureSubject): Promise<boolean> {
  const svg = draw();
  const fingerprint = createHash("sha256")
    .update(svg + RASTER_RECIPE)
    .digest("hex")
    .slice(0, 12);
  const entry = manifest[key];
  const unchanged = entry && fingerprints[key] === fingerprint && existsSync(fileOf(entry));
  const shareMissing = key === SHARE_SCENE && !existsSync(SHARE_FILE);
  if (!options.all && unchanged && !shareMissing) return false;
  manifest[key] = await writePicture(kind, key, svg);
  fingerprints[key] = fingerprint;
  if (key === SHARE_SCENE) await writeShareImage(svg);
  return true;
}

/** Products that left the data take their file with them. */
function removeOrphans(): void {
  const keys = new Set(subjects.map(({ key }) => key));
  for (const [key, entry] of Object.entries(manifest)) {
    if (!keys.has(key)) rmSync(fileOf(entry), { force: true });
  }
}

function readJson<Value>(file: URL): Record<string, Value> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** In the order of the catalogue, so that diffs stay small. */
function writeJson<Value>(file: URL, entries: Record<string, Value>): void {
  const kept = subjects.filter(({ key }) => entries[key]).map(({ key }) => [key, entries[key]]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
