CREATE TYPE "public"."tournament_gender" AS ENUM('any', 'male', 'female');--> statement-breakpoint
CREATE TYPE "public"."tournament_scoring" AS ENUM('new_peoria', 'gross');--> statement-breakpoint
CREATE TYPE "public"."tournament_start" AS ENUM('interval', 'two_tees', 'shotgun');--> statement-breakpoint
CREATE TYPE "public"."tournament_van" AS ENUM('none', 'included', 'extra');--> statement-breakpoint
CREATE TYPE "public"."entry_state" AS ENUM('applied', 'approved', 'waiting', 'offered', 'cancelled', 'refused');--> statement-breakpoint
CREATE TYPE "public"."flight_wish" AS ENUM('together', 'named', 'any');--> statement-breakpoint
CREATE TYPE "public"."shirt_size" AS ENUM('S', 'M', 'L', 'XL', 'XXL');--> statement-breakpoint
CREATE TABLE "tournament_entrants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_entrants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"gender" "member_gender",
	"birth_year" smallint,
	"handicap" double precision,
	"shirt" "shirt_size",
	"flight_id" integer,
	"seat" smallint
);
--> statement-breakpoint
CREATE TABLE "tournament_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"state" "entry_state" NOT NULL,
	"people" smallint NOT NULL,
	"held" smallint DEFAULT 0 NOT NULL,
	"order_id" uuid,
	"wish" "flight_wish" DEFAULT 'together' NOT NULL,
	"wish_names" text[] DEFAULT '{}' NOT NULL,
	"van" boolean DEFAULT false NOT NULL,
	"hotel" text,
	"waiting_since" timestamp with time zone,
	"offer_until" timestamp with time zone,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entry_has_people" CHECK ("tournament_entries"."people" between 1 and 8),
	CONSTRAINT "entry_holds_its_people" CHECK ("tournament_entries"."held" = 0 or ("tournament_entries"."held" = "tournament_entries"."people" and "tournament_entries"."state" in ('approved', 'offered'))),
	CONSTRAINT "entry_offer_ends" CHECK (("tournament_entries"."state" = 'offered') = ("tournament_entries"."offer_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "tournament_flights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_flights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"time" time NOT NULL,
	"hole" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_rounds" (
	"tournament_id" integer PRIMARY KEY NOT NULL,
	"flights_published_at" timestamp with time zone,
	"hidden_holes" jsonb,
	"results_published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_scores" (
	"entrant_id" integer PRIMARY KEY NOT NULL,
	"strokes" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "gender" "tournament_gender" DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "min_age" smallint;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "max_age" smallint;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "max_handicap" smallint;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "scoring" "tournament_scoring" DEFAULT 'new_peoria' NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "pars" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "start_mode" "tournament_start" DEFAULT 'interval' NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "first_tee" time DEFAULT '07:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "interval_minutes" smallint DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "van" "tournament_van" DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "status" "product_status" DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "published" boolean GENERATED ALWAYS AS (status = 'published') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_entry_id_tournament_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."tournament_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_flight_id_tournament_flights_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."tournament_flights"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_flights" ADD CONSTRAINT "tournament_flights_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_rounds" ADD CONSTRAINT "tournament_rounds_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_scores" ADD CONSTRAINT "tournament_scores_entrant_id_tournament_entrants_id_fk" FOREIGN KEY ("entrant_id") REFERENCES "public"."tournament_entrants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_entrants_position" ON "tournament_entrants" USING btree ("entry_id","position");--> statement-breakpoint
CREATE INDEX "tournament_entrants_flight" ON "tournament_entrants" USING btree ("flight_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_entries_one_open" ON "tournament_entries" USING btree ("tournament_id","member_id") WHERE state in ('applied', 'approved', 'waiting', 'offered');--> statement-breakpoint
CREATE INDEX "tournament_entries_state" ON "tournament_entries" USING btree ("tournament_id","state");--> statement-breakpoint
CREATE INDEX "tournament_entries_member" ON "tournament_entries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "tournament_entries_order" ON "tournament_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_flights_number" ON "tournament_flights" USING btree ("tournament_id","number");