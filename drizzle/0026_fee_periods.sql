CREATE TABLE "fee_periods" (
	"course_id" text NOT NULL,
	"fee" text NOT NULL,
	"starts_on" date NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "fee_periods_course_id_fee_starts_on_pk" PRIMARY KEY("course_id","fee","starts_on"),
	CONSTRAINT "fee_not_negative" CHECK ("fee_periods"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "van_vehicles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_days" ADD COLUMN "cart_fee" integer;--> statement-breakpoint
ALTER TABLE "course_days" ADD COLUMN "caddy_fee" integer;--> statement-breakpoint
ALTER TABLE "hotel_courses" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_periods" ADD CONSTRAINT "fee_periods_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;