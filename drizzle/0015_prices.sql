CREATE TABLE "exchange_rates" (
	"day" date PRIMARY KEY NOT NULL,
	"won_per_100_baht" integer NOT NULL,
	CONSTRAINT "exchange_rate_positive" CHECK ("exchange_rates"."won_per_100_baht" > 0)
);
--> statement-breakpoint
CREATE TABLE "net_costs" (
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"baht" integer NOT NULL,
	CONSTRAINT "net_costs_kind_product_id_starts_on_pk" PRIMARY KEY("kind","product_id","starts_on"),
	CONSTRAINT "net_cost_positive" CHECK ("net_costs"."baht" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_overrides" (
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"day" date NOT NULL,
	"price" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_overrides_kind_product_id_day_pk" PRIMARY KEY("kind","product_id","day"),
	CONSTRAINT "override_positive" CHECK ("price_overrides"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tee_prices" (
	"course_id" text NOT NULL,
	"day" date NOT NULL,
	"tee_time" time NOT NULL,
	"green_fee" integer NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tee_prices_course_id_day_tee_time_pk" PRIMARY KEY("course_id","day","tee_time"),
	CONSTRAINT "tee_price_positive" CHECK ("tee_prices"."green_fee" > 0)
);
--> statement-breakpoint
ALTER TABLE "course_days" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "time_rates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "cut_off_hours" smallint;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "price_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "room_nights" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "room_nights" ADD COLUMN "min_nights" smallint;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "min_nights" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "peak_min_nights" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "cut_off_hours" smallint;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "price_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_overrides" ADD CONSTRAINT "price_overrides_set_by_members_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_prices" ADD CONSTRAINT "tee_prices_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_prices" ADD CONSTRAINT "tee_prices_set_by_members_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- Rooms that already have a calendar keep its prices and number as their rules.
UPDATE "rooms" SET "allotment" = known.capacity FROM (SELECT "room_id", max("capacity") AS capacity FROM "room_nights" GROUP BY "room_id") AS known WHERE known."room_id" = "rooms"."id";
--> statement-breakpoint
UPDATE "rooms" SET "rate_card" = known.card FROM (
	SELECT "room_id", jsonb_object_agg("rate", jsonb_build_object('weekday', coalesce(weekday, weekend), 'weekend', coalesce(weekend, weekday))) AS card
	FROM (
		SELECT "room_id", "rate", max("price") FILTER (WHERE extract(dow FROM "night") NOT IN (0, 6)) AS weekday, max("price") FILTER (WHERE extract(dow FROM "night") IN (0, 6)) AS weekend
		FROM "room_nights" GROUP BY "room_id", "rate"
	) AS by_rate
	GROUP BY "room_id" HAVING count(*) = 4
) AS known WHERE known."room_id" = "rooms"."id";
--> statement-breakpoint
-- A price or a minimum stay that the desk sets is seen in the shop at once; sales still say nothing.
CREATE TRIGGER prices_changed AFTER UPDATE OF "price", "min_nights" ON "room_nights" FOR EACH STATEMENT EXECUTE FUNCTION tell_places_changed('rooms');
