CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"picture" jsonb NOT NULL,
	"member_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "airport_minutes" smallint;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION tell_table_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('table_changed', TG_TABLE_NAME);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "regions" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "holidays" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "peak_windows" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "refund_policies" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "courses" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "course_days" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "recommended_courses" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotels" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_courses" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "rooms" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "caddies" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "notices" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tournaments" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banners" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "legal_documents" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "posts" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "comments" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER UPDATE OF "name", "withdrawn_at" ON "members" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
