import { findAttemptStatus } from "#app/features/checkout/purchase/attempt-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/payment-status.ts";

/** The status of a payment, for the page that waits for it; its key cannot be guessed. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const orderId = url.searchParams.get("orderId") ?? "";
  const status = orNotFound(await findAttemptStatus(servicesOf(context).db, orderId));
  return Response.json({ status }, { headers: { "cache-control": "no-store" } });
}
