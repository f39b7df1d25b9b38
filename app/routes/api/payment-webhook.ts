import { createHash } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { MAX_HINT_BYTES, paymentHint } from "#app/domain/payment/payment-hint.ts";
import { hearHint } from "#app/features/payment/hear-hint.server.ts";
import { clientOf } from "#app/platform/client.server.ts";
import { refusal } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/payment-webhook.ts";

/** In memory, not in the database: a flood must not reach it. The provider sends again what was turned away. */
const flood = new RateLimiterMemory({ points: 500, duration: 10 });

export function loader() {
  throw refusal("common.method_not_allowed");
}

/** Unsigned, as the provider sends it: stored as a hint and answered at once. What became of the payment is asked later. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") throw refusal("common.method_not_allowed");
  const isTooMuch = await flood.consume(clientOf(context).address).then(
    () => false,
    () => true,
  );
  if (isTooMuch) return answer(429, { "retry-after": "10" });
  if (Number(request.headers.get("content-length")) > MAX_HINT_BYTES) return answer(413);
  const text = await request.text();
  const hint = paymentHint(text);
  if (!hint) return answer(400);
  const given = request.headers.get("tosspayments-webhook-transmission-id")?.slice(0, 200);
  const transmissionId = given || createHash("sha256").update(text).digest("base64url");
  const heard = await hearHint(servicesOf(context).db, { ...hint, transmissionId });
  if (heard === "heard") servicesOf(context).log.info(hint, "a hint from the card provider");
  return answer(200);
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return Response.json(
    { ok: status === 200 },
    { status, headers: { "cache-control": "no-store", ...headers } },
  );
}
