import { CircleAlert } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useRevalidator } from "react-router";
import { formatDay } from "#app/domain/common/date/date-text.ts";
import { SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import { PAYMENT_AGREEMENTS } from "#app/domain/order/payment-agreements.ts";
import { Agreements } from "#app/features/checkout/form/agreements.tsx";
import { PayButton } from "#app/features/checkout/form/checkout-pay-button.tsx";
import { CheckoutSection } from "#app/features/checkout/form/form-section.tsx";
import { RefundTimeline } from "#app/features/checkout/form/refund-timeline.tsx";
import { PaymentMethod } from "#app/features/order/payment/payment-method.tsx";
import { useCardWindow } from "#app/features/order/payment/use-card-window.ts";
import { usePay } from "#app/features/order/payment/use-pay.ts";
import { KindIcon } from "#app/features/reservation/record/line-picture.tsx";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { errorClass } from "#app/ui/form/field-class.ts";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import { priceClass } from "#app/ui/money/price-class.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { rememberPayLink } from "./back-to-link.tsx";
import type { TripToPay } from "./pay-page-queries.server.ts";

type PayTripProps = { readonly page: TripToPay };

/** The trip of the telephone, its refund terms and what is agreed to; then the card window, as in every checkout. */
export function PayTrip({ page }: PayTripProps) {
  const { t } = useTranslation("paylink");
  const form = useRef<HTMLFormElement>(null);
  const { total, texts, script, customerKey, state } = page;
  const errors = useAgreementErrors(form);
  const card = useCardWindow({ script, customerKey, total });
  const paying = usePay({ sums: { need: "card", pointsError: undefined }, errors, card });
  useOpened();
  useEndOfHold(page.secondsLeft);
  const at = useDeadlineText(page.expiresAt);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        rememberPayLink();
        void paying.pay(event);
      }}
      data-checkout
      className="bg-sand"
    >
      <input type="hidden" name="intent" value="pay" />
      <div className={`${gutterClass} max-w-[44rem] max-md:px-0! md:py-8`}>
        <PageHead className="px-4 pt-5 md:px-0 md:pt-0" title={page.name} text={t("intro")} />
        <p className="mx-4 mb-3 rounded-card bg-fairway-50 p-4 font-bold text-fairway-700 md:mx-0">
          {t("until", { at })}
        </p>
        {state === "declined" ? (
          <p className={`${errorClass} mx-4 mb-3 md:mx-0`} role="alert">
            <CircleAlert aria-hidden="true" />
            <span>{t("declined")}</span>
          </p>
        ) : null}
        <div className="grid gap-2 md:gap-5">
          <TripLines page={page} />
          <CheckoutSection title={t("refund")}>
            <RefundTimeline steps={page.steps} paid={total} />
          </CheckoutSection>
          <Agreements texts={texts} errorOf={errors.errorOf} onChange={errors.recheck} />
          <div className="bg-paper p-4 md:rounded-panel">
            <PaymentMethod script={script} />
          </div>
        </div>
        <div className="hidden py-5 md:flex">
          <PayButton {...buttonOf()} />
        </div>
      </div>
      <BottomBar>
        <PayButton {...buttonOf()} />
      </BottomBar>
    </form>
  );

  function buttonOf() {
    const { busy, problem, refusal } = paying;
    const missing = errors.missing;
    return { total, busy, isBlocked: false, missing, problem, refusal, soldOut: undefined };
  }
}

function useDeadlineText(expiresAt: Date): string {
  const locale = useLocale();
  return dateFormat(LOCALE_TAG[locale], {
    timeZone: SHOP_ZONE,
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(expiresAt);
}

function TripLines({ page: { lines, total } }: PayTripProps) {
  const { t } = useTranslation("paylink");
  const locale = useLocale();
  return (
    <CheckoutSection title={t("trip")}>
      <ul className="grid gap-4">
        {lines.map((line) => (
          <li key={line.key} className="flex gap-3">
            <KindIcon kind={line.kind} className="size-6 text-fairway-700" />
            <div className="min-w-0 flex-1">
              <b className="block leading-6">{line.title}</b>
              <p className="text-ink-2">{formatDay(line.usedOn, locale)}</p>
              <p className="text-ink-2">{line.detail}</p>
            </div>
            <span className="tabular-nums whitespace-nowrap">{formatWon(line.amount, locale)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-baseline justify-between border-line border-t pt-4">
        <b>{t("total")}</b>
        <b className={priceClass({ size: "lg" })}>{formatWon(total, locale)}</b>
      </p>
      <p className="mt-1 text-14 text-ink-2">{t("no_benefits")}</p>
    </CheckoutSection>
  );
}

/** Said once the customer has tried to pay; every tick is looked at again from then on. */
function useAgreementErrors(form: RefObject<HTMLFormElement | null>) {
  const [missing, setMissing] = useState<FieldErrors>();
  const read = (): FieldErrors => {
    const sent = new FormData(form.current ?? undefined);
    const open = PAYMENT_AGREEMENTS.filter(({ field, kind }) => sent.get(field) !== kind);
    return Object.fromEntries(open.map(({ field, error }) => [field, error]));
  };
  return {
    missing: missing ?? {},
    errorOf: (field: string) => missing?.[field],
    recheck: () => {
      if (missing) setMissing(read());
    },
    show: setMissing,
    check: async () => {
      const fields = read();
      return Object.keys(fields).length === 0
        ? ({ ok: true } as const)
        : ({ ok: false, fields } as const);
    },
  };
}

/** Tells the desk that the link was opened: by a browser, and not by what fetches links in mails. */
function useOpened() {
  const { submit } = useFetcher({ key: "opened" });
  useEffect(() => {
    void submit({ intent: "opened" }, { method: "post" });
  }, [submit]);
}

/** At the deadline the page says so by itself. */
function useEndOfHold(seconds: number) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), (seconds + 1) * 1000);
    return () => clearTimeout(timer);
  }, [seconds, revalidate]);
}
