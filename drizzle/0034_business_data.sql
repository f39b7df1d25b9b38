CREATE TABLE "business_data" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"company" jsonb,
	"representative" jsonb,
	"business_number" text,
	"mail_order_number" jsonb,
	"travel_agency_number" jsonb,
	"address" jsonb,
	"phone" text,
	"email" text,
	"privacy_officer" jsonb,
	"insurance" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "one_row_of_business_data" CHECK ("business_data"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "business_data" DEFAULT VALUES;
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "business_data" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
