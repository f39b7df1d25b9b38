import { PAYMENT_AGREEMENTS } from "#app/domain/order/payment-agreements.ts";
import type { KnownBooker } from "#app/features/checkout/people/booker-fields.tsx";
import type { KnownPerson } from "#app/features/checkout/people/use-people.ts";
import type { CheckoutRefusal } from "#app/features/order/payment/checkout-reply.ts";
import { checkedPoints, rowsIn } from "./checkout-form-lines.ts";
import type { Checkout } from "./checkout-view.ts";

/** What was typed into a form that was sent without scripts. */
export type TypedCheckout = Pick<Checkout, "agreed" | "booker" | "people" | "chosen">;

/** The answer to such a form. */
export type RefusedCheckout = CheckoutRefusal & { readonly typed: TypedCheckout };

const BOOKER = ["firstName", "lastName", "email", "phone", "phoneCountry"] as const;

export function typedCheckout(form: FormData): TypedCheckout {
  const of = (name: string) => String(form.get(name) ?? "");
  const people = rowsIn(form).map((row) => personOf(of, row));
  return {
    booker: Object.fromEntries(BOOKER.map((name) => [name, of(name)])) as KnownBooker,
    people,
    chosen: { coupon: Number(of("coupon")) || null, points: checkedPoints(of("points")) ?? 0 },
    agreed: PAYMENT_AGREEMENTS.flatMap(({ field, kind }) => (of(field) === kind ? field : [])),
  };
}

function personOf(of: (name: string) => string, row: number): KnownPerson {
  const own = (name: string) => of(`person.${row}.${name}`);
  const handicap = own("handicap").trim();
  return {
    firstName: own("firstName"),
    lastName: own("lastName"),
    gender: own("gender") || null,
    birthday: own("birthday") || null,
    handicap: /^\d+(\.\d+)?$/.test(handicap) ? Number(handicap) : null,
    isBooker: own("same") === "booker",
  };
}
