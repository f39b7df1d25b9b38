import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { hasErrorText } from "#app/platform/i18n/error-text.ts";
import { documentLocale } from "#app/platform/i18n/request-locale.ts";
import type { CartAnswer, CartMessage, LineQuoteAnswer } from "./cart-message.ts";
import { countsChanged } from "./my-counts.ts";

const CART_PATH = "/api/cart";

/** Sends a change to the server and refreshes the counts in the header. */
export async function sendCart(message: CartMessage): Promise<CartAnswer> {
  try {
    const response = await post(message);
    const answer = (await response.json()) as CartAnswer;
    if (response.ok) countsChanged();
    return answer;
  } catch {
    return UNEXPECTED;
  }
}

/** Asks what a line would cost; the cart stays as it is. */
export async function quoteCartLine(member: string, line: CartLine): Promise<LineQuoteAnswer> {
  try {
    return (await (await post({ intent: "ask", member, line })).json()) as LineQuoteAnswer;
  } catch {
    return UNEXPECTED;
  }
}

const UNEXPECTED = { ok: false, error: "common.unexpected" } as const;

function post(message: CartMessage): Promise<Response> {
  return fetch(CART_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  });
}

/** The error code of a refusal, where there is a message for it. */
export function refusalOf(answer: CartAnswer | LineQuoteAnswer) {
  if (answer.ok) return undefined;
  return hasErrorText(documentLocale(), answer.error) ? answer.error : "common.unexpected";
}
