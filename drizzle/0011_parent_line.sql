ALTER TABLE "reservations" RENAME COLUMN "hangs_on" TO "parent_line";--> statement-breakpoint
ALTER TABLE "reservations" RENAME CONSTRAINT "reservations_hangs_on_reservations_id_fk" TO "reservations_parent_line_reservations_id_fk";--> statement-breakpoint
-- The lines of an order are stored as they were sold: their key for the parent line changes its name, too.
UPDATE "orders" SET "lines" = (
	SELECT jsonb_agg(
		CASE WHEN line ? 'hangsOn' THEN (line - 'hangsOn') || jsonb_build_object('parentLine', line -> 'hangsOn') ELSE line END
		ORDER BY place
	)
	FROM jsonb_array_elements("lines") WITH ORDINALITY AS each_line(line, place)
) WHERE "lines" @? '$[*] ? (exists(@.hangsOn))';
