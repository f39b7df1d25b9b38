import { CalendarDays, ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { daysOf } from "#app/domain/order/line/line-move.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { pillClass } from "./pill-labels.ts";

type DatePillProps = {
  readonly line: CartLine;
  readonly hasFocus: boolean;
  readonly onOpen: () => void;
};

/** The day of a line; of a ride also from where to where. */
export function DatePill({ line, hasFocus, onOpen }: DatePillProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const { from, to } = daysOf(line);
  const text = [from, to].flatMap((day) => (day ? [formatShortDay(day, locale)] : [])).join(" – ");
  const label = line.kind === "callvan" ? t("move.label_ride") : t("move.label");
  return (
    <button
      ref={button}
      type="button"
      className={pillClass}
      aria-haspopup="dialog"
      aria-label={`${label}: ${text}`}
      onClick={onOpen}
    >
      <CalendarDays aria-hidden="true" className="max-md:hidden" />
      <span aria-hidden="true">{text}</span>
      <ChevronDown aria-hidden="true" />
    </button>
  );
}
