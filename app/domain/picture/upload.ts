import type { PictureFormat } from "./picture.ts";

/** For posts, questions and reviews (spec §9, docs/decisions). */
export const MAX_IMAGES = 5;
export const MAX_IMAGE_MB = 10;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * 1024 * 1024;

export const PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** As much as cameras produce; a larger picture could exhaust the memory. */
export const MAX_IMAGE_SIDE = 10_000;
export const MAX_IMAGE_PIXELS = 64_000_000;

/** The widths of an uploaded picture: thumbnail, card, page, full screen. */
const WIDTHS = [240, 480, 960, 1600] as const;

type ImageKind = "jpeg" | "png" | "webp";

const SIGNS: readonly { readonly kind: ImageKind; readonly at: readonly (number | undefined)[] }[] =
  [
    { kind: "jpeg", at: [0xff, 0xd8, 0xff] },
    { kind: "png", at: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
    // "RIFF", four bytes of length, "WEBP".
    {
      kind: "webp",
      at: [0x52, 0x49, 0x46, 0x46, ...Array<undefined>(4), 0x57, 0x45, 0x42, 0x50],
    },
  ];

/** By its first bytes, since file name and content type may both be wrong. */
export function imageKindOf(bytes: Uint8Array): ImageKind | undefined {
  return SIGNS.find(({ at }) =>
    at.every((byte, index) => byte === undefined || byte === bytes[index]),
  )?.kind;
}

/** Never wider than the upload; a small picture is stored in its own width. */
export function storedWidths(width: number): readonly number[] {
  const smaller = WIDTHS.filter((each) => each < width);
  return smaller.length === WIDTHS.length ? smaller : [...smaller, width];
}

type StoredFile = { readonly id: string; readonly width: number; readonly format: PictureFormat };

export function storedName({ id, width, format }: StoredFile): string {
  return `${id}-${width}.${format}`;
}

const STORED_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4}\.(avif|webp)$/;

/** The pattern of generated file names; any other name is 404. */
export function storedFormatOf(name: string): PictureFormat | undefined {
  return STORED_NAME.exec(name)?.[1] as PictureFormat | undefined;
}
