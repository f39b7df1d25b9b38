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

const PUBLIC_FOLDER = fileURLToPath(new URL("../../public", import.meta.url));
export const SHARE_FILE = `${PUBLIC_FOLDER}/pictures/share.jpg`;

/** Thumbnails, cards on a phone, and everything larger. */
const CARD = { widths: [240, 480, 960], byteLimits: [6_000, 14_000, 34_000] };
const SIZES: Record<PictureKind, { widths: number[]; byteLimits: number[] }> = {
  course: CARD,
  hotel: CARD,
  region: CARD,
  event: CARD,
  scene: CARD,
  caddy: { widths: [160, 320, 640], byteLimits: [6_000, 14_000, 34_000] },
  banner: { widths: [840, 1260, 1680], byteLimits: [30_000, 54_000, 80_000] },
};

/** From fine to still fine: the first that fits the byte limit is taken. */
const QUALITIES = { webp: [74, 68, 62, 56, 50], avif: [46, 41, 36] };
type Format = keyof typeof QUALITIES;
const FORMATS = Object.keys(QUALITIES) as Format[];
// AVIF's higher efforts cost eight times as long for a tenth of the bytes.
const EFFORTS = { webp: 6, avif: 2 };
const BLUR_WIDTH = 12;

/** Changes whenever the files would: part of the fingerprint that decides about redrawing. */
export const RASTER_RECIPE = JSON.stringify({ SIZES, QUALITIES, EFFORTS, BLUR_WIDTH, version: 2 });

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

/** One full-size raster per picture; all its files are scaled from it. */
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
  const { widths, byteLimits } = SIZES[kind];
  await mkdir(dirname(PUBLIC_FOLDER + src), { recursive: true });
  for (const [index, fileWidth] of widths.entries()) {
    const file = `${PUBLIC_FOLDER}${src}-${fileWidth}`;
    await writeWithin(byteLimits[index] ?? Infinity, master.clone().resize(fileWidth), file);
  }
  return { src, widths, width, height, blur: await blurDataUri(master) };
}

export function filesOf({ src, widths }: DrawnPicture): string[] {
  return widths.flatMap((width) =>
    FORMATS.map((format) => `${PUBLIC_FOLDER}${src}-${width}.${format}`),
  );
}

async function writeWithin(byteLimit: number, scaled: Sharp, file: string): Promise<void> {
  const { data, info } = await scaled.raw().toBuffer({ resolveWithObject: true });
  for (const format of FORMATS) {
    for (const quality of QUALITIES[format]) {
      const image = sharp(data, { raw: info }).toFormat(format, {
        quality,
        effort: EFFORTS[format],
      });
      const { size } = await image.toFile(`${file}.${format}`);
      if (size <= byteLimit) break;
    }
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
