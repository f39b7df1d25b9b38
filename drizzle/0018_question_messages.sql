ALTER TABLE "questions" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "answer";