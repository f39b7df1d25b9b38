import { CircleCheck, CreditCard } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BookerFields } from "#app/features/checkout/people/booker-fields.tsx";
import { TravellerFields } from "#app/features/checkout/people/traveller-fields.tsx";
import { usePeople } from "#app/features/checkout/people/use-people.ts";
import { AGREEMENT_ID, METHODS_ID } from "#app/features/payment/use-card-window.ts";
import { Agreements } from "./agreements.tsx";
import { CheckoutNotes } from "./checkout-notes.tsx";
import { CheckoutSection } from "./checkout-section.tsx";
import type { Checkout } from "./checkout-view.ts";
import { CouponChoice } from "./coupon-choice.tsx";
import { FoldedLines } from "./folded-lines.tsx";
import { HoldClock } from "./hold-clock.tsx";
import { PointField } from "./point-field.tsx";
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
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2 md:gap-4">
      {holdSeconds === null ? null : <HoldClock seconds={holdSeconds} onEnd={onHoldEnd} />}
      <CheckoutNotes issues={checkout.issues} />
      <FoldedLines lines={lines} />
      <BookerFields known={checkout.booker} errorOf={errorOf} />
      <TravellerFields {...{ lines, people, errorOf }} companions={checkout.companions} />
      <Benefits checkout={checkout} state={state} />
      <CheckoutSection title={t("refund.title")}>
        <RefundTimeline steps={sums.refundSteps} paid={sums.paid} />
      </CheckoutSection>
      <PaymentMethod isWidget={checkout.script?.family === "widget"} />
      <Agreements texts={checkout.texts} errorOf={errorOf} onChange={errors.onChange} />
      <CheckoutSection title={t("sum.title")} className="only-phone">
        {sumRows}
        <p className="hint mt-3">{t("hold.promise")}</p>
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

function PaymentMethod({ isWidget }: { readonly isWidget: boolean }) {
  const { t } = useTranslation("payment");
  return (
    <CheckoutSection title={t("method.title")}>
      {isWidget ? (
        <>
          <div id={METHODS_ID} className="min-h-60" />
          <div id={AGREEMENT_ID} />
        </>
      ) : (
        <p className="flex items-center gap-3 rounded-card border-2 border-fairway-600 p-4">
          <CircleCheck aria-hidden="true" className="flex-none text-fairway-600" />
          <span className="flex-1">
            <b className="block leading-6">{t("method.card")}</b>
            <span className="text-14 text-ink-2">{t("method.card_text")}</span>
          </span>
          <CreditCard aria-hidden="true" className="text-ink-2" />
        </p>
      )}
    </CheckoutSection>
  );
}
