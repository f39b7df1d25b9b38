import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import type { PictureKind } from "./picture-subjects.ts";
import { Rng } from "./tools/rng.ts";

/** The picture type of the shop, as it is written to pictures.json. */
export interface DrawnPicture {
  src: string;
  widths: number[];
  width: number;
  height: number;
  blur: string;
}

export const PUBLIC_FOLDER = fileURLToPath(new URL("../../public", import.meta.url));
export const SHARE_FILE = `${PUBLIC_FOLDER}/pictures/share.jpg`;

/** Thumbnails, cards on a phone, and everything larger; the limit is of the last, which is stored. */
const CARD = { widths: [240, 480, 960], byteLimit: 34_000 };
const SIZES: Record<PictureKind, { widths: number[]; byteLimit: number }> = {
  course: CARD,
  hotel: CARD,
  region: CARD,
  event: CARD,
  scene: CARD,
  caddy: { widths: [160, 320, 640], byteLimit: 34_000 },
  banner: { widths: [840, 1260, 1680], byteLimit: 80_000 },
};

/** From fine to still fine: the first that fits the byte limit is taken. */
const QUALITIES = [74, 68, 62, 56, 50];
const EFFORT = 6;
const BLUR_WIDTH = 12;

/** Changes whenever the files would: part of the fingerprint that decides about redrawing. */
export const RASTER_RECIPE = JSON.stringify({ SIZES, QUALITIES, EFFORT, BLUR_WIDTH, version: 3 });

// Others work on the same machine; a second thread gains little on pictures this small.
sharp.concurrency(1);

/** Film grain as a tile: it hides the steps in the sky gradients. */
async function grainTile(): Promise<Buffer> {
  const rng = new Rng("grain");
  const size = 256;
  const pixels = Buffer.alloc(size * size * 4);
  for (let index = 0; index < size * size; index++) {
    const value = rng.next() + rng.next() + rng.next() - 1.5;
    pixels.fill(value > 0 ? 255 : 0, index * 4, index * 4 + 3);
    pixels[index * 4 + 3] = Math.min(255, Math.abs(value) * 13);
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .png()
    .toBuffer();
}

let grain: Promise<Buffer> | undefined;

/** One full-size raster per picture; its file and its blur are scaled from it. */
async function rasterise(svg: string): Promise<Sharp> {
  grain ??= grainTile();
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ input: await grain, tile: true }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

export async function writePicture(
  kind: PictureKind,
  key: string,
  svg: string,
): Promise<DrawnPicture> {
  const master = await rasterise(svg);
  const { width, height } = await master.metadata();
  const src = `/pictures/${key}`;
  const { widths, byteLimit } = SIZES[kind];
  const picture = { src, widths, width, height, blur: await blurDataUri(master) };
  const file = fileOf(picture);
  await mkdir(dirname(file), { recursive: true });
  await writeWithin(byteLimit, master.clone().resize(Math.max(...widths)), file);
  return picture;
}

/** The largest size as WebP; the shop encodes the others when they are first asked for. */
export function fileOf({ src, widths }: DrawnPicture): string {
  return `${PUBLIC_FOLDER}${src}-${Math.max(...widths)}.webp`;
}

async function writeWithin(byteLimit: number, scaled: Sharp, file: string): Promise<void> {
  const { data, info } = await scaled.raw().toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const { size } = await sharp(data, { raw: info })
      .webp({ quality, effort: EFFORT })
      .toFile(file);
    if (size <= byteLimit) break;
  }
}

async function blurDataUri(master: Sharp): Promise<string> {
  const tiny = await master.clone().resize(BLUR_WIDTH).webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** Link previews: the right part of a banner, where the flag stands. */
export async function writeShareImage(bannerSvg: string): Promise<void> {
  const master = await rasterise(bannerSvg);
  await master
    .resize(1200, 630, { fit: "cover", position: "right" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(SHARE_FILE);
}
