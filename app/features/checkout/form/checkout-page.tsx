import { CircleCheck, CreditCard } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { OnSiteCash } from "#app/domain/booking/on-site-cash.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { BookerFields, type KnownBooker } from "#app/features/checkout/people/booker-fields.tsx";
import { TravellerFields } from "#app/features/checkout/people/traveller-fields.tsx";
import { type KnownPerson, usePeople } from "#app/features/checkout/people/use-people.ts";
import type { Companion } from "#app/features/companion/companion-store.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Agreements, type AgreementText } from "./agreements.tsx";
import { CheckoutLines } from "./checkout-lines.tsx";
import { type CheckoutIssue, CheckoutNotes } from "./checkout-notes.tsx";
import { CheckoutSection } from "./checkout-section.tsx";
import { CheckoutSteps } from "./checkout-steps.tsx";
import { CheckoutSumRows } from "./checkout-sum-rows.tsx";
import { checkoutSums } from "./checkout-sums.ts";
import type { CheckoutLine } from "./checkout-view.ts";
import { CouponChoice, type NamedCoupon } from "./coupon-choice.tsx";
import { FoldedLines } from "./folded-lines.tsx";
import { HoldClock } from "./hold-clock.tsx";
import { HoldEnded } from "./hold-ended.tsx";
import { PayButton } from "./pay-button.tsx";
import { PointField } from "./point-field.tsx";
import { checkedPoints, pointsText } from "./points-text.ts";
import { RefundTimeline } from "./refund-timeline.tsx";
import { AGREEMENT_ID, type CardKey, METHODS_ID, useCardWindow } from "./use-card-window.ts";
import { useFieldErrors } from "./use-field-errors.ts";
import { usePay } from "./use-pay.ts";

export type Checkout = {
  readonly memberId: string;
  readonly today: LocalDate;
  readonly lines: readonly CheckoutLine[];
  readonly issues: readonly CheckoutIssue[];
  readonly booker: KnownBooker;
  readonly people: readonly KnownPerson[];
  readonly companions: readonly Companion[];
  readonly coupons: readonly NamedCoupon[];
  readonly bestCoupon: number | undefined;
  readonly balance: number;
  readonly cash: OnSiteCash | null;
  readonly party: number | null;
  readonly texts: Readonly<Record<"personal-information" | "payment" | "age", AgreementText>>;
  readonly script: CardKey | undefined;
  /** While an order of these lines waits for its payment. */
  readonly holdSeconds: number | null;
  /** What that order was to be paid with: who comes back from the card window types nothing twice. */
  readonly chosen: { readonly coupon: number | null; readonly points: number } | null;
};

export function CheckoutPage({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useTranslation("payment");
  const { lines, coupons, today, balance, cash, party, script } = checkout;
  const form = useRef<HTMLFormElement>(null);
  const [coupon, setCoupon] = useState<number | null>(
    checkout.chosen ? checkout.chosen.coupon : (checkout.bestCoupon ?? null),
  );
  const [points, setPoints] = useState(pointsText(checkout.chosen?.points ?? 0));
  const [hasEnded, setEnded] = useState(false);
  const { revalidate } = useRevalidator();
  const items = lines.flatMap((line) => line.items);
  const chosen = coupons.find(({ id }) => id === coupon);
  const choice = { coupon: chosen, points: checkedPoints(points), balance, today };
  const sums = checkoutSums(items, choice);
  const errors = useFieldErrors(form, lines);
  const people = usePeople(lines, checkout.people);
  const card = useCardWindow({ script, customerKey: checkout.memberId, total: sums.card });
  const { pay, problem, refusal, busy } = usePay({ sums, errors, card });
  const isBlocked =
    checkout.issues.some(({ level }) => level === "blocking") ||
    lines.some((line) => line.items.length === 0);
  const soldOut = lines.find((line) =>
    [line.key, ...line.items.map(({ key }) => key)].includes(refusal?.line ?? ""),
  )?.title;
  const button = (
    <PayButton
      total={sums.card}
      missing={errors.missing}
      {...{ busy, isBlocked, problem, refusal, soldOut }}
    />
  );
  const sumRows = <CheckoutSumRows sums={sums} couponName={chosen?.name} {...{ cash, party }} />;

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void pay(event)}
      onBlur={errors.onBlur}
      onChange={errors.onChange}
      className="checkout bg-sand"
    >
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="expectedTotal" value={sums.card} />
      {lines.map(({ key }) => (
        <input key={key} type="hidden" name="line" value={key} />
      ))}
      {coupons.length === 0 ? <input type="hidden" name="coupon" value="" /> : null}
      <div className="page max-md:px-0! md:py-8">
        <PageHead
          className="px-4 pt-5 md:px-0 md:pt-0"
          title={t("checkout.title")}
          actions={<CheckoutSteps />}
        />
        <div className="md:grid md:grid-cols-[minmax(0,1fr)_24.5rem] md:items-start md:gap-8">
          <div className="grid min-w-0 grid-cols-1 gap-2 md:gap-4">
            {checkout.holdSeconds === null ? null : (
              <HoldClock seconds={checkout.holdSeconds} onEnd={() => setEnded(true)} />
            )}
            <CheckoutNotes issues={checkout.issues} />
            <FoldedLines lines={lines} />
            <BookerFields known={checkout.booker} errorOf={errors.errorOf} />
            <TravellerFields
              {...{ lines, people }}
              companions={checkout.companions}
              errorOf={errors.errorOf}
            />
            <CheckoutSection title={t("benefit.title")}>
              <CouponChoice
                {...{ coupons, today }}
                lines={items}
                best={checkout.bestCoupon}
                chosen={coupon}
                onChoose={setCoupon}
              />
              <PointField
                balance={balance}
                most={sums.maxPoints}
                text={points}
                error={points === "" ? undefined : (sums.pointsError ?? errors.errorOf("points"))}
                onChange={setPoints}
              />
            </CheckoutSection>
            <CheckoutSection title={t("refund.title")}>
              <RefundTimeline steps={sums.refundSteps} paid={sums.paid} />
            </CheckoutSection>
            <PaymentMethod isWidget={script?.family === "widget"} />
            <Agreements
              texts={checkout.texts}
              errorOf={errors.errorOf}
              onChange={errors.onChange}
            />
            <CheckoutSection title={t("sum.title")} className="only-phone">
              {sumRows}
              <p className="hint mt-3">{t("hold.promise")}</p>
            </CheckoutSection>
          </div>
          <aside className="only-desk panel sticky top-24 p-6">
            <h2 className="text-18">{t("line.title", { count: lines.length })}</h2>
            <CheckoutLines lines={lines} />
            <hr className="hr mb-3" />
            {sumRows}
            <div className="mt-4 flex">{button}</div>
            <p className="hint mt-2 text-center">{t("hold.promise")}</p>
          </aside>
        </div>
      </div>
      <div className="bottombar">{button}</div>
      <HoldEnded
        isOpen={hasEnded}
        onShut={() => {
          setEnded(false);
          void revalidate();
        }}
        onAgain={() => {
          setEnded(false);
          void revalidate();
          form.current?.requestSubmit();
        }}
      />
    </form>
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
