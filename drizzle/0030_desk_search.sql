CREATE TABLE "ledger_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_by_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"payments" integer,
	"breaches" jsonb,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "ride_drivers" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"plate" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift_note_reads" (
	"note_id" integer NOT NULL,
	"reader_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shift_note_reads_note_id_reader_id_pk" PRIMARY KEY("note_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "shift_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shift_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"author_id" uuid,
	"done_by_id" uuid,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "reservations_status";--> statement-breakpoint
ALTER TABLE "ledger_reports" ADD CONSTRAINT "ledger_reports_started_by_id_members_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_drivers" ADD CONSTRAINT "ride_drivers_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_note_reads" ADD CONSTRAINT "shift_note_reads_note_id_shift_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."shift_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_note_reads" ADD CONSTRAINT "shift_note_reads_reader_id_members_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_notes" ADD CONSTRAINT "shift_notes_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_notes" ADD CONSTRAINT "shift_notes_done_by_id_members_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_running_ledger_report" ON "ledger_reports" USING btree ((true)) WHERE "ledger_reports"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "shift_notes_open" ON "shift_notes" USING btree ("created_at") WHERE "shift_notes"."done_at" is null;--> statement-breakpoint
CREATE INDEX "members_name_search" ON "members" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_name_start" ON "members" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "members_phone" ON "members" USING btree ((reverse(regexp_replace("phone", '\D', '', 'g'))) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "members_email" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_number_search" ON "orders" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_booker_search" ON "orders" USING gin ((coalesce("booker" ->> 'firstName', '') || ' ' || coalesce("booker" ->> 'lastName', '') || ' ' || coalesce("booker" ->> 'firstName', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_booker_phone" ON "orders" USING btree ((reverse(regexp_replace(("booker" ->> 'phone'), '\D', '', 'g'))) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reservations_used" ON "reservations" USING btree ("used_on","idx");--> statement-breakpoint
CREATE INDEX "reservations_created" ON "reservations" USING btree ("created_at","idx");--> statement-breakpoint
CREATE INDEX "reservations_status_created" ON "reservations" USING btree ("status","created_at","idx");--> statement-breakpoint
CREATE INDEX "reservations_kind" ON "reservations" USING btree ("kind","used_on","idx");--> statement-breakpoint
CREATE INDEX "reservations_product" ON "reservations" USING btree ("product_id","used_on","idx");--> statement-breakpoint
CREATE INDEX "reservations_voucher_search" ON "reservations" USING gin ("voucher_code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reservations_reference_search" ON "reservations" USING gin ("supplier_reference" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "time_offers_reservation" ON "time_offers" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "refund_lines_reservation" ON "refund_lines" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("status","created_at") WHERE "refunds"."status" in ('review', 'sending', 'failed');--> statement-breakpoint
CREATE INDEX "reservations_status" ON "reservations" USING btree ("status","used_on","idx");