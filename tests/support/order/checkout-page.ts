import { RouterContextProvider } from "react-router";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { type Services, servicesContext } from "#app/platform/env/services.server.ts";
import { type Member, memberContext } from "#app/platform/session/session.server.ts";
import { action as pay } from "#app/routes/payment/checkout.tsx";
import { FILLED } from "./filled-checkout.ts";

const ORIGIN = "https://palmtee.test";

export type Typed = Readonly<Record<string, string | undefined>>;
type Page = (args: never) => unknown;

export function contextOf(services: Services, memberId: string | null): RouterContextProvider {
  const context = new RouterContextProvider();
  const member: Member | null = memberId
    ? { id: memberId, name: "회원", role: "member", locale: "ko", isBanned: false }
    : null;
  context.set(servicesContext, services);
  context.set(memberContext, async () => member);
  return context;
}

/** What a loader answers: its data and status, or where it sends. */
export async function look(
  loader: Page,
  services: Services,
  path: string,
  memberId: string | null,
) {
  const url = new URL(path, ORIGIN);
  const context = contextOf(services, memberId);
  return answerOf(() => loader({ request: new Request(url), url, params: {}, context } as never));
}

/** Puts the lines into the cart and sends the checkout's form for them. */
export async function order(
  services: Services,
  memberId: string,
  lines: readonly CartLine[],
  typed: Typed,
) {
  await changeCart(services.db, memberId, { put: lines });
  return sendCheckout(services, memberId, lines, typed);
}

/** Sends the checkout's form for what is in the cart. */
export async function sendCheckout(
  services: Services,
  memberId: string,
  lines: readonly CartLine[],
  typed: Typed,
) {
  const body = new FormData();
  for (const line of lines) body.append("line", lineKey(line));
  for (const [name, value] of Object.entries({ ...FILLED, ...typed })) {
    if (value !== undefined) body.append(name, value);
  }
  const url = new URL("/payment", ORIGIN);
  const request = new Request(url, { method: "POST", body });
  const context = contextOf(services, memberId);
  const answer = await answerOf(() => pay({ request, url, params: {}, context } as never));
  // A refusal also repeats what was typed, for browsers without scripts.
  const { typed: _typed, ...refusal } = (answer.data ?? {}) as { typed?: unknown };
  return answer.status === 422 ? { ...answer, data: refusal } : answer;
}

async function answerOf(work: () => unknown) {
  try {
    const answer = (await work()) as { data?: unknown; init?: { status?: number } };
    const isData = "init" in answer;
    return { status: (isData && answer.init?.status) || 200, data: isData ? answer.data : answer };
  } catch (cause) {
    if (!(cause instanceof Response)) throw cause;
    return { status: cause.status, to: cause.headers.get("location") ?? "" };
  }
}
