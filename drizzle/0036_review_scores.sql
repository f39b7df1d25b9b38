ALTER TABLE "reviews" ADD COLUMN "condition_score" smallint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "caddy_score" smallint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "pace_score" smallint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "value_score" smallint;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "sub_scores_are_one_to_five" CHECK ("reviews"."condition_score" between 1 and 5 and "reviews"."caddy_score" between 1 and 5
        and "reviews"."pace_score" between 1 and 5 and "reviews"."value_score" between 1 and 5);