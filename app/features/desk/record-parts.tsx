import type { Picture } from "#app/domain/picture/picture.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";

type PictureCardProps = { readonly picture: Picture | null; readonly alt: string };

export function PictureCard({ picture, alt }: PictureCardProps) {
  return (
    <div className="photo ratio-43 max-w-md">
      <PictureImage picture={picture} alt={alt} sizes="352px" />
    </div>
  );
}
