import { CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { itemsOf } from "#app/features/order/payment/checkout-sums.ts";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { hintClass } from "#app/ui/form/field-class.ts";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { LateDialog } from "#app/ui/overlay/late-dialog.tsx";
import { CheckoutFields } from "./checkout-fields.tsx";
import { CheckoutLines } from "./checkout-lines.tsx";
import { PayButton } from "./checkout-pay-button.tsx";
import type { Checkout } from "./checkout-view.ts";
import { CheckoutSumRows } from "./sum-rows.tsx";
import type { RefusedCheckout } from "./typed-checkout.ts";
import { useCheckout } from "./use-checkout.ts";

type CheckoutPageProps = {
  readonly checkout: Checkout;
  /** What was typed into a form that was sent without scripts, and what the server answered. */
  readonly refused?: RefusedCheckout | undefined;
};

export function CheckoutPage({ checkout: known, refused }: CheckoutPageProps) {
  const { t } = useTranslation("payment");
  const checkout = refused ? { ...known, ...refused.typed } : known;
  const { cash, party } = checkout;
  const [hasEnded, setEnded] = useState(false);
  const { revalidate } = useRevalidator();
  const state = useCheckout(checkout, refused);
  const { form, sums, errors, busy, isBlocked, problem, refusal, soldOut } = state;
  const button = (
    <PayButton
      total={sums.card}
      missing={errors.missing}
      {...{ busy, isBlocked, problem, refusal, soldOut }}
    />
  );
  const sumRows = (
    <CheckoutSumRows sums={sums} couponName={state.chosen?.name} {...{ cash, party }} />
  );
  const leaveHold = () => {
    setEnded(false);
    void revalidate();
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void state.pay(event)}
      onBlur={errors.onBlur}
      onChange={errors.onChange}
      data-checkout
      className="bg-sand"
    >
      <HiddenFields checkout={checkout} total={sums.card} />
      <div className={`${pageClass} max-md:px-0! md:py-8`}>
        <JourneyHead
          className="max-md:m-0!"
          title={t("checkout.title")}
          back="/shopping_cart"
          actions={<CheckoutSteps />}
        />
        <div className="md:grid md:grid-cols-[minmax(0,1fr)_24.5rem] md:items-start md:gap-8">
          <CheckoutFields {...{ checkout, state, sumRows }} onHoldEnd={() => setEnded(true)} />
          <CheckoutSummary lines={checkout.lines} {...{ sumRows, button }} />
        </div>
      </div>
      <BottomBar>{button}</BottomBar>
      <HoldEnded
        isOpen={hasEnded}
        onShut={leaveHold}
        onAgain={() => {
          leaveHold();
          form.current?.requestSubmit();
        }}
      />
    </form>
  );
}

type CheckoutSummaryProps = Pick<Checkout, "lines"> & {
  readonly sumRows: ReactNode;
  readonly button: ReactNode;
};

/** Next to the fields where there is room: what is bought, what it comes to, and the button. */
function CheckoutSummary({ lines, sumRows, button }: CheckoutSummaryProps) {
  const { t } = useTranslation("payment");
  return (
    <aside className={`${panelClass} max-md:hidden sticky top-24 p-6`}>
      <h2 className="text-18">{t("line.title", { count: itemsOf(lines).length })}</h2>
      <CheckoutLines lines={lines} />
      <hr className="border-line mb-3" />
      {sumRows}
      <div className="mt-4 flex">{button}</div>
      <p className={`${hintClass} mt-2 text-center`}>{t("hold.promise")}</p>
    </aside>
  );
}

type HiddenFieldsProps = { readonly checkout: Checkout; readonly total: number };

/** What the form sends in addition to its visible fields. */
function HiddenFields({ checkout, total }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="expectedTotal" value={total} />
      {checkout.lines.map(({ key }) => (
        <input key={key} type="hidden" name="line" value={key} />
      ))}
      {checkout.coupons.length === 0 ? <input type="hidden" name="coupon" value="" /> : null}
    </>
  );
}

/** Where one is on the way: cart, payment, done. */
function CheckoutSteps() {
  const { t } = useTranslation("payment");
  return (
    <ol className="max-md:hidden flex items-center gap-3 text-14 font-semibold text-ink-3 md:flex">
      <li className="flex items-center gap-2 text-fairway-700">
        <CircleCheck aria-hidden="true" />
        {t("steps.cart")}
      </li>
      <li aria-hidden="true" className="h-px w-8 bg-line-2" />
      <li className="text-16 text-ink" aria-current="step">
        {t("steps.payment")}
      </li>
      <li aria-hidden="true" className="h-px w-8 bg-line-2" />
      <li>{t("steps.done")}</li>
    </ol>
  );
}

type HoldEndedProps = {
  readonly isOpen: boolean;
  readonly onShut: () => void;
  /** Holds the places again and goes on to the card. */
  readonly onAgain: () => void;
};

/** The places were released; the lines are still in the cart. */
function HoldEnded({ isOpen, onShut, onAgain }: HoldEndedProps) {
  const { t } = useTranslation("payment");
  return (
    <LateDialog
      title={t("hold.ended")}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onShut();
      }}
      footer={
        <>
          <ButtonLink to="/shopping_cart" variant="secondary">
            {t("checkout.cart")}
          </ButtonLink>
          <Button onClick={onAgain}>{t("hold.again")}</Button>
        </>
      }
    >
      <p className="text-ink-2">{t("hold.ended_text")}</p>
    </LateDialog>
  );
}
