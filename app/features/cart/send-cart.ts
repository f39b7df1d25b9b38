import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { isErrorCode } from "#app/domain/errors.ts";
import { countsChanged } from "#app/features/frame/my-counts.ts";
import type { AskAnswer, CartAnswer, CartMessage } from "./cart-message.ts";

const CART_PATH = "/api/cart";

/** Hands a change to the server; the header counts anew. */
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

/** What a line would cost; nothing is changed. */
export async function askCart(member: string, line: CartLine): Promise<AskAnswer> {
  try {
    return (await (await post({ intent: "ask", member, line })).json()) as AskAnswer;
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

/** What a refusal is called, where we have a sentence for it. */
export function refusalOf(answer: CartAnswer | AskAnswer) {
  if (answer.ok) return undefined;
  return isErrorCode(answer.error) ? answer.error : "common.unexpected";
}
