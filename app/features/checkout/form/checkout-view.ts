import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { SellableLine } from "#app/domain/order/line/line-snapshot.ts";
import type { OnSiteCash } from "#app/domain/order/on-site-cash.ts";
import type { Quote, QuotedLine } from "#app/domain/order/quote-types.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import type { BillRow } from "#app/domain/pricing/bill.ts";
import type { KnownBooker } from "#app/features/checkout/people/booker-fields.tsx";
import type { KnownPerson } from "#app/features/checkout/people/use-people.ts";
import type { Companion } from "#app/features/order/companion/companion-store.server.ts";
import type { SummedLine } from "#app/features/order/payment/checkout-sums.ts";
import type { CardKey } from "#app/features/order/payment/use-card-window.ts";
import type { AgreementText } from "./agreements.tsx";
import type { NamedLine } from "./checkout-form-lines.ts";
import type { CheckoutIssue } from "./checkout-notes.tsx";
import type { NamedCoupon } from "./coupon-choice.tsx";
import { namedLine } from "./named-lines.ts";

export type CheckoutItem = SummedLine & {
  readonly title: string;
  readonly detail: string;
  readonly booking: "instant" | "request";
  readonly rows: readonly BillRow[];
};

export type CheckoutLine = NamedLine & {
  readonly kind: LineKind;
  readonly title: string;
  readonly detail: string;
  readonly usedOn: LocalDate;
  readonly endsOn: LocalDate | null;
  readonly total: Won;
  readonly items: readonly CheckoutItem[];
  readonly picture: Picture | null;
  /** The price change since it was added. */
  readonly wasTotal: Won | null;
};

export type Checkout = {
  readonly memberId: string;
  readonly today: LocalDate;
  readonly lines: readonly CheckoutLine[];
  readonly issues: readonly CheckoutIssue[];
  readonly booker: KnownBooker;
  readonly people: readonly KnownPerson[];
  readonly companions: readonly Companion[];
  readonly coupons: readonly NamedCoupon[];
  readonly bestCoupon: number | undefined;
  readonly balance: number;
  readonly cash: OnSiteCash | null;
  readonly party: number | null;
  readonly texts: Readonly<Record<"personal-information" | "payment" | "age", AgreementText>>;
  readonly script: CardKey | undefined;
  /** While an order of these lines waits for its payment. */
  readonly holdSeconds: number | null;
  /** The benefits of that order, so that nothing is typed twice after the card window. */
  readonly chosen: { readonly coupon: number | null; readonly points: number } | null;
  /** The fields of the agreements that were ticked in a form that was sent without scripts. */
  readonly agreed?: readonly string[] | undefined;
};

type Words = { readonly locale: Locale; readonly pictureOf: (line: QuotedLine) => Picture | null };

export function checkoutLines(quote: Quote, words: Words): CheckoutLine[] {
  return quote.lines.map((quoted) => checkoutLine(quoted, words));
}

function checkoutLine(quoted: QuotedLine, { locale, pictureOf }: Words): CheckoutLine {
  const { key, line, sellable, total, changes } = quoted;
  const [first] = sellable;
  const itemOf = (part: SellableLine): CheckoutItem => ({
    key: part.key,
    kind: part.kind,
    amount: part.amount,
    usedOn: part.usedOn,
    tiers: part.tiers,
    booking: part.booking,
    rows: part.bill.rows,
    title: localizedText(part.title, locale),
    detail: localizedText(part.detail, locale),
  });
  const before = changes.reduce((sum, change) => sum + change.before - change.after, 0);
  return {
    ...namedLine(line),
    key,
    kind: line.kind,
    title: first ? localizedText(first.title, locale) : "",
    detail: first ? localizedText(first.detail, locale) : "",
    usedOn: first?.usedOn ?? (line.kind === "hotel" ? line.checkIn : line.date),
    endsOn: first?.endsOn ?? null,
    total,
    items: sellable.map(itemOf),
    picture: pictureOf(quoted),
    wasTotal: before === 0 ? null : ((total + before) as Won),
  };
}
