import { clsx } from "clsx";
import { type Picture, pictureAt, pictureSourceSet } from "#app/domain/picture.ts";
import { FlagPin } from "./icons.tsx";

type PictureImageProps = {
  readonly picture: Picture | null;
  readonly alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Seen without scrolling: fetched at once, before others. */
  readonly priority?: boolean;
  readonly className?: string;
};

/** Fills the box it stands in (`.photo`, a ratio); the blur keeps the place until the picture is there. */
export function PictureImage({
  picture,
  alt,
  sizes,
  priority = false,
  className,
}: PictureImageProps) {
  if (!picture) return <NoPicture alt={alt} className={className} />;
  return (
    <img
      src={pictureAt(picture)}
      srcSet={pictureSourceSet(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      className={clsx("size-full object-cover", className)}
      style={{ background: `center / cover no-repeat url(${picture.blur})` }}
    />
  );
}

type NoPictureProps = { readonly alt: string; readonly className?: string | undefined };

function NoPicture({ alt, className }: NoPictureProps) {
  const told = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  return (
    <span className={clsx("photo-none", className)} {...told}>
      <FlagPin />
    </span>
  );
}
