ALTER TABLE "members" ALTER COLUMN "locale" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "locale" SET DEFAULT 'ko';--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "locale" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "locale" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "locale" SET DEFAULT 'ko';--> statement-breakpoint
DROP TYPE "public"."member_locale";