ALTER TABLE "rooms" ADD COLUMN "area_sqm" smallint;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "beds" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "breakfast" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "picture" jsonb;