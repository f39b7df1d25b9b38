import { clsx } from "clsx";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { Pill } from "#app/domain/order/line/line-edit.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import type { ShownLine } from "#app/features/checkout/cart/cart-view.ts";
import { CheckField } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { BillLines, Fold, PriceChanges, quietLinkClass } from "./bill-lines.tsx";
import { DatePill } from "./date-pill.tsx";
import { EditPills } from "./edit-pills.tsx";
import { LinePrice } from "./line-price.tsx";
import type { LineText } from "./line-text.ts";

/** The pills shown with a line; those that are rarely changed are folded away. */
const USUAL: Record<CartLine["kind"], readonly Pill[]> = {
  golf: ["time", "players", "carts"],
  hotel: ["nights", "rooms", "adults"],
  caddy: [],
  callvan: ["time", "people", "vehicle"],
  tournament: ["players"],
};
const RARE: Partial<Record<CartLine["kind"], readonly Pill[]>> = {
  hotel: ["children"],
  callvan: ["cars", "golf_bags", "suitcases", "trip"],
};

type TripLineProps = {
  readonly shown: ShownLine;
  readonly text: LineText;
  readonly products: CartProducts;
  readonly picked: boolean;
  readonly busy: boolean;
  readonly isBad: boolean;
  /** Changed a moment ago: it flashes once. */
  readonly isChanged: boolean;
  readonly onPick: (picked: boolean) => void;
  readonly onChange: (line: CartLine) => void;
  /** Undefined where the day is fixed. */
  readonly onOtherDay: (() => void) | undefined;
  /** Moved here a moment ago: its date pill gets the focus. */
  readonly hasArrived: boolean;
  readonly onRemove: () => void;
  /** Its van, caddies and issues. */
  readonly children?: ReactNode;
};

/** A line of the trip: product, time, edit pills and price. */
export function TripLine(props: TripLineProps) {
  const { shown, text, busy, isBad, isChanged, children } = props;
  const { products, onChange, onOtherDay, hasArrived } = props;
  const { t } = useTranslation("cart");
  const { line } = shown;
  const { name } = text;
  return (
    <article
      className={clsx(
        "rounded-card bg-paper *:last:rounded-b-[10px] print:break-inside-avoid",
        isBad ? "border-2 border-danger-600" : "border border-line",
        isChanged && "animate-[mended_1.6s_var(--ease-out-soft)]",
      )}
      data-changed={isChanged || undefined}
      aria-busy={busy || undefined}
      aria-label={name}
    >
      <div className="p-4">
        <TripLineHead {...props} />
        <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
          <fieldset className="flex min-w-0 flex-wrap gap-2" disabled={busy}>
            <legend className="sr-only">{t("edit.legend", { name })}</legend>
            {onOtherDay ? (
              <DatePill line={line} hasFocus={hasArrived && !busy} onOpen={onOtherDay} />
            ) : null}
            <EditPills
              shown={shown}
              products={products}
              pills={pillsOf(line).usual}
              onChange={onChange}
            />
          </fieldset>
          <LinePrice shown={shown} />
        </div>
        <PriceChanges changes={shown.changes} />
        <TripLineFolds {...props} />
      </div>
      {children}
    </article>
  );
}

function pillsOf(line: CartLine) {
  // A van that is booked has a line of its own, with its own pills.
  const van: readonly Pill[] = line.kind === "golf" && line.callvan === "none" ? ["callvan"] : [];
  const hasChildren = line.kind === "hotel" && line.children > 0;
  return {
    usual: [...USUAL[line.kind], ...van, ...(hasChildren ? (RARE.hotel ?? []) : [])],
    rare: hasChildren ? undefined : RARE[line.kind],
  };
}

type TripLineHeadProps = Pick<TripLineProps, "text" | "picked" | "onPick" | "onRemove">;

/** Tick, picture, name and the button that removes the line. */
function TripLineHead({ text, picked, onPick, onRemove }: TripLineHeadProps) {
  const { t } = useTranslation("cart");
  const { name } = text;
  return (
    <div className="flex items-start gap-2 md:gap-4">
      <CheckField
        className="-my-2 -mr-2 min-w-11 flex-none"
        checked={picked}
        onChange={(event) => onPick(event.target.checked)}
        label={<span className="sr-only">{t("pick", { name })}</span>}
      />
      {text.picture ? (
        <span className={`${photoClass} size-14 flex-none md:h-[4.875rem] md:w-26`}>
          <PictureImage picture={text.picture} alt="" sizes="104px" />
        </span>
      ) : null}
      <div className="min-w-0 flex-1">
        <p className="tabular-nums whitespace-nowrap text-14 leading-5 font-semibold text-fairway-700">
          {text.when}
        </p>
        <h3 className="text-16 leading-6 md:text-18">{name}</h3>
        <p className="text-14 leading-5.5 text-ink-2">{text.meta}</p>
      </div>
      <IconButton
        className="-mt-2 -mr-3"
        tone="quiet"
        icon={Trash2}
        label={t("remove_name", { name })}
        onClick={onRemove}
      />
    </div>
  );
}

type TripLineFoldsProps = Pick<
  TripLineProps,
  "shown" | "text" | "products" | "busy" | "onChange" | "onOtherDay"
>;

/** Bill, ride form and rarely used pills, folded away. */
function TripLineFolds(props: TripLineFoldsProps) {
  const { shown, text, products, busy, onChange, onOtherDay } = props;
  const { t } = useTranslation("cart");
  const { line } = shown;
  const { rare } = pillsOf(line);
  return (
    <div className="-mb-2 mt-1 flex flex-wrap items-start gap-x-4">
      {shown.rows.length > 0 ? (
        <Fold open={t("bill.open")}>
          <BillLines shown={shown} products={products} />
        </Fold>
      ) : null}
      {line.kind === "callvan" && onOtherDay ? (
        <button
          type="button"
          className={clsx(quietLinkClass, "underline underline-offset-4")}
          aria-haspopup="dialog"
          disabled={busy}
          onClick={onOtherDay}
        >
          {t("ride.change")}
        </button>
      ) : null}
      {rare ? (
        <Fold open={t(line.kind === "hotel" ? "edit.more_hotel" : "edit.more")}>
          <fieldset className="flex flex-wrap gap-2 pb-3" disabled={busy}>
            <legend className="sr-only">{t("edit.legend", { name: text.name })}</legend>
            <EditPills shown={shown} products={products} pills={rare} onChange={onChange} />
          </fieldset>
        </Fold>
      ) : null}
    </div>
  );
}
