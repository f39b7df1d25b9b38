CREATE TYPE "public"."change_status" AS ENUM('HELD', 'APPLIED', 'ENDED');--> statement-breakpoint
ALTER TYPE "public"."refund_kind" ADD VALUE 'change';--> statement-breakpoint
CREATE TABLE "reservation_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"status" "change_status" NOT NULL,
	"lines" jsonb NOT NULL,
	"leaving" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fee_card" integer NOT NULL,
	"fee_points" integer NOT NULL,
	"pay" integer NOT NULL,
	"pay_order_id" uuid,
	"refund_id" uuid,
	"failure" text,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_changes_pay_order_id_unique" UNIQUE("pay_order_id"),
	CONSTRAINT "reservation_changes_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "change_not_negative" CHECK ("reservation_changes"."fee_card" >= 0 and "reservation_changes"."fee_points" >= 0 and "reservation_changes"."pay" >= 0),
	CONSTRAINT "paid_by_an_order" CHECK (("reservation_changes"."pay" > 0) = ("reservation_changes"."pay_order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "refund_parts" (
	"refund_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"card" integer NOT NULL,
	"transaction_key" text,
	CONSTRAINT "refund_parts_refund_id_order_id_pk" PRIMARY KEY("refund_id","order_id"),
	CONSTRAINT "refund_parts_transaction_key_unique" UNIQUE("transaction_key"),
	CONSTRAINT "refund_part_positive" CHECK ("refund_parts"."card" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "change_of" uuid;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_pay_order_id_orders_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_parts" ADD CONSTRAINT "refund_parts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_parts" ADD CONSTRAINT "refund_parts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_changes_order" ON "reservation_changes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reservation_changes_reservation" ON "reservation_changes" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "reservation_changes_member" ON "reservation_changes" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_held_change" ON "reservation_changes" USING btree ("order_id") WHERE "reservation_changes"."status" = 'HELD';--> statement-breakpoint
CREATE INDEX "refund_parts_order" ON "refund_parts" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_change_of_orders_id_fk" FOREIGN KEY ("change_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_change_of" ON "orders" USING btree ("change_of") WHERE "orders"."change_of" is not null;