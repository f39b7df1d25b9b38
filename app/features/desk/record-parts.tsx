import type { Picture } from "#app/domain/picture/picture.ts";
import { photoClass } from "#app/ui/look/surface.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";

type PictureCardProps = { readonly picture: Picture | null; readonly alt: string };

export function PictureCard({ picture, alt }: PictureCardProps) {
  return (
    <div className={`${photoClass} aspect-4/3 max-w-md`}>
      <PictureImage picture={picture} alt={alt} sizes="352px" />
    </div>
  );
}
