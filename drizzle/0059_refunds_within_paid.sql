-- What the shop sends or pays by hand never exceeds what was charged. What the provider reports as refunded is a fact, and always written.
CREATE FUNCTION refunds_within_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	trip uuid;
	paid bigint;
	back bigint;
BEGIN
	IF NOT (NEW.status = 'sending' OR (NEW.status = 'done' AND NEW.transaction_key LIKE 'hand:%')) THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD.status IN ('sending', 'done') AND NEW.card <= OLD.card THEN
		RETURN NULL;
	END IF;
	SELECT coalesce(change_of, id) INTO trip FROM orders WHERE id = NEW.order_id;
	-- Two refunds of one trip: the second sees the first.
	PERFORM FROM orders WHERE id = trip FOR NO KEY UPDATE;
	SELECT sum(o.total) INTO paid FROM orders o
	WHERE o.id = trip OR (o.change_of = trip AND (o.status IN ('PAID', 'RETURNED')
		OR EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.kind = 'return')));
	SELECT coalesce(sum(r.card), 0) INTO back FROM refunds r JOIN orders o ON o.id = r.order_id
	WHERE (o.id = trip OR o.change_of = trip) AND r.status IN ('sending', 'done');
	SELECT back + coalesce(sum(p.card), 0) INTO back
	FROM refund_parts p JOIN refunds r ON r.id = p.refund_id JOIN orders o ON o.id = r.order_id
	WHERE (o.id = trip OR o.change_of = trip) AND p.transaction_key IS NOT NULL AND r.status NOT IN ('sending', 'done');
	IF back > paid THEN
		RAISE EXCEPTION 'more would go back for order % than was paid: % of %', trip, back, paid
			USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_paid', TABLE = 'refunds';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_within_paid AFTER INSERT OR UPDATE OF status, card ON refunds FOR EACH ROW EXECUTE FUNCTION refunds_within_paid();
