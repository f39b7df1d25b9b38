import { useTranslation } from "react-i18next";
import type { Picture } from "#app/domain/picture/picture.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";

type PostPicturesProps = { readonly pictures: readonly Picture[] };

/** One below the other, each in its own shape: their places are known before they arrive. */
export function PostPictures({ pictures }: PostPicturesProps) {
  const { t } = useTranslation("community");
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-3">
      {pictures.map((picture, index) => (
        <li
          key={picture.src}
          className="photo max-h-[44rem]"
          style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        >
          <PictureImage
            picture={picture}
            alt={t("picture_alt", { number: index + 1 })}
            sizes="(min-width: 840px) 752px, 92vw"
          />
        </li>
      ))}
    </ul>
  );
}
