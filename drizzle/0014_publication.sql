CREATE TYPE "public"."product_status" AS ENUM('draft', 'scheduled', 'published', 'archived');--> statement-breakpoint
ALTER TABLE "caddies" ADD COLUMN "status" "product_status" DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "status" "product_status" DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "status" "product_status" DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "status" "product_status" DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "van_routes" ADD COLUMN "status" "product_status" DEFAULT 'published' NOT NULL;--> statement-breakpoint
UPDATE "caddies" SET "status" = 'archived' WHERE NOT "published";--> statement-breakpoint
UPDATE "courses" SET "status" = 'archived' WHERE NOT "published";--> statement-breakpoint
UPDATE "hotels" SET "status" = 'archived' WHERE NOT "published";--> statement-breakpoint
DROP TRIGGER search_document_changed ON "caddies";--> statement-breakpoint
DROP TRIGGER search_document_changed ON "courses";--> statement-breakpoint
DROP TRIGGER search_document_changed ON "hotels";--> statement-breakpoint
ALTER TABLE "caddies" DROP COLUMN "published";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "published";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "published";--> statement-breakpoint
ALTER TABLE "caddies" ADD COLUMN "published" boolean GENERATED ALWAYS AS (status = 'published') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "published" boolean GENERATED ALWAYS AS (status = 'published') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "published" boolean GENERATED ALWAYS AS (status = 'published') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "published" boolean GENERATED ALWAYS AS (status = 'published') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "van_routes" ADD COLUMN "published" boolean GENERATED ALWAYS AS (status = 'published') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "caddies" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "caddies" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "caddies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "rate_card" jsonb;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "allotment" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "van_routes" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "van_routes" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "van_routes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE TRIGGER search_document_changed AFTER UPDATE OF "name", "region_id", "status" ON "courses" FOR EACH ROW WHEN ((OLD."name", OLD."region_id", OLD."published") IS DISTINCT FROM (NEW."name", NEW."region_id", NEW."published")) EXECUTE FUNCTION forget_search_document('course');--> statement-breakpoint
CREATE TRIGGER search_document_changed AFTER UPDATE OF "name", "region_id", "status" ON "hotels" FOR EACH ROW WHEN ((OLD."name", OLD."region_id", OLD."published") IS DISTINCT FROM (NEW."name", NEW."region_id", NEW."published")) EXECUTE FUNCTION forget_search_document('hotel');--> statement-breakpoint
CREATE TRIGGER search_document_changed AFTER UPDATE OF "name", "nickname", "code", "course_id", "status" ON "caddies" FOR EACH ROW WHEN ((OLD."name", OLD."nickname", OLD."code", OLD."course_id", OLD."published") IS DISTINCT FROM (NEW."name", NEW."nickname", NEW."code", NEW."course_id", NEW."published")) EXECUTE FUNCTION forget_search_document('caddy');
