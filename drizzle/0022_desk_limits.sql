CREATE TABLE "desk_limits" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"refund_approval_won" integer DEFAULT 500000 NOT NULL,
	"gift_approval_points" integer DEFAULT 10000 NOT NULL,
	"undo_seconds" integer DEFAULT 10 NOT NULL,
	"masked_seconds" integer DEFAULT 30 NOT NULL,
	"supplier_answer_hours" integer DEFAULT 4 NOT NULL,
	"reports_that_hide" integer DEFAULT 3 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "one_row_of_limits" CHECK ("desk_limits"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "desk_limits" DEFAULT VALUES;
