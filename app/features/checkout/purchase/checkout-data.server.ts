import { bestCoupon } from "#app/domain/benefit/coupon-rules.ts";
import { dateIn, SHOP_ZONE, shopDayOf } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { LegalKind } from "#app/domain/company/legal/legal-kinds.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import { soldOutLine } from "#app/domain/order/check/validate-order.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { onSiteCash } from "#app/domain/order/on-site-cash.ts";
import type { Quote } from "#app/domain/order/quote-types.ts";
import { tripParty } from "#app/domain/order/trip/trip-summary.ts";
import { listCoupons } from "#app/features/benefit/coupon-queries.server.ts";
import { expirePoints } from "#app/features/benefit/expire-points.server.ts";
import { findPointBalance } from "#app/features/benefit/point-queries.server.ts";
import { cartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import type { CheckoutIssue } from "#app/features/checkout/form/checkout-notes.tsx";
import {
  type Checkout,
  type CheckoutLine,
  checkoutLines,
} from "#app/features/checkout/form/checkout-view.ts";
import { findLegalDocument } from "#app/features/company/legal/legal-queries.server.ts";
import { findProfile } from "#app/features/member/profile/member-queries.server.ts";
import { listCompanions } from "#app/features/order/companion/companion-store.server.ts";
import { paymentScript } from "#app/features/order/payment/payment-gateway.server.ts";
import { quoteAround } from "#app/features/order/quote/quote.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { orNotFound, refusal } from "#app/platform/http/refusal.ts";
import { findLastOrder, isHeld } from "./attempt-queries.server.ts";
import { knownBooker, knownPeople } from "./known-booker.server.ts";
import { pictureOf } from "./line-pictures.ts";

type CheckoutInput = {
  readonly memberId: string;
  readonly locale: Locale;
  readonly lines: readonly CartLine[];
};

/** Everything that the checkout shows; each won of it is counted here. */
export async function checkoutData(services: Services, input: CheckoutInput): Promise<Checkout> {
  const { db, now, site } = services;
  const { memberId, locale, lines } = input;
  const today = dateIn(SHOP_ZONE, now());
  await expirePoints(services, memberId);
  const [profile, last] = await Promise.all([
    findProfile(db, memberId),
    findLastOrder(db, memberId),
  ]);
  const held = isHeld(last) ? last : undefined;
  const [quote, companions, given, balance, texts, products] = await Promise.all([
    quoteAround(db, lines, now(), memberId),
    listCompanions(db, memberId),
    listCoupons(db, locale, { memberId, today }),
    findPointBalance(db, memberId),
    agreementTexts(services, locale),
    cartProducts(db, locale, lines),
  ]);
  const shown = checkoutLines(quote, {
    locale,
    pictureOf: ({ line }) => pictureOf(line, products),
  });
  // The benefits of the unpaid order are free for the next one.
  const coupons = given
    .filter(({ tab, id }) => tab === "usable" || id === held?.memberCouponId)
    .map((coupon) => (coupon.id === held?.memberCouponId ? { ...coupon, usedAt: null } : coupon));
  const items = shown.flatMap((line) => line.items);
  const isSold = ({ key }: { readonly key: string }) => items.some((item) => item.key === key);
  const isAboutHeld = held?.lines.some(isSold);
  return {
    memberId,
    today,
    lines: shown,
    issues: issuesOf(quote, shown),
    booker: knownBooker(orNotFound(profile), last),
    people: knownPeople(last, Math.max(0, ...shown.map(({ need }) => need))),
    companions,
    coupons,
    bestCoupon: bestCoupon(coupons, items, today)?.coupon.id,
    balance: balance + (held?.points ?? 0),
    party: tripParty(lines) ?? null,
    cash: onSiteCash(lines, (courseId) => products.courses[courseId]?.tipBaht) ?? null,
    texts,
    script: site.payment && paymentScript(site.payment),
    holdSeconds: held && isAboutHeld ? held.secondsLeft : null,
    // Not where a part of it is gone: what was spent on all of it would be too much for the rest.
    chosen: held?.lines.every(isSold) ? { coupon: held.memberCouponId, points: held.points } : null,
  };
}

function issuesOf({ issues, lines }: Quote, shown: readonly CheckoutLine[]): CheckoutIssue[] {
  const titleOf = new Map(shown.map(({ key, title }) => [key, title]));
  const reported = issues.map((issue) => ({
    code: issue.code,
    level: issue.level,
    keys: issue.lines,
    titles: issue.lines.flatMap((key) => titleOf.get(key) || []),
    soldOut: soldOutRound(issue, lines),
  }));
  // Unavailable lines that no issue mentions.
  const silent = lines.filter(
    ({ key, notReady }) => notReady !== null && !reported.some(({ keys }) => keys.includes(key)),
  );
  return [
    ...reported.map(({ keys: _, ...issue }) => issue),
    ...silent.map(
      ({ key, notReady }): CheckoutIssue => ({
        code: notReady === "gone" ? "order.not_sold" : "reservation.date_not_ready",
        level: "blocking",
        titles: [titleOf.get(key) ?? ""].filter(Boolean),
      }),
    ),
  ];
}

/** The round of an issue with the hours that its fixes would move it to. */
function soldOutRound(issue: OrderIssue, lines: Quote["lines"]): CheckoutIssue["soldOut"] {
  const round = lines.find(({ key }) => key === issue.lines[0])?.line;
  if (soldOutLine([issue]) === undefined || round?.kind !== "golf") return undefined;
  const times = issue.fixes.flatMap((fix) => {
    const [moved] = fix.type === "change" && fix.action === "change_time" ? fix.put : [];
    return moved?.kind === "golf" ? [{ date: moved.date, time: moved.time }] : [];
  });
  const { date, time } = round;
  return times.length > 0 ? { key: lineKey(round), date, time, times } : undefined;
}

/** The texts that one agrees to before paying. */
export async function agreementTexts(
  { db, now }: Pick<Services, "db" | "now">,
  locale: Locale,
): Promise<Checkout["texts"]> {
  const today = shopDayOf(now());
  const textOf = async (kind: LegalKind) => {
    const text = await findLegalDocument(db, locale, { kind, today });
    if (!text) throw refusal("order.not_open");
    return text;
  };
  const [personal, payment, age] = await Promise.all([
    textOf("personal-information"),
    textOf("payment"),
    textOf("age"),
  ]);
  return { "personal-information": personal, payment, age };
}
