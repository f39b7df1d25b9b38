CREATE TYPE "public"."legal_status" AS ENUM('draft', 'scheduled');--> statement-breakpoint
CREATE TABLE "home_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "legal_documents" ALTER COLUMN "sections" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "legal_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "legal_documents" ADD COLUMN "body" jsonb;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD COLUMN "status" "legal_status" DEFAULT 'scheduled' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD COLUMN "saves" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD CONSTRAINT "legal_documents_id_unique" UNIQUE("id");
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_settings" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();--> statement-breakpoint
CREATE FUNCTION refuse_change_in_force() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.status = 'scheduled' AND OLD.effective_on <= (now() AT TIME ZONE 'Asia/Seoul')::date THEN
		RAISE EXCEPTION 'legal text % is in force and never changes', OLD.id USING ERRCODE = 'check_violation';
	END IF;
	IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER refuse_change_in_force BEFORE UPDATE OR DELETE ON "legal_documents" FOR EACH ROW EXECUTE FUNCTION refuse_change_in_force();
