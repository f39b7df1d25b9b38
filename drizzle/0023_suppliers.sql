CREATE TYPE "public"."supplier_kind" AS ENUM('course', 'hotel', 'van');--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppliers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "supplier_kind" NOT NULL,
	"name" text NOT NULL,
	"course_id" text,
	"hotel_id" text,
	"region_id" text,
	"contact" text,
	"phone" text,
	"email" text,
	"line_id" text,
	"language" text NOT NULL,
	"opens_at" time NOT NULL,
	"closes_at" time NOT NULL,
	"closed_days" text[] DEFAULT '{}' NOT NULL,
	"time_zone" text NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_of_its_kind" CHECK (num_nonnulls("suppliers"."course_id", "suppliers"."hotel_id", "suppliers"."region_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kept_words" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kept_link" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_supplier_per_course" ON "suppliers" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_supplier_per_hotel" ON "suppliers" USING btree ("hotel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_van_supplier_per_region" ON "suppliers" USING btree ("region_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_guest_per_address" ON "members" USING btree ("email") WHERE "members"."is_guest";--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "outbox_member" ON "outbox" USING btree ("member_id");