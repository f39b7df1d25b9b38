CREATE TABLE "day_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"course_id" text,
	"room_id" text,
	"day" date NOT NULL,
	"players" smallint NOT NULL,
	"wish" text NOT NULL,
	"below" integer,
	"was_open" boolean NOT NULL,
	"told_at" timestamp with time zone,
	"told_why" text,
	"told_price" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_alert_for_each_day" UNIQUE NULLS NOT DISTINCT("member_id","course_id","room_id","day"),
	CONSTRAINT "alert_of_one_product" CHECK (num_nonnulls("day_alerts"."course_id", "day_alerts"."room_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "caddies" ADD COLUMN "spoken" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "day_alerts" ADD CONSTRAINT "day_alerts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_alerts" ADD CONSTRAINT "day_alerts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_alerts" ADD CONSTRAINT "day_alerts_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_alerts_waiting" ON "day_alerts" USING btree ("day") WHERE "day_alerts"."told_at" is null;--> statement-breakpoint
DROP TRIGGER search_document_changed ON "caddies";--> statement-breakpoint
CREATE TRIGGER search_document_changed AFTER UPDATE OF "name", "nickname", "spoken", "code", "course_id", "status" ON "caddies" FOR EACH ROW WHEN ((OLD."name", OLD."nickname", OLD."spoken", OLD."code", OLD."course_id", OLD."published") IS DISTINCT FROM (NEW."name", NEW."nickname", NEW."spoken", NEW."code", NEW."course_id", NEW."published")) EXECUTE FUNCTION forget_search_document('caddy');--> statement-breakpoint
-- Caddies are found by their names as they are said: the next start writes the words anew.
DELETE FROM "search_documents";
