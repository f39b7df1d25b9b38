import type { Sharp } from "sharp";
import { AppError } from "#app/domain/errors.ts";
import { PICTURE_FORMATS, type PictureFormat } from "#app/domain/picture/picture.ts";
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE, storedWidths } from "#app/domain/picture/upload.ts";
import type { EncodedPicture } from "./picture-encoder.ts";

type SharpModule = typeof import("sharp").default;

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
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const sharp = await loadSharp();
  const { master, width, height } = await readPixels(sharp, bytes);
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
  return { widths, width, height, blur, files };
}

async function readPixels(sharp: SharpModule, bytes: Uint8Array) {
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS });
    const { width, height } = await source.metadata();
    if (Math.max(width, height) > MAX_IMAGE_SIDE) throw new AppError("upload.too_many_pixels");
    const { data, info } = await source
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .resize({ width: 2400, height: 2400, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { master: sharp(data, { raw: info }), width: info.width, height: info.height };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(isTooBig(cause) ? "upload.too_many_pixels" : "upload.not_an_image");
  }
}

function isTooBig(cause: unknown): boolean {
  return cause instanceof Error && cause.message.includes("pixel limit");
}

/** Imported on the first upload: a machine without sharp's binary still runs the shop. */
async function loadSharp(): Promise<SharpModule> {
  try {
    return (await import("sharp")).default;
  } catch {
    throw new AppError("upload.not_ready");
  }
}
