import { ChevronDown } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { PricedChoice, PricedPill } from "#app/domain/checkout/cart/cart-lines.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { editedLine, type Pill as PillName } from "#app/domain/order/line/line-edit.ts";
import { useSigned } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import type { ShownLine } from "#app/features/checkout/cart/cart-view.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { PILL_ICON, pillClass, usePillLabels } from "./pill-labels.ts";

type EditPillsProps = {
  readonly shown: ShownLine;
  readonly products: CartProducts;
  /** The pills shown here. */
  readonly pills: readonly PillName[];
  readonly onChange: (line: CartLine) => void;
};

/** Selects that change a line in the cart, each choice with its price; the day is changed in the calendar. */
export function EditPills({ shown, products, pills, onChange }: EditPillsProps) {
  const { t } = useTranslation("cart");
  const labelOf = usePillLabels(products);
  const priceOf = usePriceOf(shown);
  const shownPills = pills.flatMap((name) => shown.pills.find(({ pill }) => pill === name) ?? []);
  return shownPills.filter(hasChoice).map(({ pill, now, choices }) => (
    <Pill
      key={pill}
      label={t(`edit.${pill}`)}
      icon={PILL_ICON[pill]}
      value={now}
      choices={choices.map((choice) => ({
        value: choice.value,
        label: labelOf(pill, choice.value),
        price: choice.value === now ? "" : priceOf(choice),
        disabled: choice.total === null && choice.value !== now,
      }))}
      onChange={(value) => onChange(editedLine(shown.line, pill, value, products.vehicles))}
    />
  ));
}

/** A pill without another available choice is not shown. */
function hasChoice({ choices, now }: PricedPill): boolean {
  return choices.some(({ value, total }) => value !== now && total !== null);
}

/** The price difference; the full price where the line has none now. */
function usePriceOf({ total: before, notReady }: ShownLine): (choice: PricedChoice) => string {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const signed = useSigned();
  return ({ total }) => {
    if (total === null) return t("no_total");
    if (notReady) return formatWon(total, locale);
    return total === before ? "" : signed(won(total - before));
  };
}

type Choice = {
  readonly value: string;
  readonly label: string;
  /** The difference, or the full price. */
  readonly price: string;
  readonly disabled: boolean;
};

type PillProps = {
  readonly label: string;
  readonly icon: ComponentType<{ className?: string; "aria-hidden"?: "true" }>;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
};

/** A native select that changes one property of a line and shows the price of each choice. */
function Pill({ label, icon: Icon, value, choices, onChange }: PillProps) {
  return (
    <span className={pillClass}>
      <Icon aria-hidden="true" className="max-md:hidden" />
      <span aria-hidden="true">{choices.find((choice) => choice.value === value)?.label}</span>
      <ChevronDown aria-hidden="true" />
      {/* Over the label, so that its longer options do not widen the pill. */}
      <select
        className="absolute inset-0 size-full cursor-pointer text-16 opacity-0"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {[choice.label, choice.price].filter(Boolean).join(" · ")}
          </option>
        ))}
      </select>
    </span>
  );
}
