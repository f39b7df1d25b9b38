import { useRef, useState } from "react";
import type { CheckoutRefusal } from "#app/features/order/payment/checkout-reply.ts";
import { checkoutSums } from "#app/features/order/payment/checkout-sums.ts";
import { useCardWindow } from "#app/features/order/payment/use-card-window.ts";
import { usePay } from "#app/features/order/payment/use-pay.ts";
import type { Checkout } from "./checkout-view.ts";
import { checkedPoints, pointsText } from "./points-text.ts";
import { useFieldErrors } from "./use-field-errors.ts";

/** What the buyer has chosen, what it comes to, what is wrong in the form, and the way to pay. */
export function useCheckout(checkout: Checkout, refused: CheckoutRefusal | undefined) {
  const { lines, today, balance, script } = checkout;
  const form = useRef<HTMLFormElement>(null);
  const [coupon, setCoupon] = useState<number | null>(
    checkout.chosen ? checkout.chosen.coupon : (checkout.bestCoupon ?? null),
  );
  const [points, setPoints] = useState(pointsText(checkout.chosen?.points ?? 0));
  const items = lines.flatMap((line) => line.items);
  const chosen = checkout.coupons.find(({ id }) => id === coupon);
  const choice = { coupon: chosen, points: checkedPoints(points), balance, today };
  const sums = checkoutSums(items, choice);
  const errors = useFieldErrors(form, lines, refused?.fields);
  const card = useCardWindow({ script, customerKey: checkout.memberId, total: sums.card });
  const paying = usePay({ sums, errors, card, refused });
  const isBlocked =
    checkout.issues.some(({ level }) => level === "blocking") ||
    lines.some((line) => line.items.length === 0);
  const soldOut = lines.find((line) =>
    [line.key, ...line.items.map(({ key }) => key)].includes(paying.refusal?.line ?? ""),
  )?.title;
  return {
    ...paying,
    ...{ form, coupon, setCoupon, points, setPoints, items, chosen, sums, errors },
    ...{ isBlocked, soldOut },
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;
