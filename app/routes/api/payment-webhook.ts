import { createHash } from "node:crypto";
import { webhookQueueOf } from "#app/features/checkout/webhook-queue.server.ts";
import {
  hintTransmission,
  MAX_HINT_BYTES,
  paymentHint,
} from "#app/features/payment/payment-gateway.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { RETRY_AFTER } from "#app/platform/http/database-fault.server.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/payment-webhook.ts";

export function loader() {
  throw refusal("common.method_not_allowed");
}

/**
 * Unsigned, as the provider sends it: stored as a hint and answered at once, or soon and stored when the database is
 * quick again. What became of the payment is asked later.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") throw refusal("common.method_not_allowed");
  if (Number(request.headers.get("content-length")) > MAX_HINT_BYTES) return answer(413);
  const text = await request.text();
  const hint = paymentHint(text);
  if (!hint) return answer(400);
  const transmissionId =
    hintTransmission(request.headers) ?? createHash("sha256").update(text).digest("base64url");
  const { log } = servicesOf(context);
  const heard = await webhookQueueOf(servicesOf(context)).record({ ...hint, transmissionId });
  if (heard === "full") return answer(503, RETRY_AFTER);
  if (heard === "heard") log.info(hint, "a hint from the card provider");
  if (heard === "later") log.warn(hint, "a hint waits for the database");
  return answer(200);
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return Response.json(
    { ok: status === 200 },
    { status, headers: { "cache-control": "no-store", ...headers } },
  );
}
