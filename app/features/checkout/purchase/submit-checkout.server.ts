import { redirect } from "react-router";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import { readCheckout } from "#app/features/checkout/form/checkout-form.ts";
import { namedLine } from "#app/features/checkout/form/named-lines.ts";
import { findResultPath } from "#app/features/checkout/result/find-result-path.server.ts";
import { saveCompanions } from "#app/features/order/companion/companion-store.server.ts";
import type { CheckoutReply } from "#app/features/order/payment/checkout-reply.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { cardOrder } from "./card-order.server.ts";
import { placeOrder } from "./place-order.server.ts";

type Submitted = { readonly memberId: string; readonly form: FormData; readonly url: URL };

/** Sent twice, the same lines are one order: the second answer leads where the first one did. */
export async function submitCheckout(services: Services, submitted: Submitted) {
  const { memberId, form, url } = submitted;
  try {
    return await orderChosen(services, submitted);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    const path = await findResultPath(services.db, memberId, form.getAll("line").map(String));
    throw path ? redirect(localized(path, localeOf(url))) : cause;
  }
}

/** Reads the checkout form and places its order. Next: `placeOrder`, then the card window or the receipt. */
async function orderChosen(services: Services, { memberId, form, url }: Submitted) {
  const locale = localeOf(url);
  const keys = form.getAll("line").map(String);
  const lines = await chosenLines(services, memberId, keys);
  if (lines.length === 0) throw new AppError("order.empty");
  const read = readCheckout(form, lines.map(namedLine));
  if (!read.ok) throw new FormError(read.fields);
  const { toSave, ...request } = read.value;
  const placed = await placeOrder(services, memberId, { ...request, lines, locale, isCart: true });
  await saveCompanions(services.db, memberId, toSave);
  if (placed.status === "PAID") throw redirect(localized(`/payment/complete/${placed.id}`, locale));
  const { origin } = url;
  return {
    ok: true,
    order: cardOrder(placed, request.booker, { origin, locale }),
  } satisfies CheckoutReply;
}

/** The named lines of a member's own cart; all of them where none is named. */
export async function chosenLines(
  { db }: Services,
  memberId: string,
  keys: readonly string[],
): Promise<CartLine[]> {
  const wanted = new Set(keys);
  const cart = await listCart(db, memberId);
  return cart.filter((line) => wanted.size === 0 || wanted.has(lineKey(line)));
}
