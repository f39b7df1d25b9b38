import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { CheckoutRefusal } from "#app/features/order/payment/checkout-reply.ts";
import { checkoutSums } from "#app/features/order/payment/checkout-sums.ts";
import { useCardWindow } from "#app/features/order/payment/use-card-window.ts";
import { usePay } from "#app/features/order/payment/use-pay.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { afterPress, watchPresses } from "#app/ui/hooks/after-press.ts";
import type { CheckoutAnswer } from "./checkout-form.ts";
import { checkedPoints, type NamedLine, pointsText } from "./checkout-form-lines.ts";
import type { Checkout } from "./checkout-view.ts";

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

/** The errors of the form: shown on leaving a field, and all together on paying. */
function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  lines: readonly NamedLine[],
  /** What the server found in a form that was sent without scripts. */
  found: FieldErrors | undefined,
) {
  const [errors, setErrors] = useState<FieldErrors>(found ?? {});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [hasTriedToPay, setTriedToPay] = useState(found !== undefined);
  const isShown = (field: string) => hasTriedToPay || touched.has(field);
  useEffect(watchPresses, []);

  /** The checks are loaded when the visitor types: they are heavier than the page. */
  async function check(): Promise<CheckoutAnswer> {
    const { readCheckout } = await import("./checkout-check.ts");
    const answer = readCheckout(new FormData(form.current ?? undefined), lines);
    await afterPress();
    setErrors(answer.ok ? {} : answer.fields);
    return answer;
  }

  async function touch(field: string): Promise<void> {
    await afterPress();
    setTouched((before) => new Set([...before, field]));
    await check();
  }

  function show(fields: FieldErrors): void {
    setErrors(fields);
    setTriedToPay(true);
    // After the fields have been marked: what is folded away opens first.
    requestAnimationFrame(() => focusFirst(form.current, fields));
  }

  return {
    check,
    show,
    errorOf: (field: string): ErrorCode | undefined => (isShown(field) ? errors[field] : undefined),
    /** Marks every field as touched once the buyer has tried to pay. */
    missing: hasTriedToPay ? errors : {},
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const { name, type } = event.target as unknown as HTMLInputElement;
      if (!name || type === "checkbox" || type === "radio") return;
      void touch(name);
    },
    onChange: () => {
      if (hasTriedToPay || touched.size > 0) void check();
    },
  };
}

/** In the order of the form. */
function focusFirst(form: HTMLFormElement | null, fields: FieldErrors): void {
  const first = [...(form?.elements ?? [])].find(
    (element) => (element.getAttribute("name") ?? "") in fields,
  );
  if (first instanceof HTMLElement) first.focus();
}
