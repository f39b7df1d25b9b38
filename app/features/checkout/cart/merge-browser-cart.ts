import { parseCart } from "#app/domain/checkout/cart/cart-lines.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { sendCart } from "./send-cart.ts";

/** Moves the lines that this browser stored for the member to the account; lines that are not accepted stay stored. */
export async function mergeBrowserCart(memberId: string, key: string): Promise<boolean> {
  const stored = parseCart(localStorage.getItem(key));
  if (stored.length === 0) {
    localStorage.removeItem(key);
    return false;
  }
  const answer = await sendCart({ intent: "merge", member: memberId, put: [...stored] });
  if (!answer.ok) return false;
  const taken = new Set(answer.taken);
  const left = stored.filter((line) => !taken.has(lineKey(line)));
  if (left.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(left));
  return taken.size > 0;
}
