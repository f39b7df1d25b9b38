import { redirect } from "react-router";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { SoldOut } from "#app/domain/order/check/order-refusals.ts";
import { cartLineSchema } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { OTHER_TIME, readOtherTime } from "#app/domain/order/nearest-times.ts";
import { caddiesOf, linesOf } from "#app/domain/order/rounds-of.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { withNearestTimes } from "#app/features/order/quote/with-nearest-times.server.ts";
import { precheckStock } from "#app/features/pricing/stock/sold-out-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";

type Sent = { readonly memberId: string; readonly form: FormData; readonly url: URL };

/** Moves a round of the cart, with its caddies, to another hour; the checkout goes on with it. */
export async function takeOtherTime(services: Services, { memberId, form, url }: Sent) {
  const { db, now } = services;
  const wanted = readOtherTime(form.get(OTHER_TIME));
  const cart = await listCart(db, memberId);
  const round = linesOf(cart, "golf").find((line) => lineKey(line) === wanted?.key);
  if (!wanted || !round || round.join !== undefined) throw new AppError("cart.line_gone");
  const old = [round, ...caddiesOf(round, cart)];
  const { date, time } = wanted;
  const moved = cartLineSchema.array().safeParse(old.map((line) => ({ ...line, date, time })));
  if (!moved.success) throw new AppError("cart.line_gone");
  const put = moved.data;
  const quote = await withNearestTimes(db, put, now(), async () => {
    const soldOut = await precheckStock(db, memberId, put);
    if (soldOut) throw new SoldOut(soldOut);
    return quoteCart(db, put, now(), memberId);
  });
  const lines = quote.lines.map(({ line }) => line);
  const remove = old.map(lineKey);
  await changeCart(db, memberId, { remove, put: lines, careful: true });
  const kept = form.getAll("line").map(String);
  const keys = [...kept.filter((key) => !remove.includes(key)), ...lines.map(lineKey)];
  const query = new URLSearchParams(keys.map((key) => ["line", key]));
  return redirect(localized(`/payment?${query}`, localeOf(url)));
}
