CREATE TABLE "plan_figures" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_figures_day_figure_pk" PRIMARY KEY("day","figure")
);
--> statement-breakpoint
CREATE TABLE "plan_weights" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"won_per_drive_minute" integer DEFAULT 300 NOT NULL,
	"won_per_rating_tenth" integer DEFAULT 1500 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "one_row_of_weights" CHECK ("plan_weights"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "saved_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"wish" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unread_words" (
	"words" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "van_routes" ADD COLUMN "airport_code" text;--> statement-breakpoint
ALTER TABLE "saved_plans" ADD CONSTRAINT "saved_plans_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_plans_newest" ON "saved_plans" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "unread_words_often" ON "unread_words" USING btree ("count");--> statement-breakpoint
INSERT INTO "plan_weights" DEFAULT VALUES;--> statement-breakpoint
UPDATE "van_routes" SET "airport_code" = substring("origin" ->> 'en' from '\(([A-Z]{3})\)') WHERE "origin_kind" = 'airport';
