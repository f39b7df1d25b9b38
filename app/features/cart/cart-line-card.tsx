import { BedDouble, CarFront, Trash2, Trophy, UserRound } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { lineTotal } from "#app/domain/booking/line-facts.ts";
import { formatWon } from "#app/domain/money.ts";
import type { Picture } from "#app/domain/picture.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { FlagPin } from "#app/ui/icons.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { useLineWords } from "./use-line-words.ts";

export type CartProduct = { readonly name: string; readonly picture: Picture | null };

const ICON: Record<CartLine["kind"], ComponentType<{ className?: string }>> = {
  golf: FlagPin,
  hotel: BedDouble,
  caddy: UserRound,
  callvan: CarFront,
  tournament: Trophy,
};

type CartLineCardProps = {
  readonly line: CartLine;
  /** Undefined for what cannot be shown any more. */
  readonly product: CartProduct | undefined;
  /** Its page, with what was chosen. */
  readonly to: string | undefined;
  readonly onRemove: (name: string) => void;
  /** What is the matter with it, and the way out. */
  readonly problem?: ReactNode;
};

export function CartLineCard({ line, product, to, onRemove, problem }: CartLineCardProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const { detail, title } = useLineWords(line);
  const name = title ?? product?.name ?? t("unknown");
  const Icon = ICON[line.kind];
  return (
    <li className={`card p-4 ${problem ? "border-2! border-danger-600!" : ""}`}>
      <div className="flex gap-4">
        <span className="photo grid h-16 w-20 flex-none place-items-center bg-fairway-50 text-fairway-700">
          {product?.picture ? (
            <PictureImage picture={product.picture} alt="" sizes="80px" />
          ) : (
            <Icon className="size-8" />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-16 leading-6 font-bold">{name}</h3>
          <p className="text-14 text-ink-2">{detail}</p>
          {product || title ? null : <p className="text-14 text-danger-700">{t("unknown_text")}</p>}
        </div>
        <IconButton
          icon={Trash2}
          label={t("remove_name", { name })}
          onClick={() => onRemove(name)}
        />
      </div>
      {problem}
      <div className="mt-3 flex items-center justify-between gap-3">
        {to ? (
          <ButtonLink to={to} size="sm" variant="secondary">
            {t("change")}
            <span className="sr-only">{name}</span>
          </ButtonLink>
        ) : (
          <span />
        )}
        <span className="price">{formatWon(lineTotal(line), locale)}</span>
      </div>
    </li>
  );
}
