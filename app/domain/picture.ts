/** A picture in several widths: `${src}-${width}.webp` exists for each of `widths`. */
export type Picture = {
  readonly src: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly blur: string;
};

export function pictureAt({ src, widths }: Picture, index = widths.length - 1): string {
  return `${src}-${widths[index]}.webp`;
}

export function pictureSourceSet({ src, widths }: Picture): string {
  return widths.map((width) => `${src}-${width}.webp ${width}w`).join(", ");
}
