ALTER TABLE "orders" ADD COLUMN "failure" text;--> statement-breakpoint
UPDATE "orders" SET "failure" = CASE
	WHEN "failure_code" IN ('REJECT_CARD_PAYMENT', 'REJECT_ACCOUNT_PAYMENT') OR starts_with("failure_code", 'EXCEED_MAX_') THEN 'payment.limit_exceeded'
	WHEN "failure_code" IN ('REJECT_CARD_COMPANY', 'FDS_ERROR', 'INVALID_REJECT_CARD') THEN 'payment.card_refused'
	WHEN "failure_code" IN ('INVALID_STOPPED_CARD', 'INVALID_CARD_EXPIRATION', 'INVALID_CARD_LOST_OR_STOLEN') OR starts_with("failure_code", 'NOT_SUPPORTED_') THEN 'payment.card_unusable'
	WHEN "failure_code" = 'BELOW_MINIMUM_AMOUNT' THEN 'payment.below_minimum'
	WHEN "failure_code" IN ('NOT_FOUND_PAYMENT_SESSION', 'EXPIRED_PAYMENT', 'EXPIRED') THEN 'payment.expired'
	ELSE 'payment.failed'
END WHERE "failure_code" IS NOT NULL;--> statement-breakpoint
UPDATE "payment_hints" SET "event" = CASE "event"
	WHEN 'PAYMENT_STATUS_CHANGED' THEN 'payment_changed'
	WHEN 'CANCEL_STATUS_CHANGED' THEN 'refund_changed'
	WHEN 'DEPOSIT_CALLBACK' THEN 'deposit_made'
	ELSE 'other'
END;
