ALTER TABLE "comments" ADD COLUMN "hidden_for" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_note" text;