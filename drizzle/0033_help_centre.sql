CREATE TYPE "public"."help_subject" AS ENUM('booking', 'refund', 'payment', 'round', 'van', 'hotel');--> statement-breakpoint
CREATE TABLE "help_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" "help_subject" NOT NULL,
	"question" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"position" smallint DEFAULT 100 NOT NULL,
	"draft" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"answer_id" integer NOT NULL,
	"visitor" uuid NOT NULL,
	"helpful" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_votes_answer_id_visitor_pk" PRIMARY KEY("answer_id","visitor")
);
--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_answer_id_help_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."help_answers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "help_answers" FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
