import { isErrorCode } from "#app/domain/errors.ts";
import { countsChanged } from "#app/platform/my-counts.ts";
import type { CartAnswer, CartMessage } from "./cart-message.ts";

const CART_PATH = "/api/cart";

/** Hands a change to the server; the header counts anew. */
export async function sendCart(message: CartMessage): Promise<CartAnswer> {
  try {
    const response = await fetch(CART_PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    });
    const answer = (await response.json()) as CartAnswer;
    if (response.ok) countsChanged();
    return answer;
  } catch {
    return { ok: false, error: "common.unexpected" };
  }
}

/** What a refusal is called, where we have a sentence for it. */
export function refusalOf(answer: CartAnswer) {
  if (answer.ok) return undefined;
  return isErrorCode(answer.error) ? answer.error : "common.unexpected";
}
