import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { formatWon, type Won, won } from "#app/domain/common/money.ts";
import type { Days } from "#app/domain/order/line/line-move.ts";
import type { LineQuote } from "#app/domain/order/quote-types.ts";
import { useDifference } from "#app/features/checkout/cart/cart-formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

type QuotedPriceProps = {
  readonly name: string;
  readonly days: Days | undefined;
  /** What it costs now, where it is in the cart at a price. */
  readonly before: Won | undefined;
  readonly quoted: LineQuote | undefined;
  readonly refusal: ErrorCode | undefined;
  readonly busy: boolean;
  /** Why there is no price, or why the button is disabled. */
  readonly why: string | undefined;
  readonly children?: ReactNode;
};

/** The price of the change before it is made, or why it cannot be made. */
export function QuotedPrice(props: QuotedPriceProps) {
  const { name, days, before, quoted, refusal, busy, why, children } = props;
  const { t } = useTranslation(["cart", "errors"]);
  const locale = useLocale();
  const difference = useDifference();
  const day = days ? formatShortDay(days.from, locale) : "";

  function problemText(): string | undefined {
    if (why) return why;
    if (refusal) return t(`errors:${refusal}`);
    if (quoted?.notReady && quoted.notReady !== "gone")
      return t(`why.${quoted.notReady}`, { name, day });
    return quoted?.problem ? t(`errors:${quoted.problem}`) : undefined;
  }

  const message = problemText();
  return (
    <div
      className="grid min-h-16 content-center gap-1 rounded-card bg-sand px-4 py-3"
      role="status"
    >
      {message ? <p>{message}</p> : null}
      {!message && busy ? <p className="text-ink-2">{t("ask.busy")}</p> : null}
      {!message && quoted ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>{t("ask.total")}</span>
          <span>
            <b className="tabular-nums whitespace-nowrap text-18">
              {formatWon(quoted.total, locale)}
            </b>
            {before === undefined ? null : (
              <small className="ml-2 text-14 text-ink-2">
                {difference(won(quoted.total - before))}
              </small>
            )}
          </span>
        </p>
      ) : null}
      {message ? null : children}
    </div>
  );
}
