import type { Database } from "#app/db/client.server.ts";
import { AppError, type ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { LineQuote } from "#app/domain/order/quote-types.ts";
import { quoteCart } from "./quote.server.ts";

/** Issues about the rest of the cart, which this quote does not include. */
const ABOUT_OTHERS: ReadonlySet<ErrorCode> = new Set([
  "cart.caddy_needs_course",
  "reservation.date_not_ready",
]);

/** The price of one line, or of the round at the nearest free hour; no stock is taken. */
export async function quoteLine(db: Database, line: CartLine, now: Date): Promise<LineQuote> {
  const { quote, nearest } = await quoteAlone(db, line, now);
  return quote.notReady && nearest ? (await quoteAlone(db, nearest, now)).quote : quote;
}

async function quoteAlone(db: Database, line: CartLine, now: Date) {
  const { lines, issues } = await quoteCart(db, [line], now);
  const [quoted] = lines;
  if (!quoted || quoted.notReady === "gone") throw new AppError("common.not_found");
  const blocking = issues.filter(({ level }) => level === "blocking");
  const other = blocking
    .flatMap(({ fixes }) => fixes)
    .find(({ action }) => action === "change_time");
  const quote: LineQuote = {
    line: quoted.line,
    total: quoted.total,
    notReady: quoted.notReady,
    problem: blocking.find(({ code }) => !ABOUT_OTHERS.has(code))?.code ?? null,
  };
  return { quote, nearest: other?.type === "change" ? other.put[0] : undefined };
}
