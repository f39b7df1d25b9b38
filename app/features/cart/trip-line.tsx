import { clsx } from "clsx";
import { BedDouble, CarFront, Trash2, Trophy, UserRound } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { linePath } from "#app/domain/booking/line-path.ts";
import { formatWon } from "#app/domain/money.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { CheckField } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { FlagPin } from "#app/ui/icons.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { BillLines } from "./bill-lines.tsx";
import type { CartThings } from "./cart-things.server.ts";
import type { ShownLine } from "./cart-view.ts";
import { EditPills } from "./edit-pills.tsx";
import type { LineWords } from "./line-words.ts";

const ICON: Record<CartLine["kind"], ComponentType<{ className?: string }>> = {
  golf: FlagPin,
  hotel: BedDouble,
  caddy: UserRound,
  callvan: CarFront,
  tournament: Trophy,
};

/** What has a page on which another day or hour can be chosen. */
const HAS_DAYS: ReadonlySet<CartLine["kind"]> = new Set(["golf", "hotel", "caddy"]);

export function TripNode({ kind }: Pick<CartLine, "kind">) {
  const Icon = ICON[kind];
  return (
    <div className="gut" aria-hidden="true">
      <span className={clsx("node", kind === "golf" && "golf")}>
        <Icon className="size-5" />
      </span>
    </div>
  );
}

type TripLineProps = {
  readonly shown: ShownLine;
  readonly words: LineWords;
  readonly things: CartThings;
  readonly picked: boolean;
  readonly busy: boolean;
  readonly isBad: boolean;
  readonly onPick: (picked: boolean) => void;
  readonly onChange: (line: CartLine) => void;
  readonly onRemove: () => void;
  /** What hangs on it, and what is the matter. */
  readonly children?: ReactNode;
};

/** A line of the trip: what, when, for whom, what can be changed and what it costs. */
export function TripLine(props: TripLineProps) {
  const { shown, words, things, picked, busy, isBad, onPick, onChange, onRemove, children } = props;
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const { line, total, notReady } = shown;
  const { name } = words;
  return (
    <article
      className={clsx("line", isBad && "is-bad")}
      aria-busy={busy || undefined}
      aria-label={name}
    >
      <div className="main">
        <div className="flex items-start gap-2 md:gap-4">
          <CheckField
            className="-my-2 -mr-2 min-w-11 flex-none"
            checked={picked}
            onChange={(event) => onPick(event.target.checked)}
            label={<span className="sr-only">{t("pick", { name })}</span>}
          />
          {words.picture ? (
            <span className="photo size-14 flex-none md:h-[4.875rem] md:w-26">
              <PictureImage picture={words.picture} alt="" sizes="104px" />
            </span>
          ) : null}
          <div className="min-w-0 flex-1">
            <p className="num text-14 leading-5 font-semibold text-fairway-700">{words.when}</p>
            <h3 className="text-16 leading-6 md:text-18">{name}</h3>
            <p className="text-14 text-ink-2">{words.meta}</p>
            {HAS_DAYS.has(line.kind) && notReady !== "gone" ? (
              <AppLink
                to={linePath(line)}
                className="inline-flex min-h-11 items-center text-14 font-semibold underline underline-offset-4"
              >
                {t("other_day")}
                <span className="sr-only">{name}</span>
              </AppLink>
            ) : null}
          </div>
          <IconButton
            className="-mt-2 -mr-3 flex-none"
            icon={Trash2}
            label={t("remove_name", { name })}
            onClick={onRemove}
          />
        </div>
        <div className="mt-1 flex flex-wrap items-end justify-between gap-3">
          <fieldset className="edit mt-0! min-w-0" disabled={busy}>
            <legend className="sr-only">{t("edit.legend", { name })}</legend>
            <EditPills line={line} things={things} onChange={onChange} />
          </fieldset>
          <b className="price ml-auto" aria-live="polite">
            {notReady ? t("no_total") : formatWon(total, locale)}
          </b>
        </div>
        <BillLines shown={shown} things={things} />
      </div>
      {children}
    </article>
  );
}
