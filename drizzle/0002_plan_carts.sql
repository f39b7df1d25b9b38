CREATE TABLE "plan_carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_carts" ADD CONSTRAINT "plan_carts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_carts_member" ON "plan_carts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "plan_carts_newest" ON "plan_carts" USING btree ("created_at");--> statement-breakpoint
CREATE TRIGGER table_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.plan_weights FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
