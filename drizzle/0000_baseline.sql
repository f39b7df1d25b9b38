CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TYPE "public"."coupon_kind" AS ENUM('fixed', 'percent');--> statement-breakpoint
CREATE TYPE "public"."point_reason" AS ENUM('used', 'review', 'event', 'spent', 'refunded', 'expired', 'withdrawn', 'gift');--> statement-breakpoint
CREATE TYPE "public"."booking_mode" AS ENUM('instant', 'request');--> statement-breakpoint
CREATE TYPE "public"."course_tier" AS ENUM('premium', 'standard', 'value');--> statement-breakpoint
CREATE TYPE "public"."service_policy" AS ENUM('mandatory', 'optional');--> statement-breakpoint
CREATE TYPE "public"."product_status" AS ENUM('draft', 'scheduled', 'published', 'archived');--> statement-breakpoint
CREATE TYPE "public"."supplier_kind" AS ENUM('course', 'hotel', 'van');--> statement-breakpoint
CREATE TYPE "public"."product_kind" AS ENUM('course', 'hotel', 'caddy');--> statement-breakpoint
CREATE TYPE "public"."post_mark_kind" AS ENUM('like', 'bookmark');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('abuse', 'ad', 'personal', 'fraud', 'other');--> statement-breakpoint
CREATE TYPE "public"."application_state" AS ENUM('applied', 'accepted', 'paid', 'declined', 'withdrawn', 'expired', 'unanswered', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."partner_ages" AS ENUM('anyone', 'thirties', 'forties', 'fifties', 'sixties');--> statement-breakpoint
CREATE TYPE "public"."partner_level" AS ENUM('anyone', 'under15', 'from15to25', 'over25');--> statement-breakpoint
CREATE TYPE "public"."legal_kind" AS ENUM('terms', 'privacy', 'travel', 'refund', 'payment', 'personal-information', 'age', 'marketing');--> statement-breakpoint
CREATE TYPE "public"."legal_status" AS ENUM('draft', 'scheduled');--> statement-breakpoint
CREATE TYPE "public"."notice_category" AS ENUM('normal', 'reservation', 'tournament', 'event');--> statement-breakpoint
CREATE TYPE "public"."help_subject" AS ENUM('booking', 'refund', 'payment', 'round', 'van', 'hotel');--> statement-breakpoint
CREATE TYPE "public"."question_message_author" AS ENUM('member', 'staff', 'note');--> statement-breakpoint
CREATE TYPE "public"."question_type" AS ENUM('reservation', 'payment', 'refund', 'course', 'hotel', 'account', 'etc', 'van');--> statement-breakpoint
CREATE TYPE "public"."social_provider" AS ENUM('google', 'naver', 'kakao');--> statement-breakpoint
CREATE TYPE "public"."member_gender" AS ENUM('male', 'female');--> statement-breakpoint
CREATE TYPE "public"."member_role" AS ENUM('member', 'owner', 'ops', 'content', 'support');--> statement-breakpoint
CREATE TYPE "public"."member_text_size" AS ENUM('normal', 'large');--> statement-breakpoint
CREATE TYPE "public"."message_channel" AS ENUM('email', 'alarm', 'text');--> statement-breakpoint
CREATE TYPE "public"."message_kind" AS ENUM('account', 'reservation', 'question', 'community', 'benefit', 'marketing');--> statement-breakpoint
CREATE TYPE "public"."outbox_status" AS ENUM('waiting', 'sent', 'dead');--> statement-breakpoint
CREATE TYPE "public"."actor_kind" AS ENUM('member', 'staff', 'system');--> statement-breakpoint
CREATE TYPE "public"."line_kind" AS ENUM('golf', 'hotel', 'caddy', 'callvan', 'tournament');--> statement-breakpoint
CREATE TYPE "public"."offer_status" AS ENUM('OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('READY', 'CONFIRMING', 'UNKNOWN', 'PAID', 'FAILED', 'EXPIRED', 'RETURNED');--> statement-breakpoint
CREATE TYPE "public"."reservation_status" AS ENUM('PENDING', 'COMPLETE', 'USED', 'REFUND_REQUEST', 'CANCELLED');--> statement-breakpoint
CREATE TYPE "public"."price_layer" AS ENUM('date', 'holiday', 'peak', 'season');--> statement-breakpoint
CREATE TYPE "public"."price_rate" AS ENUM('low', 'regular', 'high', 'peak');--> statement-breakpoint
CREATE TYPE "public"."stock_kind" AS ENUM('tee', 'night', 'caddy', 'car', 'entry');--> statement-breakpoint
CREATE TYPE "public"."change_status" AS ENUM('HELD', 'APPLIED', 'ENDED');--> statement-breakpoint
CREATE TYPE "public"."refund_kind" AS ENUM('cancel', 'request', 'refusal', 'return', 'external', 'change');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('review', 'sending', 'done', 'refused', 'failed');--> statement-breakpoint
CREATE TYPE "public"."entry_state" AS ENUM('applied', 'approved', 'waiting', 'offered', 'cancelled', 'refused');--> statement-breakpoint
CREATE TYPE "public"."flight_wish" AS ENUM('together', 'named', 'any');--> statement-breakpoint
CREATE TYPE "public"."shirt_size" AS ENUM('S', 'M', 'L', 'XL', 'XXL');--> statement-breakpoint
CREATE TYPE "public"."tournament_gender" AS ENUM('any', 'male', 'female');--> statement-breakpoint
CREATE TYPE "public"."tournament_scoring" AS ENUM('new_peoria', 'gross');--> statement-breakpoint
CREATE TYPE "public"."tournament_start" AS ENUM('interval', 'two_tees', 'shotgun');--> statement-breakpoint
CREATE TYPE "public"."tournament_van" AS ENUM('none', 'included', 'extra');--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text,
	"name" jsonb NOT NULL,
	"kind" "coupon_kind" NOT NULL,
	"value" integer NOT NULL,
	"max_discount" integer,
	"minimum_order" integer NOT NULL,
	"scope" "line_kind",
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"claim_limit" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_has_value" CHECK ("coupons"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "member_coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"coupon_id" integer NOT NULL,
	"used_at" timestamp with time zone,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_balances" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "points_never_negative" CHECK ("point_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" "point_reason" NOT NULL,
	"subject" text NOT NULL,
	"expires_on" date,
	"lots" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_move" CHECK ("point_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "caddies" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text NOT NULL,
	"spoken" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"code" text NOT NULL,
	"age" smallint NOT NULL,
	"height_cm" smallint NOT NULL,
	"languages" text[] NOT NULL,
	"specialty" jsonb NOT NULL,
	"experience_years" smallint NOT NULL,
	"day_off" smallint NOT NULL,
	"price" integer NOT NULL,
	"reservation_fee" integer NOT NULL,
	"status" "product_status" DEFAULT 'published' NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"published" boolean GENERATED ALWAYS AS (status = 'published') STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
	"origin_kind" text NOT NULL,
	"destination" jsonb NOT NULL,
	"local_origin" text,
	"local_destination" text,
	"course_id" text,
	"one_way_price" integer NOT NULL,
	"round_trip_price" integer NOT NULL,
	"drive_minutes" smallint NOT NULL,
	"road_km" double precision NOT NULL,
	"status" "product_status" DEFAULT 'published' NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"published" boolean GENERATED ALWAYS AS (status = 'published') STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
	"fleet" smallint NOT NULL,
	"position" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"region_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"local_name" text,
	"local_address" text,
	"phone" text,
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
	"tee_allotment" smallint,
	"tee_places" smallint GENERATED ALWAYS AS (coalesce(tee_allotment, max_players)) STORED NOT NULL,
	"first_tee" time NOT NULL,
	"last_tee" time NOT NULL,
	"tee_interval_minutes" smallint NOT NULL,
	"drive_minutes" smallint NOT NULL,
	"road_km" double precision NOT NULL,
	"airport_minutes" smallint,
	"rate_card" jsonb NOT NULL,
	"caddy_fee" integer NOT NULL,
	"cart_fee" integer NOT NULL,
	"players_per_cart" smallint NOT NULL,
	"time_rates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cut_off_hours" smallint,
	"price_version" integer DEFAULT 1 NOT NULL,
	"includes_caddy" boolean NOT NULL,
	"includes_cart" boolean NOT NULL,
	"caddy_tip_baht" integer,
	"refund_policy_id" text NOT NULL,
	"rules" jsonb NOT NULL,
	"status" "product_status" DEFAULT 'published' NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"published" boolean GENERATED ALWAYS AS (status = 'published') STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"picture" jsonb,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_allotment_within_party" CHECK ("courses"."tee_allotment" between 1 and "courses"."max_players")
);
--> statement-breakpoint
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
CREATE TABLE "hotel_courses" (
	"hotel_id" text NOT NULL,
	"course_id" text NOT NULL,
	"drive_minutes" smallint NOT NULL,
	"road_km" double precision NOT NULL,
	"by_hand" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hotel_courses_hotel_id_course_id_pk" PRIMARY KEY("hotel_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" text PRIMARY KEY NOT NULL,
	"region_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"local_name" text,
	"local_address" text,
	"phone" text,
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
	"status" "product_status" DEFAULT 'published' NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"published" boolean GENERATED ALWAYS AS (status = 'published') STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"picture" jsonb,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"max_adults" smallint NOT NULL,
	"max_children" smallint NOT NULL,
	"extra_bed" boolean NOT NULL,
	"area_sqm" smallint,
	"beds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"breakfast" boolean DEFAULT false NOT NULL,
	"picture" jsonb,
	"position" smallint NOT NULL,
	"rate_card" jsonb,
	"allotment" smallint DEFAULT 0 NOT NULL,
	"min_nights" smallint DEFAULT 1 NOT NULL,
	"peak_min_nights" smallint DEFAULT 2 NOT NULL,
	"cut_off_hours" smallint,
	"price_version" integer DEFAULT 1 NOT NULL,
	"status" "product_status" DEFAULT 'published' NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"published" boolean GENERATED ALWAYS AS (status = 'published') STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_policies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"tiers" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
	"picture" jsonb,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_items" (
	"member_id" uuid NOT NULL,
	"product_kind" "product_kind" NOT NULL,
	"product_id" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_items_member_id_product_kind_product_id_pk" PRIMARY KEY("member_id","product_kind","product_id")
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"member_id" uuid NOT NULL,
	"words" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_searches_member_id_words_pk" PRIMARY KEY("member_id","words")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"member_id" uuid NOT NULL,
	"product_kind" "product_kind" NOT NULL,
	"product_id" text NOT NULL,
	"saved_price" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_member_id_product_kind_product_id_pk" PRIMARY KEY("member_id","product_kind","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_choices" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"keeps" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"terms" "tsvector" NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "search_documents_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"keys" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppliers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "supplier_kind" NOT NULL,
	"name" text NOT NULL,
	"course_id" text,
	"hotel_id" text,
	"region_id" text,
	"contact" text,
	"phone" text,
	"email" text,
	"line_id" text,
	"language" text NOT NULL,
	"opens_at" time NOT NULL,
	"closes_at" time NOT NULL,
	"closed_days" text[] DEFAULT '{}' NOT NULL,
	"time_zone" text NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_of_its_kind" CHECK (num_nonnulls("suppliers"."course_id", "suppliers"."hotel_id", "suppliers"."region_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"line" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "payment_hints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_hints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transmission_id" text NOT NULL,
	"event" text NOT NULL,
	"payment_order_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_hints_transmission_id_unique" UNIQUE("transmission_id")
);
--> statement-breakpoint
CREATE TABLE "customer_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"pay_link_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"made_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"overrides" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sends" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_links_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "member_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_block_of_a_member" UNIQUE("member_id","blocked_id"),
	CONSTRAINT "nobody_blocks_oneself" CHECK ("member_blocks"."member_id" <> "member_blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" "report_reason" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_report_of_a_comment" UNIQUE("comment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer,
	"event_id" integer,
	"member_id" uuid NOT NULL,
	"parent_id" integer,
	"content" jsonb NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_for" text,
	"hidden_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_has_one_subject" CHECK (num_nonnulls("comments"."post_id", "comments"."event_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "post_marks" (
	"post_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" "post_mark_kind" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_marks_post_id_member_id_kind_pk" PRIMARY KEY("post_id","member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" "report_reason" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_report_of_a_post" UNIQUE("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"region_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp with time zone,
	"search_keys" text,
	"search_parts" text[],
	"comment_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"hidden_for" text,
	"hidden_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "counts_are_not_negative" CHECK ("posts"."comment_count" >= 0 and "posts"."like_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_review_id_member_id_pk" PRIMARY KEY("review_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_kind" "product_kind" NOT NULL,
	"product_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"reservation_id" uuid,
	"rating" smallint NOT NULL,
	"condition_score" smallint,
	"caddy_score" smallint,
	"pace_score" smallint,
	"value_score" smallint,
	"content" jsonb NOT NULL,
	"used_on" date NOT NULL,
	"party" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"hidden_for" text,
	"hidden_note" text,
	"reply" jsonb,
	"replied_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_reservation_id_unique" UNIQUE("reservation_id"),
	CONSTRAINT "helpful_count_is_not_negative" CHECK ("reviews"."helpful_count" >= 0),
	CONSTRAINT "rating_is_one_to_five" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "sub_scores_are_one_to_five" CHECK ("reviews"."condition_score" between 1 and 5 and "reviews"."caddy_score" between 1 and 5
        and "reviews"."pace_score" between 1 and 5 and "reviews"."value_score" between 1 and 5)
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "seat_alerts" (
	"post_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seat_alerts_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "post_counts" (
	"region_id" text PRIMARY KEY NOT NULL,
	"posts" integer NOT NULL,
	CONSTRAINT "post_counts_are_not_negative" CHECK ("post_counts"."posts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "post_viewers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_viewers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "one_view_a_day" UNIQUE("post_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "post_views" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_data" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"company" jsonb,
	"representative" jsonb,
	"business_number" text,
	"mail_order_number" jsonb,
	"travel_agency_number" jsonb,
	"address" jsonb,
	"phone" text,
	"emergency_phone" text,
	"email" text,
	"privacy_officer" jsonb,
	"insurance" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "one_row_of_business_data" CHECK ("business_data"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"kind" "legal_kind" NOT NULL,
	"version" smallint NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk_limits" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"refund_approval_won" integer DEFAULT 500000 NOT NULL,
	"gift_approval_points" integer DEFAULT 10000 NOT NULL,
	"undo_seconds" integer DEFAULT 10 NOT NULL,
	"masked_seconds" integer DEFAULT 30 NOT NULL,
	"supplier_answer_hours" integer DEFAULT 4 NOT NULL,
	"reports_that_hide" integer DEFAULT 3 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "one_row_of_limits" CHECK ("desk_limits"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "legal_documents" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "legal_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "legal_kind" NOT NULL,
	"version" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"body" jsonb,
	"status" "legal_status" DEFAULT 'scheduled' NOT NULL,
	"effective_on" date NOT NULL,
	"saves" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "legal_documents_kind_version_pk" PRIMARY KEY("kind","version"),
	CONSTRAINT "legal_documents_id_unique" UNIQUE("id")
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
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"picture" jsonb,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
	"draft" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp with time zone,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"coupon_id" integer,
	"has_comments" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "event_order" CHECK ("events"."starts_on" <= "events"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "home_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" "notice_category" NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"draft" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommended_courses" (
	"course_id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_records" (
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_records_subject_kind_subject_id_member_id_pk" PRIMARY KEY("subject_kind","subject_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"area" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_views_name" UNIQUE("member_id","area","name")
);
--> statement-breakpoint
CREATE TABLE "help_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" "help_subject" NOT NULL,
	"question" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"position" smallint DEFAULT 100 NOT NULL,
	"draft" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"answer_id" integer NOT NULL,
	"visitor" uuid NOT NULL,
	"helpful" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_votes_answer_id_visitor_pk" PRIMARY KEY("answer_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"author_id" uuid,
	"author" "question_message_author" NOT NULL,
	"content" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"type" "question_type" NOT NULL,
	"title" jsonb NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"phone" text,
	"email" text,
	"reservation_id" uuid,
	"product_kind" "product_kind",
	"product_id" text,
	"assignee_id" uuid,
	"waiting_since" timestamp with time zone,
	"asked_back" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone,
	"solved_at" timestamp with time zone,
	"member_read_at" timestamp with time zone,
	"staff_read_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"email" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"verified_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tries_never_negative" CHECK ("email_codes"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "member_identities" (
	"provider" "social_provider" NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"member_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"complete" boolean DEFAULT true NOT NULL,
	"stay" boolean DEFAULT false NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"factor_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "social_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" "social_provider" NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"return_to" text NOT NULL,
	"link_member_id" uuid,
	"then_provider" "social_provider",
	"popup" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_gifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"given_by" uuid,
	"decided_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "gift_has_two_people" CHECK ("point_gifts"."decided_by" is distinct from "point_gifts"."given_by" or "point_gifts"."decided_by" is null)
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"role" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"login_id" text,
	"password_hash" text,
	"name" text NOT NULL,
	"role" "member_role" DEFAULT 'member' NOT NULL,
	"locale" text DEFAULT 'ko' NOT NULL,
	"text_size" "member_text_size" DEFAULT 'normal' NOT NULL,
	"email" text,
	"email_verified_at" timestamp with time zone,
	"phone" text,
	"birthday" date,
	"gender" "member_gender",
	"totp_secret" text,
	"totp_used_step" text,
	"is_guest" boolean DEFAULT false NOT NULL,
	"banned_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_author_id_unique" UNIQUE("author_id"),
	CONSTRAINT "members_login_id_unique" UNIQUE("login_id")
);
--> statement-breakpoint
CREATE TABLE "alarms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"dedupe_key" text NOT NULL,
	"kind" "message_kind" NOT NULL,
	"template" text NOT NULL,
	"words" jsonb NOT NULL,
	"link" text,
	"order_id" uuid,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alarms_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "demo_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"member_id" uuid NOT NULL,
	"kind" "message_kind" NOT NULL,
	"channel" "message_channel" NOT NULL,
	"wanted" boolean NOT NULL,
	CONSTRAINT "notification_choices_member_id_kind_channel_pk" PRIMARY KEY("member_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dedupe_key" text NOT NULL,
	"template" text NOT NULL,
	"channel" "message_channel" NOT NULL,
	"locale" text NOT NULL,
	"member_id" uuid,
	"recipient" text NOT NULL,
	"words" jsonb NOT NULL,
	"link" text,
	"order_id" uuid,
	"kept_words" jsonb,
	"kept_link" text,
	"status" "outbox_status" DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "app_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_by_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"payments" integer,
	"breaches" jsonb,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "shift_note_reads" (
	"note_id" integer NOT NULL,
	"reader_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shift_note_reads_note_id_reader_id_pk" PRIMARY KEY("note_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "shift_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shift_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"author_id" uuid,
	"done_by_id" uuid,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text,
	"birthday" date,
	"handicap" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companion_handicap" CHECK ("companions"."handicap" between -10 and 54)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"before" "order_status",
	"after" "order_status" NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"status" "order_status" DEFAULT 'READY' NOT NULL,
	"locale" text DEFAULT 'ko' NOT NULL,
	"payment_order_id" text NOT NULL,
	"payment_key" text,
	"amount" integer NOT NULL,
	"coupon" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"member_coupon_id" integer,
	"change_of" uuid,
	"booker" jsonb,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hold_until" timestamp with time zone,
	"confirming_since" timestamp with time zone,
	"check_at" timestamp with time zone,
	"checks" smallint DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"failure" text,
	"failure_code" text,
	"receipt" jsonb,
	"is_partial_cancelable" boolean DEFAULT true NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_payment_order_id_unique" UNIQUE("payment_order_id"),
	CONSTRAINT "orders_payment_key_unique" UNIQUE("payment_key"),
	CONSTRAINT "order_adds_up" CHECK ("orders"."total" = "orders"."amount" - "orders"."coupon" - "orders"."points" and "orders"."coupon" >= 0 and "orders"."points" >= 0 and "orders"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reservation_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" uuid NOT NULL,
	"actor" "actor_kind" NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"before" "reservation_status",
	"after" "reservation_status" NOT NULL,
	"reason" text,
	"reason_code" text,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idx" integer GENERATED ALWAYS AS IDENTITY (sequence name "reservations_idx_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"line_key" text NOT NULL,
	"kind" "line_kind" NOT NULL,
	"product_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"used_on" date NOT NULL,
	"ends_on" date,
	"zone" text DEFAULT 'Asia/Bangkok' NOT NULL,
	"booking" "booking_mode" DEFAULT 'request' NOT NULL,
	"parent_line" uuid,
	"tiers" jsonb NOT NULL,
	"choice" jsonb,
	"bill" jsonb,
	"travellers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" integer NOT NULL,
	"coupon" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"card" integer NOT NULL,
	"paid" integer NOT NULL,
	"refund" integer,
	"refunded_card" integer DEFAULT 0 NOT NULL,
	"refunded_points" integer DEFAULT 0 NOT NULL,
	"status" "reservation_status" DEFAULT 'PENDING' NOT NULL,
	"status_before" "reservation_status",
	"supplier_reference" text,
	"reference_lost_at" timestamp with time zone,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"heard_from" text,
	"rechecked_at" timestamp with time zone,
	"rechecked_by" uuid,
	"rechecked_with" text,
	"voucher_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservations_idx_unique" UNIQUE("idx"),
	CONSTRAINT "reservations_voucher_code_unique" UNIQUE("voucher_code"),
	CONSTRAINT "refund_within_paid" CHECK ("reservations"."refund" between 0 and "reservations"."paid"),
	CONSTRAINT "reservation_adds_up" CHECK ("reservations"."paid" = "reservations"."amount" - "reservations"."coupon" and "reservations"."paid" = "reservations"."card" + "reservations"."points"),
	CONSTRAINT "refunded_within_paid" CHECK ("reservations"."refunded_card" between 0 and "reservations"."card" and "reservations"."refunded_points" between 0 and "reservations"."points")
);
--> statement-breakpoint
CREATE TABLE "time_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "time_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" uuid NOT NULL,
	"times" jsonb NOT NULL,
	"status" "offer_status" DEFAULT 'OPEN' NOT NULL,
	"taken" text,
	"note" text,
	"offered_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taken_when_accepted" CHECK (("time_offers"."status" = 'ACCEPTED') = ("time_offers"."taken" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_findings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_key" text NOT NULL,
	"kind" text NOT NULL,
	"payment_key" text NOT NULL,
	"payment_order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"booked" integer,
	"happened_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"note" text,
	"explained_by_id" uuid,
	CONSTRAINT "provider_findings_transaction_key_unique" UNIQUE("transaction_key")
);
--> statement-breakpoint
CREATE TABLE "provider_readings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	"window_from" timestamp with time zone,
	"window_until" timestamp with time zone,
	"starting_after" text,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deep_at" timestamp with time zone,
	CONSTRAINT "one_provider_reading" CHECK ("provider_readings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"picture" jsonb NOT NULL,
	"member_id" uuid,
	"is_private" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_days" (
	"course_id" text NOT NULL,
	"day" date NOT NULL,
	"green_fee" integer NOT NULL,
	"layer" "price_layer" NOT NULL,
	"rate" "price_rate" NOT NULL,
	"cart_fee" integer,
	"caddy_fee" integer,
	"closed" boolean DEFAULT false NOT NULL,
	"close_reason" text,
	CONSTRAINT "course_days_course_id_day_pk" PRIMARY KEY("course_id","day"),
	CONSTRAINT "green_fee_positive" CHECK ("course_days"."green_fee" > 0)
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
	"elsewhere" smallint DEFAULT 0 NOT NULL,
	"wanted" smallint,
	"closed" boolean DEFAULT false NOT NULL,
	"close_reason" text,
	"min_nights" smallint,
	CONSTRAINT "room_nights_room_id_night_pk" PRIMARY KEY("room_id","night"),
	CONSTRAINT "room_price_positive" CHECK ("room_nights"."price" > 0),
	CONSTRAINT "rooms_within_capacity" CHECK ("room_nights"."taken" between 0 and "room_nights"."capacity"),
	CONSTRAINT "rooms_as_wanted" CHECK ("room_nights"."wanted" is null or ("room_nights"."wanted" >= 0 and "room_nights"."capacity" = greatest("room_nights"."wanted", "room_nights"."taken")))
);
--> statement-breakpoint
CREATE TABLE "tee_times" (
	"course_id" text NOT NULL,
	"day" date NOT NULL,
	"tee_time" time NOT NULL,
	"capacity" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	"elsewhere" smallint DEFAULT 0 NOT NULL,
	"wanted" smallint,
	"stopped" boolean DEFAULT false NOT NULL,
	"stop_reason" text,
	CONSTRAINT "tee_times_course_id_day_tee_time_pk" PRIMARY KEY("course_id","day","tee_time"),
	CONSTRAINT "tee_places_within_capacity" CHECK ("tee_times"."taken" between 0 and "tee_times"."capacity"),
	CONSTRAINT "tee_places_as_wanted" CHECK (case when "tee_times"."wanted" is null then not "tee_times"."stopped" else "tee_times"."wanted" >= 0 and "tee_times"."capacity" = greatest(case when "tee_times"."stopped" then 0 else "tee_times"."wanted" end, "tee_times"."taken") end)
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"day" date PRIMARY KEY NOT NULL,
	"won_per_100_baht" integer NOT NULL,
	CONSTRAINT "exchange_rate_positive" CHECK ("exchange_rates"."won_per_100_baht" > 0)
);
--> statement-breakpoint
CREATE TABLE "fee_periods" (
	"course_id" text NOT NULL,
	"fee" text NOT NULL,
	"starts_on" date NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "fee_periods_course_id_fee_starts_on_pk" PRIMARY KEY("course_id","fee","starts_on"),
	CONSTRAINT "fee_not_negative" CHECK ("fee_periods"."amount" >= 0)
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
CREATE TABLE "net_costs" (
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"baht" integer NOT NULL,
	CONSTRAINT "net_costs_kind_product_id_starts_on_pk" PRIMARY KEY("kind","product_id","starts_on"),
	CONSTRAINT "net_cost_positive" CHECK ("net_costs"."baht" > 0)
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
CREATE TABLE "van_surcharges" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"amount" integer,
	"percent" smallint
);
--> statement-breakpoint
CREATE TABLE "stock_days" (
	"kind" "stock_kind" NOT NULL,
	"product_id" text NOT NULL,
	"day" date NOT NULL,
	"slot" text DEFAULT '' NOT NULL,
	"capacity" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	"elsewhere" smallint DEFAULT 0 NOT NULL,
	"wanted" smallint,
	CONSTRAINT "stock_days_kind_product_id_day_slot_pk" PRIMARY KEY("kind","product_id","day","slot"),
	CONSTRAINT "stock_within_capacity" CHECK ("stock_days"."taken" between 0 and "stock_days"."capacity"),
	CONSTRAINT "stock_as_wanted" CHECK ("stock_days"."wanted" is null or ("stock_days"."wanted" >= 0 and "stock_days"."capacity" = greatest("stock_days"."wanted", "stock_days"."taken")))
);
--> statement-breakpoint
CREATE TABLE "stock_takes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_takes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"line_key" text NOT NULL,
	"kind" "stock_kind" NOT NULL,
	"product_id" text NOT NULL,
	"day" date NOT NULL,
	"slot" text NOT NULL,
	"quantity" smallint NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "something_is_taken" CHECK ("stock_takes"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawn_members" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"kept" jsonb NOT NULL,
	"keep_until" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"status" "change_status" NOT NULL,
	"lines" jsonb NOT NULL,
	"leaving" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fee_card" integer NOT NULL,
	"fee_points" integer NOT NULL,
	"pay" integer NOT NULL,
	"pay_order_id" uuid,
	"refund_id" uuid,
	"failure" text,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_changes_pay_order_id_unique" UNIQUE("pay_order_id"),
	CONSTRAINT "reservation_changes_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "change_not_negative" CHECK ("reservation_changes"."fee_card" >= 0 and "reservation_changes"."fee_points" >= 0 and "reservation_changes"."pay" >= 0),
	CONSTRAINT "paid_by_an_order" CHECK (("reservation_changes"."pay" > 0) = ("reservation_changes"."pay_order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"card" integer NOT NULL,
	"points" integer NOT NULL,
	"fee" integer NOT NULL,
	"fee_percent" smallint NOT NULL,
	CONSTRAINT "refund_lines_refund_id_reservation_id_pk" PRIMARY KEY("refund_id","reservation_id")
);
--> statement-breakpoint
CREATE TABLE "refund_parts" (
	"refund_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"card" integer NOT NULL,
	"transaction_key" text,
	CONSTRAINT "refund_parts_refund_id_order_id_pk" PRIMARY KEY("refund_id","order_id"),
	CONSTRAINT "refund_parts_transaction_key_unique" UNIQUE("transaction_key"),
	CONSTRAINT "refund_part_positive" CHECK ("refund_parts"."card" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" "refund_kind" NOT NULL,
	"status" "refund_status" NOT NULL,
	"card" integer NOT NULL,
	"points" integer NOT NULL,
	"fee" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_by" "actor_kind" NOT NULL,
	"asked_by_id" uuid,
	"decided_by_id" uuid,
	"decision" text,
	"reason_code" text,
	"transaction_key" text,
	"failure_code" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"try_at" timestamp with time zone,
	"resends" smallint DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_not_negative" CHECK ("refunds"."card" >= 0 and "refunds"."points" >= 0 and "refunds"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" uuid NOT NULL,
	"card" integer NOT NULL,
	"points" integer NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"proposed_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposal_has_two_people" CHECK ("refund_proposals"."decided_by" is distinct from "refund_proposals"."proposed_by" or "refund_proposals"."decided_by" is null)
);
--> statement-breakpoint
CREATE TABLE "reservation_assignees" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ride_drivers" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"plate" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sheet_notes" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"gender" "tournament_gender" DEFAULT 'any' NOT NULL,
	"min_age" smallint,
	"max_age" smallint,
	"max_handicap" smallint,
	"scoring" "tournament_scoring" DEFAULT 'new_peoria' NOT NULL,
	"pars" text,
	"start_mode" "tournament_start" DEFAULT 'interval' NOT NULL,
	"first_tee" time DEFAULT '07:00' NOT NULL,
	"interval_minutes" smallint DEFAULT 8 NOT NULL,
	"van" "tournament_van" DEFAULT 'none' NOT NULL,
	"picture" jsonb,
	"status" "product_status" DEFAULT 'published' NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"published" boolean GENERATED ALWAYS AS (status = 'published') STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_balances" ADD CONSTRAINT "point_balances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caddies" ADD CONSTRAINT "caddies_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "van_routes" ADD CONSTRAINT "van_routes_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "van_routes" ADD CONSTRAINT "van_routes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_refund_policy_id_refund_policies_id_fk" FOREIGN KEY ("refund_policy_id") REFERENCES "public"."refund_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_alerts" ADD CONSTRAINT "day_alerts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_alerts" ADD CONSTRAINT "day_alerts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_alerts" ADD CONSTRAINT "day_alerts_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_courses" ADD CONSTRAINT "hotel_courses_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_courses" ADD CONSTRAINT "hotel_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_on_course_id_courses_id_fk" FOREIGN KEY ("on_course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_refund_policy_id_refund_policies_id_fk" FOREIGN KEY ("refund_policy_id") REFERENCES "public"."refund_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_items" ADD CONSTRAINT "recent_items_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_choices" ADD CONSTRAINT "search_choices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_pay_link_id_pay_links_id_fk" FOREIGN KEY ("pay_link_id") REFERENCES "public"."pay_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_made_by_members_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_blocked_id_members_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_marks" ADD CONSTRAINT "post_marks_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_marks" ADD CONSTRAINT "post_marks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_post_id_partner_rounds_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."partner_rounds"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rounds" ADD CONSTRAINT "partner_rounds_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rounds" ADD CONSTRAINT "partner_rounds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rounds" ADD CONSTRAINT "partner_rounds_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rounds" ADD CONSTRAINT "partner_rounds_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_alerts" ADD CONSTRAINT "seat_alerts_post_id_partner_rounds_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."partner_rounds"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_alerts" ADD CONSTRAINT "seat_alerts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_counts" ADD CONSTRAINT "post_counts_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "post_viewers" ADD CONSTRAINT "post_viewers_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_courses" ADD CONSTRAINT "recommended_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_records" ADD CONSTRAINT "open_records_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_answer_id_help_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."help_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_messages" ADD CONSTRAINT "question_messages_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_messages" ADD CONSTRAINT "question_messages_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_assignee_id_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_attempts" ADD CONSTRAINT "social_attempts_link_member_id_members_id_fk" FOREIGN KEY ("link_member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_gifts" ADD CONSTRAINT "point_gifts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_gifts" ADD CONSTRAINT "point_gifts_given_by_members_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_gifts" ADD CONSTRAINT "point_gifts_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_members_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_accepted_by_members_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_reports" ADD CONSTRAINT "ledger_reports_started_by_id_members_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_note_reads" ADD CONSTRAINT "shift_note_reads_note_id_shift_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."shift_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_note_reads" ADD CONSTRAINT "shift_note_reads_reader_id_members_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_notes" ADD CONSTRAINT "shift_notes_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_notes" ADD CONSTRAINT "shift_notes_done_by_id_members_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companions" ADD CONSTRAINT "companions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_change_of_orders_id_fk" FOREIGN KEY ("change_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_parent_line_reservations_id_fk" FOREIGN KEY ("parent_line") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_confirmed_by_members_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_rechecked_by_members_id_fk" FOREIGN KEY ("rechecked_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_offers" ADD CONSTRAINT "time_offers_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_offers" ADD CONSTRAINT "time_offers_offered_by_members_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_findings" ADD CONSTRAINT "provider_findings_explained_by_id_members_id_fk" FOREIGN KEY ("explained_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_days" ADD CONSTRAINT "course_days_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_nights" ADD CONSTRAINT "room_nights_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_periods" ADD CONSTRAINT "fee_periods_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_overrides" ADD CONSTRAINT "price_overrides_set_by_members_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_prices" ADD CONSTRAINT "tee_prices_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_prices" ADD CONSTRAINT "tee_prices_set_by_members_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_takes" ADD CONSTRAINT "stock_takes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_pay_order_id_orders_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_parts" ADD CONSTRAINT "refund_parts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_parts" ADD CONSTRAINT "refund_parts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_id_members_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_id_members_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_proposed_by_members_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_assignees" ADD CONSTRAINT "reservation_assignees_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_assignees" ADD CONSTRAINT "reservation_assignees_staff_id_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_notes" ADD CONSTRAINT "reservation_notes_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_notes" ADD CONSTRAINT "reservation_notes_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_drivers" ADD CONSTRAINT "ride_drivers_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_notes" ADD CONSTRAINT "sheet_notes_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_links" ADD CONSTRAINT "trip_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_links" ADD CONSTRAINT "trip_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_entry_id_tournament_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."tournament_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_flight_id_tournament_flights_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."tournament_flights"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_flights" ADD CONSTRAINT "tournament_flights_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_rounds" ADD CONSTRAINT "tournament_rounds_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_scores" ADD CONSTRAINT "tournament_scores_entrant_id_tournament_entrants_id_fk" FOREIGN KEY ("entrant_id") REFERENCES "public"."tournament_entrants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_of_each_coupon" ON "member_coupons" USING btree ("member_id","coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_entry_per_event" ON "point_entries" USING btree ("member_id","reason","subject");--> statement-breakpoint
CREATE INDEX "caddies_course" ON "caddies" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "courses_region" ON "courses" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "day_alerts_waiting" ON "day_alerts" USING btree ("day") WHERE "day_alerts"."told_at" is null;--> statement-breakpoint
CREATE INDEX "hotel_courses_course" ON "hotel_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "hotels_region" ON "hotels" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "rooms_hotel" ON "rooms" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "recent_items_newest" ON "recent_items" USING btree ("member_id","seen_at");--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_keys" ON "search_words" USING gin ("keys" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "one_supplier_per_course" ON "suppliers" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_supplier_per_hotel" ON "suppliers" USING btree ("hotel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_van_supplier_per_region" ON "suppliers" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "customer_links_pay_link" ON "customer_links" USING btree ("pay_link_id");--> statement-breakpoint
CREATE INDEX "member_blocks_blocked" ON "member_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "comment_reports_open" ON "comment_reports" USING btree ("created_at") WHERE "comment_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "comment_reports_member" ON "comment_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id","created_at","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_event" ON "comments" USING btree ("event_id","created_at","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_member" ON "comments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_marks_member" ON "post_marks" USING btree ("member_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "post_reports_open" ON "post_reports" USING btree ("created_at") WHERE "post_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at","id") WHERE not "posts"."hidden";--> statement-breakpoint
CREATE INDEX "posts_of_region" ON "posts" USING btree ("region_id","created_at","id") WHERE not "posts"."hidden";--> statement-breakpoint
CREATE INDEX "posts_of_member" ON "posts" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search_parts");--> statement-breakpoint
CREATE INDEX "posts_talked_about" ON "posts" USING btree ("comment_count","created_at","id") WHERE not "posts"."hidden";--> statement-breakpoint
CREATE INDEX "review_votes_member" ON "review_votes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_kind","product_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_of_member" ON "reviews" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("helpful_count","created_at");--> statement-breakpoint
CREATE INDEX "partner_applications_member" ON "partner_applications" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "partner_applications_reservation" ON "partner_applications" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "partner_applications_waiting" ON "partner_applications" USING btree ("created_at") WHERE "partner_applications"."state" = 'applied';--> statement-breakpoint
CREATE INDEX "partner_applications_due" ON "partner_applications" USING btree ("pay_until") WHERE "partner_applications"."held";--> statement-breakpoint
CREATE UNIQUE INDEX "one_round_for_each_booking" ON "partner_rounds" USING btree ("reservation_id") WHERE "partner_rounds"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "partner_rounds_member" ON "partner_rounds" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "seat_alerts_member" ON "seat_alerts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_viewers_day" ON "post_viewers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","kind");--> statement-breakpoint
CREATE INDEX "notices_listed" ON "notices" USING btree ("pinned","published_at","id");--> statement-breakpoint
CREATE INDEX "notices_of_category" ON "notices" USING btree ("category","draft","published_at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "question_messages_thread" ON "question_messages" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "questions_member" ON "questions" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "questions_waiting" ON "questions" USING btree ("waiting_since","id") WHERE "questions"."waiting_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_identity_per_provider" ON "member_identities" USING btree ("member_id","provider");--> statement-breakpoint
CREATE INDEX "password_resets_member" ON "password_resets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_notes_member" ON "member_notes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "point_gifts_member" ON "point_gifts" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_invitation_of_an_address" ON "staff_invitations" USING btree ("email") WHERE "staff_invitations"."accepted_at" is null and "staff_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_guest_per_address" ON "members" USING btree ("email") WHERE "members"."is_guest";--> statement-breakpoint
CREATE INDEX "members_name_search" ON "members" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_name_start" ON "members" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "members_phone" ON "members" USING btree ((reverse(regexp_replace("phone", '\D', '', 'g'))) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "members_email" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "alarms_member" ON "alarms" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("status","next_try_at");--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "outbox_member" ON "outbox" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_running_ledger_report" ON "ledger_reports" USING btree ((true)) WHERE "ledger_reports"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "shift_notes_open" ON "shift_notes" USING btree ("created_at") WHERE "shift_notes"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_companion_per_name" ON "companions" USING btree ("member_id","first_name","last_name");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_holds" ON "orders" USING btree ("hold_until") WHERE "orders"."status" = 'READY';--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("check_at") WHERE "orders"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_change_of" ON "orders" USING btree ("change_of") WHERE "orders"."change_of" is not null;--> statement-breakpoint
CREATE INDEX "orders_number_search" ON "orders" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_booker_search" ON "orders" USING gin ((coalesce("booker" ->> 'firstName', '') || ' ' || coalesce("booker" ->> 'lastName', '') || ' ' || coalesce("booker" ->> 'firstName', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_booker_phone" ON "orders" USING btree ((reverse(regexp_replace(("booker" ->> 'phone'), '\D', '', 'g'))) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reservation_events_reservation" ON "reservation_events" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "reservations_order" ON "reservations" USING btree ("order_id","idx","used_on","created_at");--> statement-breakpoint
CREATE INDEX "reservations_member" ON "reservations" USING btree ("member_id","used_on","idx","created_at");--> statement-breakpoint
CREATE INDEX "reservations_used" ON "reservations" USING btree ("used_on","idx");--> statement-breakpoint
CREATE INDEX "reservations_created" ON "reservations" USING btree ("created_at","idx");--> statement-breakpoint
CREATE INDEX "reservations_status" ON "reservations" USING btree ("status","used_on","idx","zone");--> statement-breakpoint
CREATE INDEX "reservations_status_created" ON "reservations" USING btree ("status","created_at","idx");--> statement-breakpoint
CREATE INDEX "reservations_kind" ON "reservations" USING btree ("kind","used_on","idx");--> statement-breakpoint
CREATE INDEX "reservations_product" ON "reservations" USING btree ("product_id","status","kind","used_on","idx");--> statement-breakpoint
CREATE INDEX "reservations_lost_reference" ON "reservations" USING btree ("reference_lost_at","idx") WHERE "reservations"."reference_lost_at" is not null;--> statement-breakpoint
CREATE INDEX "reservations_voucher_search" ON "reservations" USING gin ("voucher_code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reservations_reference_search" ON "reservations" USING gin ("supplier_reference" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_offer" ON "time_offers" USING btree ("reservation_id") WHERE "time_offers"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "time_offers_reservation" ON "time_offers" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "time_offers_expiring" ON "time_offers" USING btree ("expires_at") WHERE "time_offers"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "provider_findings_pending" ON "provider_findings" USING btree ("found_at") WHERE "provider_findings"."status" in ('asked', 'open');--> statement-breakpoint
CREATE INDEX "provider_findings_payment" ON "provider_findings" USING btree ("payment_key");--> statement-breakpoint
CREATE INDEX "course_days_day" ON "course_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "stock_takes_order" ON "stock_takes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_takes_stock" ON "stock_takes" USING btree ("kind","product_id","day","slot");--> statement-breakpoint
CREATE INDEX "reservation_changes_order" ON "reservation_changes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reservation_changes_reservation" ON "reservation_changes" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "reservation_changes_member" ON "reservation_changes" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_held_change" ON "reservation_changes" USING btree ("order_id") WHERE "reservation_changes"."status" = 'HELD';--> statement-breakpoint
CREATE INDEX "refund_lines_reservation" ON "refund_lines" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "refund_parts_order" ON "refund_parts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("status","created_at") WHERE "refunds"."status" in ('review', 'sending', 'failed');--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("try_at") WHERE "refunds"."status" = 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_refund_per_cancel" ON "refunds" USING btree ("transaction_key");--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_proposal" ON "refund_proposals" USING btree ("refund_id") WHERE "refund_proposals"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "reservation_assignees_staff" ON "reservation_assignees" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "reservation_notes_reservation" ON "reservation_notes" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_link_per_order" ON "trip_links" USING btree ("order_id") WHERE "trip_links"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_entrants_position" ON "tournament_entrants" USING btree ("entry_id","position");--> statement-breakpoint
CREATE INDEX "tournament_entrants_flight" ON "tournament_entrants" USING btree ("flight_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_entries_one_open" ON "tournament_entries" USING btree ("tournament_id","member_id") WHERE state in ('applied', 'approved', 'waiting', 'offered');--> statement-breakpoint
CREATE INDEX "tournament_entries_state" ON "tournament_entries" USING btree ("tournament_id","state");--> statement-breakpoint
CREATE INDEX "tournament_entries_member" ON "tournament_entries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "tournament_entries_order" ON "tournament_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_flights_number" ON "tournament_flights" USING btree ("tournament_id","number");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.tell_table_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	PERFORM pg_notify('table_changed', TG_TABLE_NAME);
	RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.search_hits(queries tsquery[], most integer)
 RETURNS TABLE(kind text, id text, weight integer, tier integer)
 LANGUAGE sql
 STABLE
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
	SELECT d.kind, d.id, d.weight, min(q.place)::integer - 1
	FROM unnest(queries) WITH ORDINALITY AS q (query, place)
	CROSS JOIN LATERAL (SELECT s.kind, s.id, s.weight FROM search_documents s WHERE s.terms @@ q.query LIMIT most) AS d
	GROUP BY d.kind, d.id, d.weight
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.forget_search_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	DELETE FROM search_documents WHERE kind = TG_ARGV[0] AND id = OLD.id;
	IF TG_ARGV[0] = 'course' THEN
		DELETE FROM search_documents WHERE kind = 'caddy' AND id IN (SELECT id FROM caddies WHERE course_id = OLD.id);
	END IF;
	IF TG_ARGV[0] = 'city' THEN
		DELETE FROM search_documents WHERE kind = 'course' AND id IN (SELECT id FROM courses WHERE region_id = OLD.id);
		DELETE FROM search_documents WHERE kind = 'hotel' AND id IN (SELECT id FROM hotels WHERE region_id = OLD.id);
		DELETE FROM search_documents WHERE kind = 'caddy' AND id IN (SELECT caddies.id FROM caddies JOIN courses ON courses.id = course_id WHERE region_id = OLD.id);
	END IF;
	RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.keep_point_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	who uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.member_id ELSE NEW.member_id END;
	change integer := CASE TG_OP WHEN 'DELETE' THEN -OLD.amount WHEN 'INSERT' THEN NEW.amount ELSE NEW.amount - OLD.amount END;
BEGIN
	UPDATE point_balances SET balance = balance + change WHERE member_id = who;
	IF NOT FOUND THEN
		-- Two first entries at once: the second adds to the first.
		INSERT INTO point_balances (member_id, balance)
		SELECT who, greatest(change, 0) WHERE EXISTS (SELECT FROM members WHERE id = who)
		ON CONFLICT (member_id) DO NOTHING;
		IF change < 0 OR NOT FOUND THEN
			UPDATE point_balances SET balance = balance + change WHERE member_id = who;
		END IF;
	END IF;
	RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.tell_places_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	PERFORM pg_notify('table_changed', TG_ARGV[0]);
	RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refuse_change_in_force()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF OLD.status = 'scheduled' AND OLD.effective_on <= (now() AT TIME ZONE 'Asia/Seoul')::date THEN
		RAISE EXCEPTION 'legal text % is in force and never changes', OLD.id USING ERRCODE = 'check_violation';
	END IF;
	IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
	RETURN NEW;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.count_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF TG_OP <> 'INSERT' AND NOT OLD.hidden THEN
		UPDATE post_counts SET posts = posts - 1 WHERE region_id = OLD.region_id;
	END IF;
	IF TG_OP <> 'DELETE' AND NOT NEW.hidden THEN
		-- Two first posts of a region at once: the second adds to the first.
		INSERT INTO post_counts (region_id, posts) VALUES (NEW.region_id, 1)
		ON CONFLICT (region_id) DO UPDATE SET posts = post_counts.posts + 1;
	END IF;
	RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refunds_within_paid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	trip uuid;
	paid bigint;
	back bigint;
BEGIN
	IF NOT (NEW.status = 'sending' OR (NEW.status = 'done' AND NEW.transaction_key LIKE 'hand:%')) THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD.status IN ('sending', 'done') AND NEW.card <= OLD.card THEN
		RETURN NULL;
	END IF;
	SELECT coalesce(change_of, id) INTO trip FROM orders WHERE id = NEW.order_id;
	-- Two refunds of one trip: the second sees the first.
	PERFORM FROM orders WHERE id = trip FOR NO KEY UPDATE;
	SELECT sum(o.total) INTO paid FROM orders o
	WHERE o.id = trip OR (o.change_of = trip AND (o.status IN ('PAID', 'RETURNED')
		OR EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.kind = 'return')));
	SELECT coalesce(sum(r.card), 0) INTO back FROM refunds r JOIN orders o ON o.id = r.order_id
	WHERE (o.id = trip OR o.change_of = trip) AND r.status IN ('sending', 'done');
	SELECT back + coalesce(sum(p.card), 0) INTO back
	FROM refund_parts p JOIN refunds r ON r.id = p.refund_id JOIN orders o ON o.id = r.order_id
	WHERE (o.id = trip OR o.change_of = trip) AND p.transaction_key IS NOT NULL AND r.status NOT IN ('sending', 'done');
	IF back > paid THEN
		RAISE EXCEPTION 'more would go back for order % than was paid: % of %', trip, back, paid
			USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_paid', TABLE = 'refunds';
	END IF;
	RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.banners FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.business_data FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER search_document_changed AFTER UPDATE OF name, nickname, spoken, code, course_id, status ON public.caddies FOR EACH ROW WHEN (((((((old.name IS DISTINCT FROM new.name) OR (old.nickname IS DISTINCT FROM new.nickname)) OR (old.spoken IS DISTINCT FROM new.spoken)) OR (old.code IS DISTINCT FROM new.code)) OR (old.course_id IS DISTINCT FROM new.course_id)) OR (old.published IS DISTINCT FROM new.published))) EXECUTE FUNCTION forget_search_document('caddy');
--> statement-breakpoint
CREATE TRIGGER search_document_gone AFTER DELETE ON public.caddies FOR EACH ROW EXECUTE FUNCTION forget_search_document('caddy');
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.caddies FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.comments FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.course_days FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER search_document_changed AFTER UPDATE OF name, region_id, status ON public.courses FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.region_id IS DISTINCT FROM new.region_id)) OR (old.published IS DISTINCT FROM new.published))) EXECUTE FUNCTION forget_search_document('course');
--> statement-breakpoint
CREATE TRIGGER search_document_gone AFTER DELETE ON public.courses FOR EACH ROW EXECUTE FUNCTION forget_search_document('course');
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.courses FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.events FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.help_answers FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.holidays FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.home_settings FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.hotel_courses FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER search_document_changed AFTER UPDATE OF name, region_id, status ON public.hotels FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.region_id IS DISTINCT FROM new.region_id)) OR (old.published IS DISTINCT FROM new.published))) EXECUTE FUNCTION forget_search_document('hotel');
--> statement-breakpoint
CREATE TRIGGER search_document_gone AFTER DELETE ON public.hotels FOR EACH ROW EXECUTE FUNCTION forget_search_document('hotel');
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.hotels FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER refuse_change_in_force BEFORE DELETE OR UPDATE ON public.legal_documents FOR EACH ROW EXECUTE FUNCTION refuse_change_in_force();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.legal_documents FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER UPDATE OF name, withdrawn_at ON public.members FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.notices FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.partner_applications FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.partner_rounds FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.peak_windows FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER keep_point_balance AFTER INSERT OR DELETE OR UPDATE ON public.point_entries FOR EACH ROW EXECUTE FUNCTION keep_point_balance();
--> statement-breakpoint
CREATE TRIGGER posts_counted AFTER INSERT OR DELETE OR UPDATE OF hidden, region_id ON public.posts FOR EACH ROW EXECUTE FUNCTION count_posts();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.posts FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.recommended_courses FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.refund_policies FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER refunds_within_paid AFTER INSERT OR UPDATE OF status, card ON public.refunds FOR EACH ROW EXECUTE FUNCTION refunds_within_paid();
--> statement-breakpoint
CREATE TRIGGER search_document_changed AFTER UPDATE OF name ON public.regions FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION forget_search_document('city');
--> statement-breakpoint
CREATE TRIGGER search_document_gone AFTER DELETE ON public.regions FOR EACH ROW EXECUTE FUNCTION forget_search_document('city');
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.regions FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER places_changed AFTER UPDATE OF wanted, closed ON public.room_nights FOR EACH STATEMENT EXECUTE FUNCTION tell_places_changed('rooms');
--> statement-breakpoint
CREATE TRIGGER prices_changed AFTER UPDATE OF price, min_nights ON public.room_nights FOR EACH STATEMENT EXECUTE FUNCTION tell_places_changed('rooms');
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.rooms FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
CREATE TRIGGER places_changed AFTER UPDATE OF wanted ON public.stock_days FOR EACH STATEMENT EXECUTE FUNCTION tell_places_changed('tournaments');
--> statement-breakpoint
CREATE TRIGGER places_changed AFTER UPDATE OF wanted, stopped ON public.tee_times FOR EACH STATEMENT EXECUTE FUNCTION tell_places_changed('course_days');
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.tournaments FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
--> statement-breakpoint
ALTER TABLE "search_documents" SET (toast_tuple_target = 128);
--> statement-breakpoint
-- The one row of each, which staff change.
INSERT INTO "business_data" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "desk_limits" DEFAULT VALUES;
