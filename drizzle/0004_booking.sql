CREATE TYPE "public"."actor_kind" AS ENUM('member', 'staff', 'system');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('READY', 'CONFIRMING', 'UNKNOWN', 'PAID', 'FAILED', 'EXPIRED', 'RETURNED');--> statement-breakpoint
CREATE TYPE "public"."refund_kind" AS ENUM('cancel', 'request', 'refusal', 'return', 'external');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('review', 'sending', 'done', 'refused', 'failed');--> statement-breakpoint
CREATE TYPE "public"."stock_kind" AS ENUM('tee', 'night', 'caddy', 'car', 'entry');--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_balances" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "points_never_negative" CHECK ("point_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"line" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "companions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text,
	"birthday" date,
	"handicap" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companion_handicap" CHECK ("companions"."handicap" between -10 and 54)
);
--> statement-breakpoint
CREATE TABLE "trip_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"before" "order_status",
	"after" "order_status" NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" uuid NOT NULL,
	"actor" "actor_kind" NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"before" "reservation_status",
	"after" "reservation_status" NOT NULL,
	"reason" text,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_hints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_hints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transmission_id" text NOT NULL,
	"event" text NOT NULL,
	"payment_order_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_hints_transmission_id_unique" UNIQUE("transmission_id")
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"card" integer NOT NULL,
	"points" integer NOT NULL,
	"fee" integer NOT NULL,
	"fee_percent" smallint NOT NULL,
	CONSTRAINT "refund_lines_refund_id_reservation_id_pk" PRIMARY KEY("refund_id","reservation_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" "refund_kind" NOT NULL,
	"status" "refund_status" NOT NULL,
	"card" integer NOT NULL,
	"points" integer NOT NULL,
	"fee" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_by" "actor_kind" NOT NULL,
	"asked_by_id" uuid,
	"decided_by_id" uuid,
	"decision" text,
	"transaction_key" text,
	"failure_code" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"try_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_not_negative" CHECK ("refunds"."card" >= 0 and "refunds"."points" >= 0 and "refunds"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_days" (
	"kind" "stock_kind" NOT NULL,
	"product_id" text NOT NULL,
	"day" date NOT NULL,
	"slot" text DEFAULT '' NOT NULL,
	"capacity" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	"elsewhere" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_days_kind_product_id_day_slot_pk" PRIMARY KEY("kind","product_id","day","slot"),
	CONSTRAINT "stock_within_capacity" CHECK ("stock_days"."taken" between 0 and "stock_days"."capacity")
);
--> statement-breakpoint
CREATE TABLE "stock_takes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_takes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"line_key" text NOT NULL,
	"kind" "stock_kind" NOT NULL,
	"product_id" text NOT NULL,
	"day" date NOT NULL,
	"slot" text NOT NULL,
	"quantity" smallint NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "something_is_taken" CHECK ("stock_takes"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "van_vehicles" ADD COLUMN "fleet" smallint DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "elsewhere" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "tee_times" SET "elsewhere" = "taken";--> statement-breakpoint
ALTER TABLE "room_nights" ADD COLUMN "elsewhere" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "room_nights" SET "elsewhere" = "taken";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "status" "order_status" DEFAULT 'READY' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "locale" "member_locale" DEFAULT 'ko' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_order_id" text;--> statement-breakpoint
UPDATE "orders" SET "payment_order_id" = "number", "status" = CASE WHEN "paid_at" IS NULL THEN 'EXPIRED'::order_status ELSE 'PAID'::order_status END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_order_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "amount" integer;--> statement-breakpoint
UPDATE "orders" SET "amount" = "total";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "member_coupon_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "booker" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirming_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checks" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receipt" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_partial_cancelable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "line_key" text;--> statement-breakpoint
UPDATE "reservations" SET "line_key" = "id"::text;--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "line_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "zone" text DEFAULT 'Asia/Bangkok' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "booking" "booking_mode" DEFAULT 'request' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "hangs_on" uuid;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "tiers" jsonb;--> statement-breakpoint
UPDATE "reservations" SET "tiers" = '[{"daysBefore":30,"feePercent":0},{"daysBefore":20,"feePercent":10},{"daysBefore":10,"feePercent":15},{"daysBefore":8,"feePercent":20},{"daysBefore":1,"feePercent":30},{"daysBefore":0,"feePercent":50}]'::jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "tiers" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "choice" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "bill" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "travellers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "amount" integer;--> statement-breakpoint
UPDATE "reservations" SET "amount" = "paid";--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "coupon" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "card" integer;--> statement-breakpoint
UPDATE "reservations" SET "card" = "paid";--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "card" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "refunded_card" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "refunded_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "status_before" "reservation_status";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "voucher_code" text;--> statement-breakpoint
UPDATE "reservations" SET "voucher_code" = upper(substr(md5("id"::text), 1, 10));--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "voucher_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_balances" ADD CONSTRAINT "point_balances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companions" ADD CONSTRAINT "companions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_links" ADD CONSTRAINT "trip_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_links" ADD CONSTRAINT "trip_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_id_members_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_id_members_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_takes" ADD CONSTRAINT "stock_takes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_companion_per_name" ON "companions" USING btree ("member_id","first_name","last_name");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_link_per_order" ON "trip_links" USING btree ("order_id") WHERE "trip_links"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reservation_events_reservation" ON "reservation_events" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("try_at") WHERE "refunds"."status" = 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_refund_per_cancel" ON "refunds" USING btree ("transaction_key");--> statement-breakpoint
CREATE INDEX "stock_takes_order" ON "stock_takes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_takes_stock" ON "stock_takes" USING btree ("kind","product_id","day","slot");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_hangs_on_reservations_id_fk" FOREIGN KEY ("hangs_on") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_confirmed_by_members_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_holds" ON "orders" USING btree ("hold_until") WHERE "orders"."status" = 'READY';--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("check_at") WHERE "orders"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "reservations_order" ON "reservations" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_order_id_unique" UNIQUE("payment_order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_key_unique" UNIQUE("payment_key");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_voucher_code_unique" UNIQUE("voucher_code");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "order_adds_up" CHECK ("orders"."total" = "orders"."amount" - "orders"."coupon" - "orders"."points" and "orders"."coupon" >= 0 and "orders"."points" >= 0 and "orders"."total" >= 0);--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservation_adds_up" CHECK ("reservations"."paid" = "reservations"."amount" - "reservations"."coupon" and "reservations"."paid" = "reservations"."card" + "reservations"."points");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "refunded_within_paid" CHECK ("reservations"."refunded_card" between 0 and "reservations"."card" and "reservations"."refunded_points" between 0 and "reservations"."points");
--> statement-breakpoint
UPDATE "reservations" SET "refunded_card" = "refund" WHERE "status" = 'CANCELLED' AND "refund" IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION keep_point_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	who uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.member_id ELSE NEW.member_id END;
	change integer := CASE TG_OP WHEN 'DELETE' THEN -OLD.amount WHEN 'INSERT' THEN NEW.amount ELSE NEW.amount - OLD.amount END;
BEGIN
	UPDATE point_balances SET balance = balance + change WHERE member_id = who;
	IF NOT FOUND THEN
		-- Two first entries at once: the second adds to the first.
		INSERT INTO point_balances (member_id, balance)
		SELECT who, greatest(change, 0) WHERE EXISTS (SELECT FROM members WHERE id = who)
		ON CONFLICT (member_id) DO NOTHING;
		IF change < 0 OR NOT FOUND THEN
			UPDATE point_balances SET balance = balance + change WHERE member_id = who;
		END IF;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO "point_balances" ("member_id", "balance")
SELECT "member_id", greatest(sum("amount"), 0) FROM "point_entries" GROUP BY "member_id";
--> statement-breakpoint
CREATE TRIGGER keep_point_balance AFTER INSERT OR UPDATE OR DELETE ON "point_entries" FOR EACH ROW EXECUTE FUNCTION keep_point_balance();
