import { expect } from "vitest";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { FILLED } from "#tests/support/order/filled-checkout.ts";
import { ride } from "#tests/support/order/order-lines.ts";
import type { tossServer } from "#tests/support/payment/toss-server.ts";
import { photo } from "#tests/support/photo.ts";
import { signInCookie } from "./sign-in.ts";
import { signedIn, type Visitor, visitorOf } from "./visitor.ts";

type Toss = Awaited<ReturnType<typeof tossServer>>;

/** A payment that the shop has acknowledged, and when. */
export type Bought = { readonly orderId: string; readonly at: number };

/** At the price of the day: a buyer who expects another is shown it, and agrees. */
async function place(
  who: Visitor,
  line: string,
  total = 0,
): Promise<{ orderId: string; total: number }> {
  const form = { ...FILLED, line, expectedTotal: String(total) };
  const { status, text } = await who.post("/payment.data", form);
  const orderId = /"orderId","([^"]+)"/.exec(text)?.[1];
  if (orderId) return { orderId, total };
  const asked = Number(/"order.price_changed".*?"total",(\d+)/.exec(text)?.[1]);
  if (!asked || total) throw new Error(`no order: ${status} ${text.slice(0, 500)}`);
  return place(who, line, asked);
}

/** Members who buy one ride after the other until stopped, or until the shop is gone. */
export function busyShop(url: string, toss: Toss) {
  const bought: Bought[] = [];
  const state = { isOver: false, day: 0 };

  async function buy(who: Visitor, member: string): Promise<void> {
    const line = ride(state.day);
    state.day += 1;
    const added = await who.postJson("/api/cart", { intent: "add", member, put: [line] });
    expect(added.status, added.text).toBe(200);
    const { orderId, total } = await place(who, lineKey(line));
    const { paymentKey } = await toss.authenticate({ orderId, amount: total });
    const back = new URLSearchParams({ paymentKey, orderId, amount: String(total) });
    const ended = await who.get(`/payment/success?${back}`);
    expect(ended.to, ended.text.slice(0, 300)).toMatch(/^\/payment\/complete\//);
    bought.push({ orderId, at: Date.now() });
  }

  async function lane(loginId: string): Promise<void> {
    const who = visitorOf(url, await signInCookie(url, loginId));
    while (!state.isOver) {
      try {
        await buy(who, demoMemberId(loginId));
      } catch (cause) {
        if (!state.isOver) throw cause;
      }
    }
  }
  const lanes = ["demo", "guest"].map(lane);
  const ended = Promise.all(lanes);
  ended.catch(() => {});
  return {
    bought,
    /** Until so many more are bought; a failed purchase fails the waiting test. */
    more: async (count: number) => {
      const wanted = bought.length + count;
      const isEnough = expect
        .poll(() => bought.length, { timeout: 60_000 })
        .toBeGreaterThanOrEqual(wanted);
      await Promise.race([isEnough, ended.then(() => isEnough)]);
    },
    /** What is under way may fail from now on. */
    giveUp: () => {
      state.isOver = true;
    },
    ended: () => ended,
  };
}

/** A picture of the content desk; answers the address of one of its files. */
export async function uploadPicture(url: string): Promise<string> {
  const { content } = await signedIn(url, "content");
  const { text } = await content.upload("/api/uploads", await photo(300, 200));
  return `${JSON.parse(text).picture.src}-240.webp`;
}
