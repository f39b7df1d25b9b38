CREATE TYPE "public"."report_reason" AS ENUM('abuse', 'ad', 'personal', 'fraud', 'other');--> statement-breakpoint
CREATE TYPE "public"."question_message_author" AS ENUM('member', 'staff', 'note');--> statement-breakpoint
ALTER TYPE "public"."question_type" ADD VALUE 'van';--> statement-breakpoint
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
ALTER TABLE "posts" ADD COLUMN "hidden_for" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden_note" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "product_kind" "product_kind";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "product_id" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "asked_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "solved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "member_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "staff_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_for" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_note" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" jsonb;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_messages" ADD CONSTRAINT "question_messages_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_messages" ADD CONSTRAINT "question_messages_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_reports_open" ON "post_reports" USING btree ("created_at") WHERE "post_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "question_messages_thread" ON "question_messages" USING btree ("question_id","id");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_assignee_id_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_waiting" ON "questions" USING btree ("waiting_since","id") WHERE "questions"."waiting_since" is not null;--> statement-breakpoint
INSERT INTO "question_messages" ("question_id", "author_id", "author", "content", "created_at")
SELECT "id", "member_id", 'member', "content", "created_at" FROM "questions" ORDER BY "created_at", "id";--> statement-breakpoint
INSERT INTO "question_messages" ("question_id", "author", "content", "created_at")
SELECT "id", 'staff', "answer", coalesce("answered_at", now()) FROM "questions" WHERE "answer" IS NOT NULL ORDER BY "answered_at", "id";--> statement-breakpoint
UPDATE "questions" SET "waiting_since" = "created_at" WHERE "answered_at" IS NULL;--> statement-breakpoint
UPDATE "questions" SET "member_read_at" = now() WHERE "answered_at" IS NOT NULL;
