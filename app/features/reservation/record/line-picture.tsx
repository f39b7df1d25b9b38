import { clsx } from "clsx";
import { BedDouble, CarFront, Trophy, UserRound } from "lucide-react";
import type { ComponentType } from "react";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { FlagPin } from "#app/ui/icons.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";

const ICON: Record<LineKind, ComponentType<{ className?: string }>> = {
  golf: FlagPin,
  hotel: BedDouble,
  caddy: UserRound,
  callvan: CarFront,
  tournament: Trophy,
};

type KindIconProps = { readonly kind: LineKind; readonly className?: string };

export function KindIcon({ kind, className }: KindIconProps) {
  const Icon = ICON[kind];
  return <Icon className={className} aria-hidden="true" />;
}

type LinePictureProps = {
  readonly kind: LineKind;
  readonly picture: Picture | null;
  readonly sizes: string;
  readonly className?: string;
};

/** A ride has no picture: it shows an icon. */
export function LinePicture({ kind, picture, sizes, className }: LinePictureProps) {
  return (
    <span className={clsx(photoClass, "block", className)}>
      {picture ? (
        <PictureImage picture={picture} alt="" sizes={sizes} />
      ) : (
        <span className="grid size-full place-items-center bg-fairway-50 text-fairway-700">
          <KindIcon kind={kind} className="size-8" />
        </span>
      )}
    </span>
  );
}
