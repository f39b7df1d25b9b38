import { createHash } from "node:crypto";
import { webhookQueueOf } from "#app/features/checkout/purchase/webhook-queue.server.ts";
import {
  MAX_WEBHOOK_BYTES,
  readWebhook,
  webhookTransmissionId,
} from "#app/features/order/payment/payment-gateway.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { RETRY_AFTER } from "#app/platform/http/database-fault.server.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { sentText } from "#app/platform/http/sent-text.ts";
import { isTooLarge } from "#app/platform/http/too-large.ts";
import type { Route } from "./+types/payment-webhook.ts";

export function loader() {
  throw refusal("common.method_not_allowed");
}

/**
 * The provider does not sign webhooks: one is stored and answered immediately, or answered after a few seconds and
 * stored when the database is quick again. A job asks the provider about the payment later.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") throw refusal("common.method_not_allowed");
  const length = Number(request.headers.get("content-length"));
  if (isTooLarge(request) || length > MAX_WEBHOOK_BYTES) return answer(413);
  const text = await sentText(request);
  const webhook = text && readWebhook(text);
  if (!webhook) return answer(400);
  const transmissionId =
    webhookTransmissionId(request.headers) ?? createHash("sha256").update(text).digest("base64url");
  const { log } = servicesOf(context);
  const outcome = await webhookQueueOf(servicesOf(context)).record({ ...webhook, transmissionId });
  if (outcome === "full") return answer(503, RETRY_AFTER);
  if (outcome === "recorded") log.info(webhook, "a webhook of the card provider");
  if (outcome === "later") log.warn(webhook, "a webhook waits for the database");
  return answer(200);
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return Response.json(
    { ok: status === 200 },
    { status, headers: { "cache-control": "no-store", ...headers } },
  );
}
