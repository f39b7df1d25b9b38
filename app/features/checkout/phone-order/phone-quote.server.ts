import type { Database } from "#app/db/client.server.ts";
import { billMargin } from "#app/domain/checkout/phone/bill-margin.ts";
import {
  overrideMistakes,
  type WantedPrice,
  withOverrides,
} from "#app/domain/checkout/phone/price-override.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import { sumWon } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { SellableLine } from "#app/domain/order/line/line-snapshot.ts";
import { tripRefundSteps } from "#app/domain/reservation/refund/refund-steps.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { longestLink, netReader } from "./bill-net.server.ts";

type Wanted = {
  readonly lines: readonly CartLine[];
  readonly prices: readonly WantedPrice[];
  readonly locale: Locale;
  readonly now: Date;
};

const A_DAY = 1440;

/** The cart of the telephone: what it costs, what blocks it, what is left of each price, and the refund terms. */
export async function quotePhoneOrder(db: Database, { lines, prices, locale, now }: Wanted) {
  const quote = await quoteCart(db, lines, now);
  const listed = quote.lines.flatMap(({ sellable }) => sellable);
  const mistakes = overrideMistakes(listed, prices);
  const usable = prices.filter(({ key }) => !mistakes.some((mistake) => mistake.key === key));
  const priced = withOverrides(listed, usable).lines;
  const netOf = netReader(db);
  const marginOf = async (item: SellableLine) => {
    const { net, limitPercent } = await netOf(item);
    return billMargin(item.amount, net, limitPercent);
  };
  const trip = priced.map(({ amount, usedOn, tiers }) => ({ paid: amount, usedOn, tiers }));
  return {
    lines: quote.lines.map(({ key, line, notReady }) => ({ key, line, notReady })),
    items: await Promise.all(
      priced.map(async (item, index) => ({
        key: item.key,
        kind: item.kind,
        choice: item.choice,
        title: localizedText(item.title, locale),
        detail: localizedText(item.detail, locale),
        usedOn: item.usedOn,
        booking: item.booking,
        list: listed[index]?.amount ?? item.amount,
        amount: item.amount,
        margin: await marginOf(item),
        mistake: mistakes.find(({ key }) => key === item.key)?.error,
      })),
    ),
    issues: quote.issues.map(({ code, level, lines: keys }) => ({ code, level, keys })),
    total: sumWon(priced.map(({ amount }) => amount)),
    steps: tripRefundSteps(trip, dateIn(SHOP_ZONE, now)),
    /** The longest that a link may last before something can no longer be booked. */
    mostMinutes: (await longestLink(db, { lines, minutes: A_DAY, now })) ?? null,
  };
}

export type PhoneQuote = Awaited<ReturnType<typeof quotePhoneOrder>>;
