ALTER TABLE "posts" ADD COLUMN "search_keys" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "author_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_of_member" ON "posts" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search_keys" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_of_member" ON "reviews" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_author_id_unique" UNIQUE("author_id");