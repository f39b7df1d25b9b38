import type { Localized } from "../common/language/languages.ts";

/** A picture in several widths: `${src}-${width}.avif` and `.webp` can be had for each of `widths`. */
export type Picture = {
  readonly src: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly blur: string;
  /** What it shows, as an editor wrote it. */
  readonly alt?: Localized;
};

/** Smallest format first: a browser takes the first that it supports. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** One file that every client can show, for link previews and old browsers. */
export function pictureAt({ src, widths }: Picture, index = widths.length - 1): string {
  return `${src}-${widths[index]}.webp`;
}

export function pictureSourceSet({ src, widths }: Picture, format: PictureFormat): string {
  return widths.map((width) => `${src}-${width}.${format} ${width}w`).join(", ");
}

/** The main picture and the others, in one list. */
export function allPictures({ picture, gallery }: Pictured): readonly Picture[] {
  return picture ? [picture, ...gallery] : gallery;
}

type Pictured = { readonly picture: Picture | null; readonly gallery: readonly Picture[] };
