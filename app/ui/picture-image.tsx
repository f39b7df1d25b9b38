import { clsx } from "clsx";
import { preload } from "react-dom";
import { type Picture, pictureAt, pictureSourceSet } from "#app/domain/picture/picture.ts";
import { FlagPin } from "./icons.tsx";

type PictureImageProps = {
  readonly picture: Picture | null;
  readonly alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** The first picture of the page: it is preloaded. */
  readonly priority?: boolean;
  readonly className?: string;
};

/** Fills its box (`photoClass`, a ratio); the blur is shown until the picture has loaded. */
export function PictureImage({
  picture,
  alt,
  sizes,
  priority = false,
  className,
}: PictureImageProps) {
  if (!picture) return <NoPicture alt={alt} className={className} />;
  const avif = pictureSourceSet(picture, "avif");
  if (priority) {
    // Exactly as in the source below, so that the browser uses the preloaded file.
    preload(pictureAt(picture), {
      as: "image",
      type: "image/avif",
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  }
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={pictureAt(picture)}
        srcSet={pictureSourceSet(picture, "webp")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"}
        className={clsx("size-full object-cover", className)}
        style={{ background: `center / cover no-repeat url(${picture.blur})` }}
      />
    </picture>
  );
}

type NoPictureProps = { readonly alt: string; readonly className?: string | undefined };

function NoPicture({ alt, className }: NoPictureProps) {
  const accessibility = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  return (
    <span
      className={clsx("grid size-full place-items-center text-fairway-300", className)}
      {...accessibility}
    >
      <FlagPin className="h-auto w-[28%] max-w-16" />
    </span>
  );
}
