CREATE TABLE "provider_findings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_key" text NOT NULL,
	"kind" text NOT NULL,
	"payment_key" text NOT NULL,
	"payment_order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"booked" integer,
	"happened_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"note" text,
	"explained_by_id" uuid,
	CONSTRAINT "provider_findings_transaction_key_unique" UNIQUE("transaction_key")
);
--> statement-breakpoint
CREATE TABLE "provider_readings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	"window_from" timestamp with time zone,
	"window_until" timestamp with time zone,
	"starting_after" text,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deep_at" timestamp with time zone,
	CONSTRAINT "one_provider_reading" CHECK ("provider_readings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "workers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"present_since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_by" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "claimed_by" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "claimed_by" integer;--> statement-breakpoint
ALTER TABLE "provider_findings" ADD CONSTRAINT "provider_findings_explained_by_id_members_id_fk" FOREIGN KEY ("explained_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_findings_pending" ON "provider_findings" USING btree ("found_at") WHERE "provider_findings"."status" in ('asked', 'open');--> statement-breakpoint
CREATE INDEX "provider_findings_payment" ON "provider_findings" USING btree ("payment_key");--> statement-breakpoint
CREATE INDEX "outbox_claimed" ON "outbox" USING btree ("claimed_by") WHERE "outbox"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "orders_confirming" ON "orders" USING btree ("claimed_by") WHERE "orders"."status" = 'CONFIRMING';