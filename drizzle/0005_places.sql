ALTER TABLE "tee_times" ADD COLUMN "wanted" smallint;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "stopped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_nights" ADD COLUMN "wanted" smallint;--> statement-breakpoint
ALTER TABLE "stock_days" ADD COLUMN "wanted" smallint;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_places_as_wanted" CHECK (case when "tee_times"."wanted" is null then not "tee_times"."stopped" else "tee_times"."wanted" >= 0 and "tee_times"."capacity" = greatest(case when "tee_times"."stopped" then 0 else "tee_times"."wanted" end, "tee_times"."taken") end);--> statement-breakpoint
ALTER TABLE "room_nights" ADD CONSTRAINT "rooms_as_wanted" CHECK ("room_nights"."wanted" is null or ("room_nights"."wanted" >= 0 and "room_nights"."capacity" = greatest("room_nights"."wanted", "room_nights"."taken")));--> statement-breakpoint
ALTER TABLE "stock_days" ADD CONSTRAINT "stock_as_wanted" CHECK ("stock_days"."wanted" is null or ("stock_days"."wanted" >= 0 and "stock_days"."capacity" = greatest("stock_days"."wanted", "stock_days"."taken")));--> statement-breakpoint
-- Sales change these tables all day and say nothing; what the desk changes is seen in the shop at once.
-- Pages are kept by the table beside them: prices of days for tee times, rooms for nights, tournaments for entries.
CREATE FUNCTION tell_places_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('table_changed', TG_ARGV[0]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER places_changed AFTER UPDATE OF "wanted", "stopped" ON "tee_times" FOR EACH STATEMENT EXECUTE FUNCTION tell_places_changed('course_days');
--> statement-breakpoint
CREATE TRIGGER places_changed AFTER UPDATE OF "wanted", "closed" ON "room_nights" FOR EACH STATEMENT EXECUTE FUNCTION tell_places_changed('rooms');
--> statement-breakpoint
CREATE TRIGGER places_changed AFTER UPDATE OF "wanted" ON "stock_days" FOR EACH STATEMENT EXECUTE FUNCTION tell_places_changed('tournaments');
