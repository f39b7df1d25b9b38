import { redirect } from "react-router";
import { AppError } from "#app/domain/errors.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";
import { isOldEnough } from "#app/domain/member/age.ts";
import { findProfile } from "#app/features/member/member-queries.server.ts";
import { placeOrder } from "#app/features/ordering/place-order.server.ts";
import { cardOrder } from "#app/features/payment/card-order.server.ts";
import { readCheckout } from "#app/features/payment/checkout-form.ts";
import type { CheckoutReply } from "#app/features/payment/checkout-reply.ts";
import { saveCompanions } from "#app/features/payment/companion-store.server.ts";
import { namedLine } from "#app/features/payment/named-lines.ts";
import { FormError } from "#app/platform/form.ts";
import { localeOf, localized } from "#app/platform/locale.ts";
import type { Services } from "#app/platform/services.server.ts";
import { chosenLines } from "./chosen-lines.server.ts";

type Sent = { readonly memberId: string; readonly form: FormData; readonly url: URL };

/** Makes the order that the form asks for; where nothing is left to pay, that was it. */
export async function order(services: Services, { memberId, form, url }: Sent) {
  const { db, now } = services;
  const locale = localeOf(url);
  const keys = form.getAll("line").map(String);
  const lines = await chosenLines(services, memberId, keys);
  if (lines.length === 0) throw new AppError("order.empty");
  const read = readCheckout(form, lines.map(namedLine));
  if (!read.ok) throw new FormError(read.fields);
  const { kept, ...request } = read.value;
  await refuseChildren(services, memberId, dateIn(SHOP_ZONE, now()));
  const placed = await placeOrder(services, memberId, { ...request, lines, locale });
  await saveCompanions(db, memberId, kept);
  if (placed.status === "PAID") throw redirect(localized(`/payment/complete/${placed.id}`, locale));
  const { origin } = url;
  return {
    ok: true,
    order: cardOrder(placed, request.booker, { origin, locale }),
  } satisfies CheckoutReply;
}

/** A tick says fourteen; where the account knows better, the account speaks. */
async function refuseChildren(
  { db }: Services,
  memberId: string,
  today: ReturnType<typeof dateIn>,
) {
  const profile = await findProfile(db, memberId);
  if (profile?.birthday && !isOldEnough(profile.birthday, today)) {
    throw new AppError("auth.too_young");
  }
}
