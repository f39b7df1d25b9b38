CREATE TYPE "public"."offer_status" AS ENUM('OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN');--> statement-breakpoint
CREATE TABLE "time_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "time_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" uuid NOT NULL,
	"times" jsonb NOT NULL,
	"status" "offer_status" DEFAULT 'OPEN' NOT NULL,
	"taken" text,
	"note" text,
	"offered_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taken_when_accepted" CHECK (("time_offers"."status" = 'ACCEPTED') = ("time_offers"."taken" is not null))
);
--> statement-breakpoint
ALTER TABLE "wishes" ADD COLUMN "saved_price" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "rechecked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "rechecked_by" uuid;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "rechecked_with" text;--> statement-breakpoint
ALTER TABLE "time_offers" ADD CONSTRAINT "time_offers_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_offers" ADD CONSTRAINT "time_offers_offered_by_members_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_offer" ON "time_offers" USING btree ("reservation_id") WHERE "time_offers"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "time_offers_expiring" ON "time_offers" USING btree ("expires_at") WHERE "time_offers"."status" = 'OPEN';--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_rechecked_by_members_id_fk" FOREIGN KEY ("rechecked_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;