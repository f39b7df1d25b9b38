CREATE TYPE "public"."product_kind" AS ENUM('course', 'hotel', 'caddy');--> statement-breakpoint
CREATE TYPE "public"."question_type" AS ENUM('reservation', 'payment', 'refund', 'course', 'hotel', 'account', 'etc');--> statement-breakpoint
CREATE TYPE "public"."legal_kind" AS ENUM('terms', 'privacy', 'travel', 'refund', 'payment', 'personal-information', 'age', 'marketing');--> statement-breakpoint
CREATE TYPE "public"."notice_category" AS ENUM('normal', 'reservation', 'tournament', 'event');--> statement-breakpoint
CREATE TYPE "public"."booking_mode" AS ENUM('instant', 'request');--> statement-breakpoint
CREATE TYPE "public"."course_tier" AS ENUM('premium', 'standard', 'value');--> statement-breakpoint
CREATE TYPE "public"."price_layer" AS ENUM('date', 'holiday', 'peak', 'season');--> statement-breakpoint
CREATE TYPE "public"."price_rate" AS ENUM('low', 'regular', 'high', 'peak');--> statement-breakpoint
CREATE TYPE "public"."service_policy" AS ENUM('mandatory', 'optional');--> statement-breakpoint
CREATE TYPE "public"."member_gender" AS ENUM('male', 'female');--> statement-breakpoint
CREATE TYPE "public"."member_locale" AS ENUM('ko', 'en');--> statement-breakpoint
CREATE TYPE "public"."member_role" AS ENUM('member', 'owner', 'ops', 'content', 'support');--> statement-breakpoint
CREATE TYPE "public"."line_kind" AS ENUM('golf', 'hotel', 'caddy', 'callvan', 'tournament');--> statement-breakpoint
CREATE TYPE "public"."reservation_status" AS ENUM('PENDING', 'COMPLETE', 'USED', 'REFUND_REQUEST', 'CANCELLED');--> statement-breakpoint
CREATE TABLE "app_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "caddies" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text NOT NULL,
	"code" text NOT NULL,
	"age" smallint NOT NULL,
	"height_cm" smallint NOT NULL,
	"languages" text[] NOT NULL,
	"specialty" jsonb NOT NULL,
	"experience_years" smallint NOT NULL,
	"day_off" smallint NOT NULL,
	"price" integer NOT NULL,
	"reservation_fee" integer NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"picture" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "caddy_day_off_is_a_weekday" CHECK ("caddies"."day_off" between 0 and 6)
);
--> statement-breakpoint
CREATE TABLE "van_routes" (
	"id" text PRIMARY KEY NOT NULL,
	"region_id" text NOT NULL,
	"kind" text NOT NULL,
	"origin" jsonb NOT NULL,
	"destination" jsonb NOT NULL,
	"course_id" text,
	"one_way_price" integer NOT NULL,
	"round_trip_price" integer NOT NULL,
	"drive_minutes" smallint NOT NULL,
	"road_km" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "van_surcharges" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"amount" integer,
	"percent" smallint
);
--> statement-breakpoint
CREATE TABLE "van_vehicles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"max_passengers" smallint NOT NULL,
	"max_golfers_with_bags" smallint NOT NULL,
	"max_golf_bags" smallint NOT NULL,
	"max_suitcases" smallint NOT NULL,
	"price_percent" smallint NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"region_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"join_offer" jsonb,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"type" "question_type" NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"answer" jsonb,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_kind" "product_kind" NOT NULL,
	"product_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"used_on" date NOT NULL,
	"party" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rating_is_one_to_five" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"eyebrow" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"target" text NOT NULL,
	"position" smallint NOT NULL,
	"picture" jsonb
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"label" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"picture" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_order" CHECK ("events"."starts_on" <= "events"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "legal_documents" (
	"kind" "legal_kind" NOT NULL,
	"version" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"effective_on" date NOT NULL,
	CONSTRAINT "legal_documents_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" "notice_category" NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournaments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"format" jsonb NOT NULL,
	"plays_on" date NOT NULL,
	"apply_until" date NOT NULL,
	"capacity" smallint NOT NULL,
	"entry_fee" integer NOT NULL,
	"prizes" jsonb NOT NULL,
	"schedule" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_days" (
	"course_id" text NOT NULL,
	"day" date NOT NULL,
	"green_fee" integer NOT NULL,
	"layer" "price_layer" NOT NULL,
	"rate" "price_rate" NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "course_days_course_id_day_pk" PRIMARY KEY("course_id","day"),
	CONSTRAINT "green_fee_positive" CHECK ("course_days"."green_fee" > 0)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"region_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"grass" jsonb NOT NULL,
	"holes" smallint NOT NULL,
	"par" smallint NOT NULL,
	"yards" integer NOT NULL,
	"opened" smallint,
	"designer" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"tier" "course_tier" NOT NULL,
	"booking" "booking_mode" NOT NULL,
	"caddy_policy" "service_policy" NOT NULL,
	"cart_policy" "service_policy" NOT NULL,
	"on_site_hotel" boolean NOT NULL,
	"popular_with_koreans" boolean NOT NULL,
	"night_golf" boolean NOT NULL,
	"min_players" smallint NOT NULL,
	"max_players" smallint NOT NULL,
	"first_tee" time NOT NULL,
	"last_tee" time NOT NULL,
	"tee_interval_minutes" smallint NOT NULL,
	"drive_minutes" smallint NOT NULL,
	"road_km" double precision NOT NULL,
	"rate_card" jsonb NOT NULL,
	"caddy_fee" integer NOT NULL,
	"cart_fee" integer NOT NULL,
	"players_per_cart" smallint NOT NULL,
	"includes_caddy" boolean NOT NULL,
	"includes_cart" boolean NOT NULL,
	"caddy_tip_baht" integer,
	"refund_policy_id" text NOT NULL,
	"rules" jsonb NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"picture" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommended_courses" (
	"course_id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tee_times" (
	"course_id" text NOT NULL,
	"day" date NOT NULL,
	"tee_time" time NOT NULL,
	"capacity" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "tee_times_course_id_day_tee_time_pk" PRIMARY KEY("course_id","day","tee_time"),
	CONSTRAINT "tee_places_within_capacity" CHECK ("tee_times"."taken" between 0 and "tee_times"."capacity")
);
--> statement-breakpoint
CREATE TABLE "hotel_courses" (
	"hotel_id" text NOT NULL,
	"course_id" text NOT NULL,
	"drive_minutes" smallint NOT NULL,
	"road_km" double precision NOT NULL,
	CONSTRAINT "hotel_courses_hotel_id_course_id_pk" PRIMARY KEY("hotel_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" text PRIMARY KEY NOT NULL,
	"region_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"stars" smallint NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"check_in" time NOT NULL,
	"check_out" time NOT NULL,
	"homepage" text,
	"languages" text[] NOT NULL,
	"facilities" text[] NOT NULL,
	"extras" jsonb NOT NULL,
	"charges" jsonb NOT NULL,
	"cautions" jsonb NOT NULL,
	"tour" jsonb NOT NULL,
	"transport" jsonb NOT NULL,
	"on_course_id" text,
	"booking" "booking_mode" NOT NULL,
	"refund_policy_id" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"picture" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_nights" (
	"room_id" text NOT NULL,
	"night" date NOT NULL,
	"price" integer NOT NULL,
	"layer" "price_layer" NOT NULL,
	"rate" "price_rate" NOT NULL,
	"capacity" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "room_nights_room_id_night_pk" PRIMARY KEY("room_id","night"),
	CONSTRAINT "room_price_positive" CHECK ("room_nights"."price" > 0),
	CONSTRAINT "rooms_within_capacity" CHECK ("room_nights"."taken" between 0 and "room_nights"."capacity")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"max_adults" smallint NOT NULL,
	"max_children" smallint NOT NULL,
	"extra_bed" boolean NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"login_id" text,
	"password_hash" text,
	"name" text NOT NULL,
	"role" "member_role" DEFAULT 'member' NOT NULL,
	"locale" "member_locale" DEFAULT 'ko' NOT NULL,
	"phone" text,
	"birthday" date,
	"gender" "member_gender",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_login_id_unique" UNIQUE("login_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"total" integer NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idx" integer GENERATED ALWAYS AS IDENTITY (sequence name "reservations_idx_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" "line_kind" NOT NULL,
	"product_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"used_on" date NOT NULL,
	"paid" integer NOT NULL,
	"refund" integer,
	"status" "reservation_status" DEFAULT 'PENDING' NOT NULL,
	"supplier_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservations_idx_unique" UNIQUE("idx"),
	CONSTRAINT "refund_within_paid" CHECK ("reservations"."refund" between 0 and "reservations"."paid")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"country" text NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"price_effect" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "peak_windows" (
	"id" text PRIMARY KEY NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"name" jsonb NOT NULL,
	"rate" text NOT NULL,
	CONSTRAINT "peak_window_order" CHECK ("peak_windows"."starts_on" <= "peak_windows"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "refund_policies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"tiers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" jsonb NOT NULL,
	"airport_code" text NOT NULL,
	"airport_name" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"base_name" jsonb NOT NULL,
	"base_latitude" double precision NOT NULL,
	"base_longitude" double precision NOT NULL,
	"position" integer NOT NULL,
	"picture" jsonb
);
--> statement-breakpoint
ALTER TABLE "caddies" ADD CONSTRAINT "caddies_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "van_routes" ADD CONSTRAINT "van_routes_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "van_routes" ADD CONSTRAINT "van_routes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_days" ADD CONSTRAINT "course_days_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_refund_policy_id_refund_policies_id_fk" FOREIGN KEY ("refund_policy_id") REFERENCES "public"."refund_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_courses" ADD CONSTRAINT "recommended_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_courses" ADD CONSTRAINT "hotel_courses_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_courses" ADD CONSTRAINT "hotel_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_on_course_id_courses_id_fk" FOREIGN KEY ("on_course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_refund_policy_id_refund_policies_id_fk" FOREIGN KEY ("refund_policy_id") REFERENCES "public"."refund_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_nights" ADD CONSTRAINT "room_nights_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caddies_course" ON "caddies" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questions_member" ON "questions" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_kind","product_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "course_days_day" ON "course_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "courses_region" ON "courses" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "hotel_courses_course" ON "hotel_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "hotels_region" ON "hotels" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "rooms_hotel" ON "rooms" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reservations_member" ON "reservations" USING btree ("member_id","used_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reservations_status" ON "reservations" USING btree ("status","used_on");