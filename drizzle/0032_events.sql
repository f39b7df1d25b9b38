ALTER TABLE "comments" ALTER COLUMN "post_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "products" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "coupon_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "has_comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_event" ON "comments" USING btree ("event_id","created_at") WHERE "comments"."parent_id" is null;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comment_has_one_subject" CHECK (num_nonnulls("comments"."post_id", "comments"."event_id") = 1);