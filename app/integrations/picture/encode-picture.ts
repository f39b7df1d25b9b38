import type { Sharp } from "sharp";
import { PICTURE_FORMATS, type PictureFormat } from "#app/domain/picture/picture.ts";
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE, storedWidths } from "#app/domain/picture/upload.ts";
import type { EncodeResult } from "./picture-encoder.ts";

type SharpModule = typeof import("sharp").default;

const TOO_MANY_PIXELS = { refused: "upload.too_many_pixels" } as const;
const NOT_AN_IMAGE = { refused: "upload.not_an_image" } as const;

const BLUR_WIDTH = 12;
// A higher AVIF effort is slow and saves only a tenth of the bytes.
const ENCODERS: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
};

/**
 * Encodes an upload again: only pixels remain, rotated by the camera's orientation; everything else in the file
 * (location, names, appended data) is removed.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodeResult> {
  const sharp = await loadSharp();
  if (!sharp) return { refused: "upload.not_ready" };
  const read = await readPixels(sharp, bytes);
  if ("refused" in read) return read;
  const { master, width, height } = read;
  const widths = storedWidths(width);
  const files = [];
  for (const each of widths) {
    for (const format of PICTURE_FORMATS) {
      const image = ENCODERS[format](master.clone().resize(each));
      files.push({ width: each, format, bytes: await image.toBuffer() });
    }
  }
  const tiny = await master.clone().resize(BLUR_WIDTH).webp({ quality: 30 }).toBuffer();
  const blur = `data:image/webp;base64,${tiny.toString("base64")}`;
  return { picture: { widths, width, height, blur, files } };
}

async function readPixels(sharp: SharpModule, bytes: Uint8Array) {
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS });
    const { width, height } = await source.metadata();
    if (Math.max(width, height) > MAX_IMAGE_SIDE) return TOO_MANY_PIXELS;
    const { data, info } = await source
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .resize({ width: 2400, height: 2400, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { master: sharp(data, { raw: info }), width: info.width, height: info.height };
  } catch (cause) {
    return isTooBig(cause) ? TOO_MANY_PIXELS : NOT_AN_IMAGE;
  }
}

function isTooBig(cause: unknown): boolean {
  return cause instanceof Error && cause.message.includes("pixel limit");
}

/** Imported on the first upload: a machine without sharp's binary still runs the shop. */
async function loadSharp(): Promise<SharpModule | undefined> {
  return import("sharp").then(
    (module) => module.default,
    () => undefined,
  );
}
