ALTER TABLE "sessions" ADD COLUMN "factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "social_attempts" ADD COLUMN "then_provider" "social_provider";