CREATE TYPE "public"."application_state" AS ENUM('applied', 'accepted', 'paid', 'declined', 'withdrawn', 'expired', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."partner_ages" AS ENUM('anyone', 'thirties', 'forties', 'fifties', 'sixties');--> statement-breakpoint
CREATE TYPE "public"."partner_level" AS ENUM('anyone', 'under15', 'from15to25', 'over25');--> statement-breakpoint
CREATE TABLE "partner_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"word" text NOT NULL,
	"state" "application_state" DEFAULT 'applied' NOT NULL,
	"pay_until" timestamp with time zone,
	"held" boolean DEFAULT false NOT NULL,
	"reservation_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_application" UNIQUE("post_id","member_id"),
	CONSTRAINT "only_accepted_seats_are_held" CHECK (not "partner_applications"."held" or "partner_applications"."state" = 'accepted'),
	CONSTRAINT "paid_has_reservation" CHECK ("partner_applications"."state" <> 'paid' or "partner_applications"."reservation_id" is not null)
);--> statement-breakpoint
CREATE TABLE "partner_rounds" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"reservation_id" uuid,
	"course_id" text NOT NULL,
	"day" date NOT NULL,
	"tee_time" text NOT NULL,
	"players" smallint NOT NULL,
	"seats" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	"level" "partner_level" DEFAULT 'anyone' NOT NULL,
	"ages" "partner_ages" DEFAULT 'anyone' NOT NULL,
	"moods" text[] DEFAULT '{}' NOT NULL,
	"cost" integer,
	"contact" text NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "seats_are_real" CHECK ("partner_rounds"."taken" between 0 and "partner_rounds"."seats"),
	CONSTRAINT "round_has_seats" CHECK ("partner_rounds"."seats" between 1 and 7 and "partner_rounds"."players" >= 1)
);--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_post_id_partner_rounds_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."partner_rounds"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rounds" ADD CONSTRAINT "partner_rounds_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rounds" ADD CONSTRAINT "partner_rounds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rounds" ADD CONSTRAINT "partner_rounds_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rounds" ADD CONSTRAINT "partner_rounds_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_applications_member" ON "partner_applications" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "partner_applications_reservation" ON "partner_applications" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "partner_applications_due" ON "partner_applications" USING btree ("pay_until") WHERE "partner_applications"."held";--> statement-breakpoint
CREATE UNIQUE INDEX "one_round_for_each_booking" ON "partner_rounds" USING btree ("reservation_id") WHERE "partner_rounds"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "partner_rounds_member" ON "partner_rounds" USING btree ("member_id");--> statement-breakpoint
INSERT INTO "partner_rounds" ("post_id", "member_id", "course_id", "day", "tee_time", "players", "seats", "contact", "deadline")
SELECT "posts"."id", "member_id", "join_offer" ->> 'courseId', ("join_offer" ->> 'day')::date, "join_offer" ->> 'teeTime', 1, least(7, greatest(1, ("join_offer" ->> 'seats')::int)), '', (("join_offer" ->> 'day')::date - 1 + time '20:00') AT TIME ZONE 'Asia/Seoul'
FROM "posts" INNER JOIN "courses" ON "courses"."id" = "join_offer" ->> 'courseId' WHERE "join_offer" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "join_offer";--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "partner_rounds" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "partner_applications" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
