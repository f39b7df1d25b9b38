ALTER TABLE "van_vehicles" ALTER COLUMN "fleet" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "tee_allotment" smallint;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "tee_places" smallint GENERATED ALWAYS AS (coalesce(tee_allotment, max_players)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "course_allotment_within_party" CHECK ("courses"."tee_allotment" between 1 and "courses"."max_players");--> statement-breakpoint
-- What is on sale with instant confirmation was on sale with every place of a tee time.
UPDATE "courses" SET "tee_allotment" = "max_players" WHERE "booking" = 'instant' AND "status" IN ('published', 'scheduled');
