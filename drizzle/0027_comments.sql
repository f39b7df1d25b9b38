CREATE TYPE "public"."post_mark_kind" AS ENUM('like', 'bookmark');--> statement-breakpoint
CREATE TABLE "post_marks" (
	"post_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" "post_mark_kind" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_marks_post_id_member_id_kind_pk" PRIMARY KEY("post_id","member_id","kind")
);
--> statement-breakpoint
DROP INDEX "comments_post";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "comment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_marks" ADD CONSTRAINT "post_marks_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_marks" ADD CONSTRAINT "post_marks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_marks_member" ON "post_marks" USING btree ("member_id","kind","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_member" ON "comments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "posts_talked_about" ON "posts" USING btree ("comment_count" DESC NULLS LAST,"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id","created_at") WHERE "comments"."parent_id" is null;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "counts_are_not_negative" CHECK ("posts"."comment_count" >= 0 and "posts"."like_count" >= 0);--> statement-breakpoint
UPDATE "posts" SET "comment_count" = (SELECT count(*) FROM "comments" WHERE "comments"."post_id" = "posts"."id");
