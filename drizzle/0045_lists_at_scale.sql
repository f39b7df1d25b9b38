CREATE TABLE "post_counts" (
	"region_id" text PRIMARY KEY NOT NULL,
	"posts" integer NOT NULL,
	CONSTRAINT "post_counts_are_not_negative" CHECK ("post_counts"."posts" >= 0)
);
--> statement-breakpoint
DROP INDEX "recent_items_newest";--> statement-breakpoint
DROP INDEX "comments_post";--> statement-breakpoint
DROP INDEX "comments_event";--> statement-breakpoint
DROP INDEX "post_marks_member";--> statement-breakpoint
DROP INDEX "posts_newest";--> statement-breakpoint
DROP INDEX "posts_of_member";--> statement-breakpoint
DROP INDEX "posts_talked_about";--> statement-breakpoint
DROP INDEX "reviews_product";--> statement-breakpoint
DROP INDEX "reviews_of_member";--> statement-breakpoint
DROP INDEX "reviews_newest";--> statement-breakpoint
DROP INDEX "reviews_helpful";--> statement-breakpoint
DROP INDEX "alarms_member";--> statement-breakpoint
DROP INDEX "orders_member";--> statement-breakpoint
DROP INDEX "reservations_order";--> statement-breakpoint
DROP INDEX "reservations_member";--> statement-breakpoint
DROP INDEX "reservations_status";--> statement-breakpoint
DROP INDEX "questions_member";--> statement-breakpoint
ALTER TABLE "post_counts" ADD CONSTRAINT "post_counts_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "posts_of_region" ON "posts" USING btree ("region_id","created_at","id") WHERE not "posts"."hidden";--> statement-breakpoint
CREATE INDEX "notices_listed" ON "notices" USING btree ("pinned","published_at","id");--> statement-breakpoint
CREATE INDEX "notices_of_category" ON "notices" USING btree ("category","draft","published_at");--> statement-breakpoint
CREATE INDEX "recent_items_newest" ON "recent_items" USING btree ("member_id","seen_at");--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id","created_at","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_event" ON "comments" USING btree ("event_id","created_at","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "post_marks_member" ON "post_marks" USING btree ("member_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at","id") WHERE not "posts"."hidden";--> statement-breakpoint
CREATE INDEX "posts_of_member" ON "posts" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_talked_about" ON "posts" USING btree ("comment_count","created_at","id") WHERE not "posts"."hidden";--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_kind","product_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_of_member" ON "reviews" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("helpful_count","created_at");--> statement-breakpoint
CREATE INDEX "alarms_member" ON "alarms" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "reservations_order" ON "reservations" USING btree ("order_id","idx","used_on","created_at");--> statement-breakpoint
CREATE INDEX "reservations_member" ON "reservations" USING btree ("member_id","used_on","idx","created_at");--> statement-breakpoint
CREATE INDEX "reservations_status" ON "reservations" USING btree ("status","used_on","idx","zone");--> statement-breakpoint
CREATE INDEX "questions_member" ON "questions" USING btree ("member_id","created_at");--> statement-breakpoint
INSERT INTO "post_counts" ("region_id", "posts") SELECT "region_id", count(*) FROM "posts" WHERE NOT "hidden" GROUP BY "region_id";--> statement-breakpoint
CREATE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER posts_counted AFTER INSERT OR DELETE OR UPDATE OF hidden, region_id ON posts FOR EACH ROW EXECUTE FUNCTION count_posts();
