DROP INDEX "posts_search";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "search_parts" text[];--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search_parts");--> statement-breakpoint
UPDATE "posts" SET "search_keys" = null;
