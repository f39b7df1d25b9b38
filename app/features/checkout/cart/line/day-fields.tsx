import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { type Days, daysOf, movedLine } from "#app/domain/order/line/line-move.ts";
import { caddiesOf } from "#app/domain/order/rounds-of.ts";
import { useClock } from "#app/features/checkout/cart/cart-formats.ts";
import type { ShownLine } from "#app/features/checkout/cart/cart-view.ts";
import { type QuoteLine, useLineQuote } from "#app/features/checkout/cart/use-line-quote.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Calendar } from "#app/ui/calendar/month-calendar.tsx";
import { QuotedPrice } from "./quoted-price.tsx";
import { useFreeDays } from "./use-free-days.ts";

export type DayFieldsProps = {
  readonly shown: ShownLine;
  readonly name: string;
  readonly lines: readonly CartLine[];
  readonly today: LocalDate;
  readonly quoteLine: QuoteLine;
  readonly onMove: (line: CartLine) => void;
};

/** A calendar with the price of each other day, and the total price before the line is moved. */
export function DayFields({ shown, name, lines, today, quoteLine, onMove }: DayFieldsProps) {
  const { t } = useTranslation("cart");
  const { line } = shown;
  const [days, setDays] = useState<Days>(daysOf(line));
  const { month, show, ...calendar } = useFreeDays(line, today);
  const isStay = line.kind === "hotel";
  const isWhole = !isStay || days.to !== undefined;
  const moved = isWhole && !isSame(days, daysOf(line)) ? movedLine(line, days) : undefined;
  const { quoted, refusal, busy } = useLineQuote(quoteLine, moved);
  const target = quoted?.line;
  const isThere = target && lines.some((each) => lineKey(each) === lineKey(target));
  const canMove = quoted !== undefined && !quoted.notReady && !isThere;
  const missing = isWhole ? "move.choose" : "move.choose_out";
  const why = moved ? undefined : t(missing);
  const caddies = line.kind === "golf" ? caddiesOf(line, lines).length : 0;
  const shownDays = { today, month, onMonthChange: show, ...calendar };

  return (
    <div className="grid gap-4">
      {isStay ? (
        <Calendar
          {...shownDays}
          mode="range"
          selected={{ from: days.from, ...(days.to && { to: days.to }) }}
          onSelect={setDays}
        />
      ) : (
        <Calendar {...shownDays} selected={days.from} onSelect={(from) => setDays({ from })} />
      )}
      <QuotedPrice
        name={name}
        days={days}
        before={shown.notReady ? undefined : shown.total}
        quoted={quoted}
        refusal={refusal}
        busy={busy}
        why={isThere ? t("move.there") : why}
      >
        <MovedHour line={line} target={target} />
        {canMove && caddies > 0 ? <p>{t("move.along", { count: caddies })}</p> : null}
      </QuotedPrice>
      <Button
        size="lg"
        block
        aria-disabled={!canMove || undefined}
        onClick={() => canMove && onMove(quoted.line)}
      >
        {t("move.take")}
      </Button>
    </div>
  );
}

function isSame(a: Days, b: Days): boolean {
  return a.from === b.from && a.to === b.to;
}

/** Says that the tee time changes too, where the old one is taken on the new day. */
function MovedHour({ line, target }: { line: CartLine; target: CartLine | undefined }) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const clock = useClock();
  if (line.kind !== "golf" || target?.kind !== "golf" || line.time === target.time) return null;
  const day = formatShortDay(target.date, locale);
  return <p>{t("move.hour", { day, before: clock(line.time), after: clock(target.time) })}</p>;
}
