import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LINK_MINUTES } from "#app/domain/checkout/phone/pay-link.ts";
import { LINK_CHANNELS } from "#app/domain/checkout/phone/phone-order-form.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField, ErrorText, SelectField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { priceClass } from "#app/ui/money/price-class.ts";
import type { Draft } from "./use-draft.ts";

type SendBoxProps = {
  readonly draft: Draft;
  readonly busy: boolean;
  readonly error: ErrorCode | undefined;
  readonly errorOf: (field: string) => ErrorCode | undefined;
};

/** What it comes to, what a cancel gives back, how long the places are held, and the button that sends the link. */
export function SendBox({ draft, busy, error, errorOf }: SendBoxProps) {
  const { t } = useTranslation("phone");
  const { won, span } = useAdminFormat();
  const { quote, isQuoting } = draft;
  const most = quote?.mostMinutes ?? null;
  return (
    <aside
      className={`${cardClass} grid content-start gap-4 p-4 lg:sticky lg:top-20`}
      aria-label={t("total")}
    >
      <p className="flex items-baseline justify-between">
        <span>{t("total")}</span>
        <b className={priceClass({ size: "lg" })} aria-live="polite">
          {quote ? won(quote.total) : "–"}
        </b>
      </p>
      <p className="text-14 text-ink-2">{t("no_benefits")}</p>
      <RefundTerms draft={draft} />
      <SelectField
        label={t("deadline")}
        name="minutes"
        defaultValue="120"
        hint={most === null ? t("deadline_hint") : t("deadline_most", { time: time(most) })}
        options={LINK_MINUTES.map((value) => ({ value: String(value), label: time(value) }))}
      />
      <fieldset>
        <legend className="font-bold">{t("send_by")}</legend>
        {LINK_CHANNELS.map((channel) => (
          <CheckField
            key={channel}
            name="channels"
            value={channel}
            defaultChecked
            label={t(`channel.${channel}`)}
          />
        ))}
        <ErrorText code={errorOf("channels")} />
      </fieldset>
      <input type="hidden" name="expectedTotal" value={quote?.total ?? 0} />
      {quote?.mostMinutes === null ? <ErrorText code="phone.too_late" /> : null}
      <ErrorText code={error} />
      <Button type="submit" busy={busy || isQuoting} disabled={!quote || !isSendable(quote)}>
        <Send aria-hidden="true" />
        {t("send")}
      </Button>
    </aside>
  );

  function time(minutes: number): string {
    return minutes < 60
      ? span({ unit: "minute", count: minutes })
      : span({ unit: "hour", count: minutes / 60 });
  }
}

/** Every line has to be free, complete and early enough for a link. */
function isSendable({ items, issues, lines, mostMinutes }: NonNullable<Draft["quote"]>): boolean {
  return (
    items.length > 0 &&
    mostMinutes !== null &&
    !issues.some(({ level }) => level === "blocking") &&
    !lines.some(({ notReady }) => notReady !== null) &&
    !items.some(({ mistake }) => mistake)
  );
}

function RefundTerms({ draft: { quote } }: Pick<SendBoxProps, "draft">) {
  const { t } = useTranslation("phone");
  const { day, won } = useAdminFormat();
  if (!quote || quote.items.length === 0) return null;
  return (
    <div>
      <b>{t("refund_terms")}</b>
      {quote.steps.length === 0 ? <p>{t("no_refund")}</p> : null}
      <ul className="text-14">
        {quote.steps.map(({ until, refund, fee }) => (
          <li key={until} className="flex justify-between gap-3">
            <span>{t("refund_until", { day: day(until) })}</span>
            <span className="tabular-nums whitespace-nowrap">
              {won(refund)}
              {fee > 0 ? <span className="text-ink-3">{` (−${won(fee)})`}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
