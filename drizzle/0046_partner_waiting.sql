ALTER TYPE "public"."application_state" ADD VALUE 'unanswered' BEFORE 'cancelled';--> statement-breakpoint
CREATE TABLE "seat_alerts" (
	"post_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seat_alerts_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "seat_alerts" ADD CONSTRAINT "seat_alerts_post_id_partner_rounds_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."partner_rounds"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_alerts" ADD CONSTRAINT "seat_alerts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_alerts_member" ON "seat_alerts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "partner_applications_waiting" ON "partner_applications" USING btree ("created_at") WHERE "partner_applications"."state" = 'applied';