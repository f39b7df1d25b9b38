CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
CREATE TABLE "search_choices" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"keeps" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"terms" "tsvector" NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "search_documents_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"keys" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_choices" ADD CONSTRAINT "search_choices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_keys" ON "search_words" USING gin ("keys" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
ALTER TABLE "search_documents" SET (toast_tuple_target = 128);
--> statement-breakpoint
CREATE FUNCTION search_hits(queries tsquery[], most integer) RETURNS TABLE (kind text, id text, weight integer, tier integer)
LANGUAGE sql STABLE SET enable_seqscan = off SET jit = off AS $$
	SELECT d.kind, d.id, d.weight, min(q.place)::integer - 1
	FROM unnest(queries) WITH ORDINALITY AS q (query, place)
	CROSS JOIN LATERAL (SELECT s.kind, s.id, s.weight FROM search_documents s WHERE s.terms @@ q.query LIMIT most) AS d
	GROUP BY d.kind, d.id, d.weight
$$;
--> statement-breakpoint
CREATE FUNCTION forget_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM search_documents WHERE kind = TG_ARGV[0] AND id = OLD.id;
	IF TG_ARGV[0] = 'course' THEN
		DELETE FROM search_documents WHERE kind = 'caddy' AND id IN (SELECT id FROM caddies WHERE course_id = OLD.id);
	END IF;
	IF TG_ARGV[0] = 'city' THEN
		DELETE FROM search_documents WHERE kind = 'course' AND id IN (SELECT id FROM courses WHERE region_id = OLD.id);
		DELETE FROM search_documents WHERE kind = 'hotel' AND id IN (SELECT id FROM hotels WHERE region_id = OLD.id);
		DELETE FROM search_documents WHERE kind = 'caddy' AND id IN (SELECT caddies.id FROM caddies JOIN courses ON courses.id = course_id WHERE region_id = OLD.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER search_document_changed AFTER UPDATE OF "name", "region_id", "published" ON "courses" FOR EACH ROW WHEN ((OLD."name", OLD."region_id", OLD."published") IS DISTINCT FROM (NEW."name", NEW."region_id", NEW."published")) EXECUTE FUNCTION forget_search_document('course');
--> statement-breakpoint
CREATE TRIGGER search_document_gone AFTER DELETE ON "courses" FOR EACH ROW EXECUTE FUNCTION forget_search_document('course');
--> statement-breakpoint
CREATE TRIGGER search_document_changed AFTER UPDATE OF "name", "region_id", "published" ON "hotels" FOR EACH ROW WHEN ((OLD."name", OLD."region_id", OLD."published") IS DISTINCT FROM (NEW."name", NEW."region_id", NEW."published")) EXECUTE FUNCTION forget_search_document('hotel');
--> statement-breakpoint
CREATE TRIGGER search_document_gone AFTER DELETE ON "hotels" FOR EACH ROW EXECUTE FUNCTION forget_search_document('hotel');
--> statement-breakpoint
CREATE TRIGGER search_document_changed AFTER UPDATE OF "name", "nickname", "code", "course_id", "published" ON "caddies" FOR EACH ROW WHEN ((OLD."name", OLD."nickname", OLD."code", OLD."course_id", OLD."published") IS DISTINCT FROM (NEW."name", NEW."nickname", NEW."code", NEW."course_id", NEW."published")) EXECUTE FUNCTION forget_search_document('caddy');
--> statement-breakpoint
CREATE TRIGGER search_document_gone AFTER DELETE ON "caddies" FOR EACH ROW EXECUTE FUNCTION forget_search_document('caddy');
--> statement-breakpoint
CREATE TRIGGER search_document_changed AFTER UPDATE OF "name" ON "regions" FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION forget_search_document('city');
--> statement-breakpoint
CREATE TRIGGER search_document_gone AFTER DELETE ON "regions" FOR EACH ROW EXECUTE FUNCTION forget_search_document('city');
