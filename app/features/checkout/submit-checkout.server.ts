import { redirect } from "react-router";
import { AppError } from "#app/domain/errors.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";
import { isOldEnough } from "#app/domain/member/age.ts";
import { readCheckout } from "#app/features/checkout/form/checkout-form.ts";
import type { CheckoutReply } from "#app/features/checkout/form/checkout-reply.ts";
import { namedLine } from "#app/features/checkout/form/named-lines.ts";
import { saveCompanions } from "#app/features/companion/companion-store.server.ts";
import { findProfile } from "#app/features/member/member-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { localeOf, localized } from "#app/platform/i18n/locale.ts";
import { cardOrder } from "./card-order.server.ts";
import { chosenLines } from "./chosen-lines.server.ts";
import { placeOrder } from "./place-order.server.ts";

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
