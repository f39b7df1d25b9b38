import type { Sharp } from "sharp";
import { PICTURE_FORMATS, type PictureFormat } from "#app/domain/picture/picture.ts";
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE, storedWidths } from "#app/domain/picture/upload.ts";
import type { EncodeResult, WantedFile } from "./picture-encoder.ts";

type SharpModule = typeof import("sharp").default;

const TOO_MANY_PIXELS = { refused: "upload.too_many_pixels" } as const;
const NOT_AN_IMAGE = { refused: "upload.not_an_image" } as const;

const BLUR_WIDTH = 12;
// A higher AVIF effort is slow and saves only a tenth of the bytes.
const ENCODERS: Record<PictureFormat, (image: Sharp, quality?: number) => Sharp> = {
  avif: (image, quality = 55) => image.avif({ quality, effort: 2 }),
  webp: (image, quality = 78) => image.webp({ quality, effort: 4 }),
};

/**
 * Encodes an upload again: only pixels remain, rotated by the camera's orientation; everything else in the file
 * (location, names, appended data) is removed.
 */
export async function encodePicture(bytes: Uint8Array, only?: WantedFile): Promise<EncodeResult> {
  const sharp = await loadSharp();
  if (!sharp) return { refused: "upload.not_ready" };
  const read = await readPixels(sharp, bytes);
  if ("refused" in read) return read;
  const { master, width, height } = read;
  const widths = storedWidths(width);
  const files = [];
  for (const { format, quality, ...file } of only ? [only] : widths.flatMap(inAllFormats)) {
    const image = ENCODERS[format](master.clone().resize(file.width), quality);
    files.push({ ...file, format, bytes: await image.toBuffer() });
  }
  const tiny = await master.clone().resize(BLUR_WIDTH).webp({ quality: 30 }).toBuffer();
  const blur = `data:image/webp;base64,${tiny.toString("base64")}`;
  return { picture: { widths, width, height, blur, files } };
}

function inAllFormats(width: number): readonly WantedFile[] {
  return PICTURE_FORMATS.map((format) => ({ width, format }));
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
