import type { LineKind } from "#app/domain/booking/line/line-kind.ts";
import type { SellableLine } from "#app/domain/booking/line/line-snapshot.ts";
import type { Quote, QuotedLine } from "#app/domain/booking/quote.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { type Locale, localizedText } from "#app/domain/locale.ts";
import type { Won } from "#app/domain/money.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import type { BillRow } from "#app/domain/pricing/bill.ts";
import type { NamedLine } from "./checkout-form-lines.ts";
import type { SummedLine } from "./checkout-sums.ts";
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
  /** Dearer or cheaper than when it was put in. */
  readonly wasTotal: Won | null;
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
