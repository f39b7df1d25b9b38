ALTER TABLE "van_routes" ADD COLUMN "origin_kind" text;--> statement-breakpoint
UPDATE "van_routes" SET "origin_kind" = CASE
	WHEN ("origin" ->> 'en' ~* '\mairport\M' OR "origin" ->> 'ko' LIKE '%공항%')
		AND coalesce("origin" ->> 'en', '') !~* '\mhotel\M' AND coalesce("origin" ->> 'ko', '') NOT LIKE '%호텔%' THEN 'airport'
	ELSE 'hotel'
END;--> statement-breakpoint
ALTER TABLE "van_routes" ALTER COLUMN "origin_kind" SET NOT NULL;
