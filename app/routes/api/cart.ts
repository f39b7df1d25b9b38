import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { SoldOut } from "#app/domain/order/check/order-refusals.ts";
import { soldOutLine } from "#app/domain/order/check/validate-order.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { Quote } from "#app/domain/order/quote-types.ts";
import { cartMessageSchema } from "#app/features/checkout/cart/cart-message.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import {
  changeCart,
  mergeCart,
  repriceCart,
} from "#app/features/checkout/cart/change-cart.server.ts";
import { quoteCart, quoteLine } from "#app/features/order/quote/quote.server.ts";
import { withNearestTimes } from "#app/features/order/quote/with-nearest-times.server.ts";
import { precheckStock } from "#app/features/pricing/stock/sold-out-queries.server.ts";
import { type Services, servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { sentJson } from "#app/platform/http/sent-text.ts";
import { askOnce } from "#app/platform/run-per-key.server.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/cart.ts";

const NO_STORE = { headers: { "cache-control": "no-store" } };

/** The asking member's own cart. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  if (!member) return Response.json({}, { status: 401, ...NO_STORE });
  return Response.json({ lines: await listCart(servicesOf(context).db, member.id) }, NO_STORE);
}

/** Puts in, changes, takes out; what cannot be a line is refused with 422, and nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("cart.add_failed", services.log, async () => {
    const { success, data: message } = cartMessageSchema.safeParse(await sentJson(request));
    const member = await requireSame(context, message?.member);
    if (!success) {
      const refused = { ok: false, error: "common.bad_request", fields: {} };
      return Response.json(refused, { status: 422, ...NO_STORE });
    }
    const { db } = services;
    switch (message.intent) {
      case "add":
        return addLines(services, member, message);
      case "ask": {
        const quote = await quoteLine(db, message.line, services.now());
        return Response.json({ ok: true, quote }, NO_STORE);
      }
      case "change": {
        const put = linesIn(await quoted(services, message.put));
        return answer(await changeCart(db, member, { remove: message.remove, put, careful: true }));
      }
      case "accept":
        return answer(
          await repriceCart(db, member, async (tx, cart) =>
            linesIn(await quoteCart(tx, cart, services.now(), member)),
          ),
        );
      case "merge": {
        const { count, taken } = await mergeCart(db, member, message.put);
        return Response.json({ ok: true, count, taken }, NO_STORE);
      }
    }
  });
}

type Added = Extract<z.output<typeof cartMessageSchema>, { readonly intent: "add" }>;

/** Refuses sold-out lines, as the checkout does; concurrent checks of the same stock share one query. */
async function addLines(services: Services, member: string, { put, asQuoted }: Added) {
  const { db } = services;
  const key = `add ${JSON.stringify(put)}`;
  const quote = await askOnce(key, () => quoted(services, put));
  try {
    if (soldOutLine(quote.issues)) {
      await withNearestTimes(db, put, services.now(), async () => {
        const soldOut = await precheckStock(db, member, put);
        // What the quick look does not count, such as cars, is asked once more as this buyer, whose holds are free.
        const line =
          soldOut ?? soldOutLine((await quoteCart(db, put, services.now(), member)).issues);
        if (line) throw new SoldOut(line);
      });
    }
  } catch (cause) {
    if (!(cause instanceof SoldOut)) throw cause;
    const { code: error, lineKey: line, times, status } = cause;
    return Response.json({ ok: false, error, fields: {}, line, times }, { status, ...NO_STORE });
  }
  const lines = asQuoted ? linesIn(quote) : put;
  return answer(await changeCart(db, member, { put: lines, careful: true }));
}

function answer(count: number): Response {
  return Response.json({ ok: true, count }, NO_STORE);
}

async function requireSame(
  context: Readonly<RouterContextProvider>,
  whose: string | undefined,
): Promise<string> {
  const { id } = await requireMember(context);
  if (whose !== undefined && whose !== id) throw new AppError("auth.login_required");
  return id;
}

/** What we do not sell does not get in. */
async function quoted({ db, now }: Services, lines: readonly CartLine[]): Promise<Quote> {
  const quote = await quoteCart(db, lines, now());
  if (quote.lines.some(({ notReady }) => notReady === "gone")) {
    throw new AppError("common.not_found");
  }
  return quote;
}

function linesIn({ lines }: Quote): CartLine[] {
  return lines.map(({ line }) => line);
}
