ALTER TABLE "point_entries" ADD COLUMN "lots" jsonb;--> statement-breakpoint
ALTER TABLE "van_routes" ADD COLUMN "local_origin" text;--> statement-breakpoint
ALTER TABLE "van_routes" ADD COLUMN "local_destination" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "local_name" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "local_address" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "local_name" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "local_address" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "alarms" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;