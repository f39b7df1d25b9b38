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
ALTER TABLE "caddies" ADD COLUMN "hangul_name" text;--> statement-breakpoint
ALTER TABLE "caddies" ADD COLUMN "hangul_nickname" text;--> statement-breakpoint
ALTER TABLE "day_alerts" ADD CONSTRAINT "day_alerts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_alerts" ADD CONSTRAINT "day_alerts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_alerts" ADD CONSTRAINT "day_alerts_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_alerts_waiting" ON "day_alerts" USING btree ("day") WHERE "day_alerts"."told_at" is null;--> statement-breakpoint
-- Caddies are found by their names in Hangul, and Siam by a common slip: the next start writes the words anew.
DELETE FROM "search_documents";
