import { parseCart } from "#app/domain/booking/cart.ts";
import { lineKey } from "#app/domain/booking/line/line-facts.ts";
import { sendCart } from "./send-cart.ts";

/** Gives the account what this browser still held for this member, and keeps only what it did not take. */
export async function handOver(memberId: string, key: string): Promise<boolean> {
  const held = parseCart(localStorage.getItem(key));
  if (held.length === 0) {
    localStorage.removeItem(key);
    return false;
  }
  const answer = await sendCart({ intent: "merge", member: memberId, put: [...held] });
  if (!answer.ok) return false;
  const taken = new Set(answer.taken);
  const left = held.filter((line) => !taken.has(lineKey(line)));
  if (left.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(left));
  return taken.size > 0;
}
