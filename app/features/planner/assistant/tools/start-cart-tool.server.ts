import { z } from "zod";
import { isBlocked } from "#app/domain/order/check/validate-order.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { linePath } from "#app/domain/order/line/line-path.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { planWishSchema } from "#app/domain/planner/plan-wish-schema.ts";
import { linesOfTrip, searchOfTrip } from "#app/domain/planner/trip-address.ts";
import { plansPath } from "#app/domain/planner/wish-address.ts";
import { wishOfTrip } from "#app/domain/planner/wish-of-trip.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import { planOfLines } from "../../plan-trip.server.ts";
import {
  assistantTool,
  localeInput,
  type ToolContext,
  ToolRefusal,
} from "../assistant-tool.server.ts";
import { linesInput, urlOutput, wonOutput } from "./tool-schemas.ts";

const input = z.strictObject({
  lines: linesInput,
  wish: planWishSchema.optional().describe("The wish that the trip was planned for."),
  locale: localeInput,
});

const output = z.object({
  url: urlOutput.describe("A person opens it, checks the trip, puts it into the cart and pays."),
  total: wonOutput,
});

export const startCartTool = assistantTool({
  name: "start_cart",
  title: "Hand a trip over",
  description:
    "A link to a page that shows the trip at today's price. Nothing is held or bought; " +
    "a person opens the link. Takes a trip of plan_trip, or a single round or stay.",
  ...{ input, output },
  run: async (context, { lines, wish, locale }) => {
    const { services, origin } = context;
    const quote = await quoteCart(services.db, lines, services.now());
    const t = translator(locale);
    const gone = quote.lines.some(({ notReady }) => notReady !== null);
    const [issue] = quote.issues;
    if (gone || isBlocked(quote.issues)) {
      throw new ToolRefusal(t(`errors:${issue?.code ?? "reservation.date_not_ready"}`));
    }
    const path = await pathOf(context, lines, { wish, total: quote.total });
    if (!path) throw new ToolRefusal(t("assistant:not_a_trip"));
    return { url: origin + localized(path, locale), total: quote.total };
  },
});

type Shown = { readonly wish: PlanWish | undefined; readonly total: number };

/** The page that shows these lines at this total; none where no page can. */
async function pathOf(
  { services, takeSearch }: ToolContext,
  lines: readonly CartLine[],
  { wish = wishOfTrip(lines), total }: Shown,
): Promise<string | undefined> {
  const [line] = lines;
  if (line && lines.length === 1 && HAS_PAGE.has(line.kind)) return linePath(line);
  const search = searchOfTrip(lines);
  if (!wish) return undefined;
  await takeSearch();
  const plan = await planOfLines(services, wish, linesOfTrip(search));
  const isSame = plan?.total === total && keysOf(plan.lines) === keysOf(lines);
  return isSame ? plansPath(wish, search) : undefined;
}

/** Their address holds the whole choice. */
const HAS_PAGE: ReadonlySet<CartLine["kind"]> = new Set(["golf", "hotel"]);

function keysOf(lines: readonly CartLine[]): string {
  return lines.map(lineKey).toSorted().join(" ");
}
