import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import type { PlanSent } from "#app/domain/planner/plan-send-form.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { plansPath } from "#app/domain/planner/wish-address.ts";
import { travellersOf } from "#app/domain/planner/wish-parts.ts";
import {
  type CartProducts,
  cartProducts,
} from "#app/features/checkout/cart/cart-products.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import type { PlanServices } from "../plan-trip.server.ts";
import { savePlan } from "../saved/save-plan.server.ts";
import { goneLine, planToCart } from "../to-cart/plan-to-cart.server.ts";
import { idsOfLine, soldText } from "../to-cart/sold-line.ts";
import { findPlanNames } from "./plan-names-queries.server.ts";

type Sender = {
  readonly memberId: string | undefined;
  readonly locale: Locale;
  readonly wish: PlanWish;
  readonly sent: PlanSent;
};

/** Where the nearest plan is shown, and what it costs. */
export type NearestPlan = { readonly path: string; readonly perPerson: Won };

export type PlanSentAnswer =
  | { readonly kind: "in_cart" | "login" | "saved" }
  | {
      readonly kind: "asks";
      readonly there: readonly CartLine[];
      readonly canKeep: boolean;
      readonly products: CartProducts;
      readonly sent: Pick<PlanSent, "lines" | "total" | "title">;
    }
  | { readonly kind: "changed"; readonly text: string; readonly next: NearestPlan | undefined };

/** Puts a plan into the cart or saves it, and says what its page shows then. */
export function sendPlan(services: PlanServices, sender: Sender): Promise<PlanSentAnswer> {
  return sender.sent.intent === "cart" ? toCart(services, sender) : save(services, sender);
}

async function save({ db }: PlanServices, { memberId, wish, sent }: Sender) {
  if (!memberId) return { kind: "login" } as const;
  const { title, lines, total } = sent;
  await savePlan(db, memberId, { title, wish, lines, total });
  return { kind: "saved" } as const;
}

async function toCart(services: PlanServices, sender: Sender): Promise<PlanSentAnswer> {
  const { memberId, locale, wish, sent } = sender;
  const { lines, total, title, others, there } = sent;
  const agreed = others === "replace" ? there : others;
  const answer = await planToCart(services, memberId, { wish, lines, total, others: agreed });
  switch (answer.kind) {
    case "done":
      return { kind: "in_cart" };
    case "login":
      return answer;
    case "asks": {
      const products = await cartProducts(services.db, locale, answer.there);
      return { ...answer, products, sent: { lines, total, title } };
    }
    case "sold": {
      const text = await goneText(services, locale, answer.line);
      return { kind: "changed", text, next: nearest(wish, answer.plan) };
    }
    case "price": {
      const prices = { before: formatWon(total, locale), now: formatWon(answer.total, locale) };
      const text = translator(locale)("planner:sold.price", prices);
      return { kind: "changed", text, next: nearest(wish, answer.plan) };
    }
  }
}

function nearest(wish: PlanWish, plan: Plan | undefined): NearestPlan | undefined {
  if (!plan) return undefined;
  const path = plansPath(wish, new URLSearchParams({ plan: plan.style }));
  return { path, perPerson: plan.perPerson };
}

async function goneText({ db }: PlanServices, locale: Locale, line: CartLine): Promise<string> {
  const names = await findPlanNames(db, locale, idsOfLine(line));
  return soldText(translator(locale), locale, line, names);
}

/** What is gone of a trip that was read from an address, where an order says so. */
export async function goneOfTrip(
  services: PlanServices,
  locale: Locale,
  { wish, lines }: { readonly wish: PlanWish; readonly lines: readonly CartLine[] },
): Promise<string | undefined> {
  const adults = travellersOf(wish);
  const rooms = wish.hotel?.rooms === "single" ? adults : Math.ceil(adults / 2);
  const stays = linesOf(lines, "hotel").map((stay) => ({ ...stay, rooms, adults }));
  const trip = [...stays, ...linesOf(lines, "golf")];
  const gone = goneLine(await quoteCart(services.db, trip, services.now()));
  return gone && (await goneText(services, locale, gone));
}

/** A tab left open by another member must not change this one's cart. */
export function requireSameMember(memberId: string | undefined, { member }: PlanSent): void {
  if (member !== "" && member !== memberId) throw new AppError("auth.login_required");
}
