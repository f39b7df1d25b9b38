import { integer, pgTable, text } from "drizzle-orm/pg-core";
import type { WebhookEvent } from "#app/domain/order/payment/webhook-event.ts";
import { createdAt } from "../common/columns.ts";

/** What the provider's webhooks said: unsigned hints, never believed, only a reason to ask. */
export const paymentHints = pgTable("payment_hints", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  transmissionId: text("transmission_id").notNull().unique(),
  event: text("event").$type<WebhookEvent>().notNull(),
  paymentOrderId: text("payment_order_id").notNull(),
  createdAt: createdAt(),
});
