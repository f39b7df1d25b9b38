import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import type { PricedChoice, PricedPill } from "#app/domain/booking/cart-preview.ts";
import { editedLine, type Pill as PillName } from "#app/domain/booking/line/line-edit.ts";
import { formatWon, won } from "#app/domain/money.ts";
import { useSigned } from "#app/features/cart/cart-formats.ts";
import type { CartThings } from "#app/features/cart/cart-products.server.ts";
import type { ShownLine } from "#app/features/cart/cart-view.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Pill } from "./pill.tsx";
import { PILL_ICON, usePillWords } from "./pill-labels.ts";

type EditPillsProps = {
  readonly shown: ShownLine;
  readonly things: CartThings;
  /** Which of them stand here. */
  readonly pills: readonly PillName[];
  readonly onChange: (line: CartLine) => void;
};

/** What of a line can be changed here, and what it would cost; other days are chosen on its page. */
export function EditPills({ shown, things, pills, onChange }: EditPillsProps) {
  const { t } = useTranslation("cart");
  const words = usePillWords(things);
  const priceOf = usePriceOf(shown);
  const here = pills.flatMap((name) => shown.pills.find(({ pill }) => pill === name) ?? []);
  return here.filter(hasChoice).map(({ pill, now, choices }) => (
    <Pill
      key={pill}
      label={t(`edit.${pill}`)}
      icon={PILL_ICON[pill]}
      value={now}
      choices={choices.map((choice) => ({
        value: choice.value,
        label: words(pill, choice.value),
        price: choice.value === now ? "" : priceOf(choice),
        disabled: choice.total === null && choice.value !== now,
      }))}
      onChange={(value) => onChange(editedLine(shown.line, pill, value, things.vehicles))}
    />
  ));
}

/** Where nothing else can be had there is nothing to choose. */
function hasChoice({ choices, now }: PricedPill): boolean {
  return choices.some(({ value, total }) => value !== now && total !== null);
}

/** The difference; where the line has no price now, the price. */
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
