ALTER TABLE "orders" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
-- Paid trips that are not over are compared with the provider within a day, not all at once.
update "orders" set "check_at" = now() + random() * interval '20 hours'
where "status" = 'PAID' and "payment_key" is not null and "check_at" is null
  and exists (select from "reservations" l where l."order_id" = "orders"."id" and l."status" in ('PENDING', 'COMPLETE', 'REFUND_REQUEST'));
