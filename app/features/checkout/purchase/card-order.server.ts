import type { Locale, Localized } from "#app/domain/common/language/languages.ts";
import { localizedText } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { cutTo } from "#app/domain/common/text/storable.ts";
import type { CardOrder } from "#app/features/order/payment/card-script.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";

type Placed = { readonly paymentOrderId: string; readonly name: Localized; readonly total: Won };
type Booker = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

const LONGEST_NAME = 100;

/** What the card window needs of an order; the return address is in the buyer's language. */
export function cardOrder(
  placed: Placed,
  booker: Booker,
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
): CardOrder & { readonly total: Won } {
  return {
    orderId: placed.paymentOrderId,
    orderName: cutTo(localizedText(placed.name, locale), LONGEST_NAME),
    successUrl: `${origin}${localized("/payment/success", locale)}`,
    failUrl: `${origin}${localized("/payment/fail", locale)}`,
    customerName: cutTo(`${booker.lastName} ${booker.firstName}`, LONGEST_NAME),
    customerEmail: cutTo(booker.email, LONGEST_NAME),
    customerMobilePhone: digitsOf(booker.phone),
    total: placed.total,
  };
}

/** At home a Korean number begins with a zero. */
function digitsOf(phone: string): string {
  return phone.replace(/^\+82/, "0").replaceAll(/\D/g, "");
}
