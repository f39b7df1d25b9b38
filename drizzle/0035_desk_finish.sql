CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"runs" integer NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp with time zone,
	"last_failure" text
);
--> statement-breakpoint
CREATE TABLE "sheet_notes" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "reference_lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sheet_notes" ADD CONSTRAINT "sheet_notes_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_lost_reference" ON "reservations" USING btree ("reference_lost_at","idx") WHERE "reservations"."reference_lost_at" is not null;