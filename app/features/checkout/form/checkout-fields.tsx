import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { BookerFields } from "#app/features/checkout/people/booker-fields.tsx";
import { TravellerFields } from "#app/features/checkout/people/traveller-fields.tsx";
import { usePeople } from "#app/features/checkout/people/use-people.ts";
import { PaymentMethod } from "#app/features/order/payment/payment-method.tsx";
import { Agreements } from "./agreements.tsx";
import { CheckoutNotes } from "./checkout-notes.tsx";
import type { Checkout } from "./checkout-view.ts";
import { CouponChoice } from "./coupon-choice.tsx";
import { FoldedLines } from "./folded-lines.tsx";
import { CheckoutSection } from "./form-section.tsx";
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
