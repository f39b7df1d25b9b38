import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { daysBetween } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { LINE_KINDS } from "#app/domain/common/product/product-kind.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { BookerFields } from "#app/features/checkout/people/booker-fields.tsx";
import { TravellerFields } from "#app/features/checkout/people/traveller-fields.tsx";
import { usePeople } from "#app/features/checkout/people/use-people.ts";
import { itemsOf } from "#app/features/order/payment/checkout-sums.ts";
import { PaymentMethod } from "#app/features/order/payment/payment-method.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { hintClass } from "#app/ui/form/field-class.ts";
import { frameClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Agreements } from "./agreements.tsx";
import { CheckoutLines } from "./checkout-lines.tsx";
import { CheckoutNotes } from "./checkout-notes.tsx";
import type { Checkout, CheckoutLine } from "./checkout-view.ts";
import { CouponChoice } from "./coupon-choice.tsx";
import { CheckoutSection } from "./form-section.tsx";
import { HoldClock } from "./hold-clock.tsx";
import { RefundTimeline } from "./refund-timeline.tsx";
import type { CheckoutState } from "./use-checkout.ts";

type CheckoutFieldsProps = {
  readonly checkout: Checkout;
  readonly state: CheckoutState;
  readonly sumRows: ReactNode;
  readonly onHoldEnd: () => void;
};

/** The left column, from the clock to the sums that a phone shows at its end. */
export function CheckoutFields({ checkout, state, sumRows, onHoldEnd }: CheckoutFieldsProps) {
  const { t } = useTranslation("payment");
  const { lines, holdSeconds } = checkout;
  const { sums, errors } = state;
  const { errorOf } = errors;
  const people = usePeople(lines, checkout.people);
  const [booker, setBooker] = useState(checkout.booker);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2 md:gap-4">
      {holdSeconds === null ? null : <HoldClock seconds={holdSeconds} onEnd={onHoldEnd} />}
      <CheckoutNotes issues={checkout.issues} />
      <FoldedLines lines={lines} />
      <BookerFields known={checkout.booker} now={booker} errorOf={errorOf} onChange={setBooker} />
      <TravellerFields {...{ lines, people, booker, errorOf }} companions={checkout.companions} />
      <Benefits checkout={checkout} state={state} />
      <CheckoutSection title={t("refund.title")}>
        <RefundTimeline steps={sums.refundSteps} paid={sums.paid} />
      </CheckoutSection>
      <CheckoutSection title={t("method.title")}>
        <PaymentMethod script={checkout.script} />
      </CheckoutSection>
      <Agreements
        texts={checkout.texts}
        before={checkout.agreed}
        errorOf={errorOf}
        onChange={errors.onChange}
      />
      <CheckoutSection title={t("sum.title")} className="md:hidden">
        {sumRows}
        <p className={`${hintClass} mt-3`}>{t("hold.promise")}</p>
      </CheckoutSection>
    </div>
  );
}

function Benefits({ checkout, state }: Pick<CheckoutFieldsProps, "checkout" | "state">) {
  const { t } = useTranslation("payment");
  const { coupons, today, balance } = checkout;
  const { sums, points } = state;
  return (
    <CheckoutSection title={t("benefit.title")}>
      <CouponChoice
        {...{ coupons, today }}
        lines={state.items}
        best={checkout.bestCoupon}
        chosen={state.coupon}
        onChoose={state.setCoupon}
      />
      <PointField
        balance={balance}
        most={sums.maxPoints}
        text={points}
        error={points === "" ? undefined : (sums.pointsError ?? state.errors.errorOf("points"))}
        onChange={state.setPoints}
      />
    </CheckoutSection>
  );
}

type FoldedLinesProps = { readonly lines: readonly CheckoutLine[] };

/** Folded on a phone, for the form is what one came for: when, and how much of what. */
function FoldedLines({ lines }: FoldedLinesProps) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  const days = lines.flatMap(({ usedOn, endsOn }) => [usedOn, endsOn ?? usedOn]).toSorted();
  const ends = [...new Set([days[0], days.at(-1)])].flatMap((day) => day ?? []);
  const counts = useCounts(lines);
  const picture = (lines.find(({ kind }) => kind === "golf") ?? lines[0])?.picture;
  return (
    <details className="group md:hidden bg-paper px-4">
      <summary className="flex min-h-18 cursor-pointer items-center gap-3 py-3">
        {picture ? (
          <span className={`${frameClass} size-12 flex-none rounded-[10px]`}>
            <PictureImage picture={picture} alt="" sizes="48px" />
          </span>
        ) : null}
        <span className="min-w-0">
          <b className="block leading-6">{t("line.title", { count: itemsOf(lines).length })}</b>
          <span className="block text-14 leading-5 text-ink-2 tabular-nums whitespace-nowrap">
            {ends.map((day) => formatShortDay(day, locale)).join(" – ")}
          </span>
          <span className="block text-14 leading-5 text-ink-2 tabular-nums whitespace-nowrap">
            {counts.join(" · ")}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 flex-none text-ink-3 group-open:rotate-180"
        />
      </summary>
      <CheckoutLines lines={lines} />
    </details>
  );
}

/** 「라운드 2 · 호텔 2박 · 콜밴 3」: a round and its van are one row, counted as two. */
function useCounts(lines: readonly CheckoutLine[]): string[] {
  const { t } = useTranslation("payment");
  const nights = lines
    .filter(({ kind }) => kind === "hotel")
    .reduce((sum, { usedOn, endsOn }) => sum + daysBetween(usedOn, endsOn ?? usedOn), 0);
  const kinds = itemsOf(lines).map(({ kind }) => kind);
  return LINE_KINDS.flatMap((kind) => {
    const count = kind === "hotel" ? nights : kinds.filter((each) => each === kind).length;
    return count > 0 ? [t(`count.${kind}`, { count })] : [];
  });
}

type PointFieldProps = {
  readonly balance: number;
  readonly most: Won;
  readonly text: string;
  readonly error: ErrorCode | undefined;
  readonly onChange: (text: string) => void;
};

function PointField({ balance, most, text, error, onChange }: PointFieldProps) {
  const { t } = useTranslation("payment");
  const format = numberFormat(LOCALE_TAG[useLocale()]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <TextField
        className={error ? "col-span-2" : ""}
        name="points"
        label={t("points.label", { balance: format.format(balance) })}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={14}
      />
      <Button
        variant="secondary"
        className={`min-h-13! ${error ? "col-span-2" : ""}`}
        aria-disabled={most === 0 || undefined}
        onClick={() => onChange(most === 0 ? "" : format.format(most))}
      >
        {t("points.all")}
      </Button>
    </div>
  );
}
