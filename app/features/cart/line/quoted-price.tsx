import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Days } from "#app/domain/booking/line/line-move.ts";
import type { AskedLine } from "#app/domain/booking/line/line-quote.ts";
import { formatShortDay } from "#app/domain/date-text.ts";
import type { ErrorCode } from "#app/domain/errors.ts";
import { formatWon, type Won, won } from "#app/domain/money.ts";
import { useDifference } from "#app/features/cart/cart-formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

type AskedPriceProps = {
  readonly name: string;
  readonly days: Days | undefined;
  /** What it costs now, where it is in the cart at a price. */
  readonly before: Won | undefined;
  readonly asked: AskedLine | undefined;
  readonly refusal: ErrorCode | undefined;
  readonly busy: boolean;
  /** Why nothing can be asked, or done. */
  readonly why: string | undefined;
  readonly children?: ReactNode;
};

/** What it will cost, or why the button below does nothing: told before it is pressed. */
export function AskedPrice(props: AskedPriceProps) {
  const { name, days, before, asked, refusal, busy, why, children } = props;
  const { t } = useTranslation(["cart", "errors"]);
  const locale = useLocale();
  const difference = useDifference();
  const day = days ? formatShortDay(days.from, locale) : "";

  function trouble(): string | undefined {
    if (why) return why;
    if (refusal) return t(`errors:${refusal}`);
    if (asked?.notReady && asked.notReady !== "gone")
      return t(`why.${asked.notReady}`, { name, day });
    return asked?.problem ? t(`errors:${asked.problem}`) : undefined;
  }

  const said = trouble();
  return (
    <div
      className="grid min-h-16 content-center gap-1 rounded-card bg-sand px-4 py-3"
      role="status"
    >
      {said ? <p>{said}</p> : null}
      {!said && busy ? <p className="text-ink-2">{t("ask.busy")}</p> : null}
      {!said && asked ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>{t("ask.total")}</span>
          <span>
            <b className="num text-18">{formatWon(asked.total, locale)}</b>
            {before === undefined ? null : (
              <small className="ml-2 text-14 text-ink-2">
                {difference(won(asked.total - before))}
              </small>
            )}
          </span>
        </p>
      ) : null}
      {said ? null : children}
    </div>
  );
}
