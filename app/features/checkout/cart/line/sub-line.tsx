import { clsx } from "clsx";
import { CarFront, X } from "lucide-react";
import type { ReactNode } from "react";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { frameClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";

type SubLineProps = {
  readonly name: string;
  readonly meta: string;
  readonly amount: Won;
  readonly picture: Picture | null;
  readonly removeLabel: string;
  readonly onRemove: () => void;
  /** A blocking issue is about it. */
  readonly isBad?: boolean;
  /** Edit controls and issues. */
  readonly children?: ReactNode;
};

/** A van or caddie under its round; cancelled together with it. */
export function SubLine(props: SubLineProps) {
  const { name, meta, amount, picture, removeLabel, onRemove, isBad = false, children } = props;
  const locale = useLocale();
  const sum = formatWon(amount, locale);
  return (
    <div
      data-sub
      className={clsx(
        "border-t px-4 py-3",
        isBad ? "border-danger-100 bg-danger-50" : "border-line",
      )}
    >
      <div className="flex items-center gap-2.5 md:gap-3">
        <Portrait picture={picture} />
        <div className="min-w-0 flex-1">
          <b className="block leading-6">{name}</b>
          <span className="block text-14 leading-5 text-ink-2 tabular-nums">{meta}</span>
        </div>
        {isBad ? (
          <s className="tabular-nums whitespace-nowrap font-bold text-ink-2">{sum}</s>
        ) : (
          <b className="tabular-nums whitespace-nowrap" data-sum>
            {sum}
          </b>
        )}
        <IconButton
          className="-mr-3"
          tone="quiet"
          icon={X}
          label={removeLabel}
          onClick={onRemove}
        />
      </div>
      {children}
    </div>
  );
}

/** The photo of a caddie, or a car icon. */
export function Portrait({ picture }: { readonly picture: Picture | null }) {
  return picture ? (
    <span className={`${frameClass} size-10 flex-none rounded-full md:size-11`}>
      <PictureImage picture={picture} alt="" sizes="44px" />
    </span>
  ) : (
    <span className="grid size-10 flex-none place-items-center rounded-full bg-sand text-ink-2 md:size-11">
      <CarFront aria-hidden="true" className="size-5" />
    </span>
  );
}
