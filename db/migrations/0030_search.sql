CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"lexemes" "tsvector" NOT NULL,
	"moment" timestamp with time zone NOT NULL,
	CONSTRAINT "search_entries_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "text" text;--> statement-breakpoint
CREATE INDEX "search_entries_lexemes" ON "search_entries" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "search_entries_moment" ON "search_entries" USING btree ("kind","moment");--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "deliveries_textless" ON "deliveries" USING btree ("id") WHERE status = 'processed' and text is null;--> statement-breakpoint
-- Everything below is written by hand: the words, the triggers, and what is there already (docs/decisions/search.md).
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'pg_trgm cannot be had here: mistyped words are looked up by their first two letters';
END
$$;--> statement-breakpoint
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);
	END IF;
END
$$;--> statement-breakpoint
-- Small letters without accents, and one space for all between words; each sign of Chinese, Japanese and Korean is a
-- word. As plainWords in src/features/search/plain-words.ts, whatever locale the database has.
CREATE FUNCTION search_plain(said text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
	IF octet_length(said) = length(said) THEN
		RETURN btrim(regexp_replace(lower(said), '[^a-z0-9]+', ' ', 'g'));
	END IF;
	RETURN btrim(regexp_replace(regexp_replace(replace(replace(replace(translate(
		lower(normalize(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f]+', '', 'g'), NFKC)),
		'ÐØŁĐÞÆŒøłđıАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
		'ðoldþæœoldiабвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџґαβγδεζηθικλμνξοπρστυφχψωσ'),
		'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
		'([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])', ' \1 ', 'g'),
		'[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\ufe30-\ufe4f\uff00-\uff0f]+', ' ', 'g'));
END
$$;--> statement-breakpoint
CREATE FUNCTION search_lexemes(title text, body text, keys text[]) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	titled text[] := array_remove(string_to_array(search_plain(left(title, 1000)), ' '), '');
	said text[] := array_remove(string_to_array(search_plain(left(body, 6000)), ' '), '');
BEGIN
	RETURN array_to_tsvector(array(
		SELECT unnest(keys) UNION ALL SELECT left(word, 40) FROM unnest(titled || said) AS word
		UNION ALL SELECT '^' || left(word, 40) FROM unnest(titled) AS word));
END
$$;--> statement-breakpoint
-- Words are looked up by the index even while few are known: the plan is kept while they become many.
CREATE FUNCTION search_put(of_kind text, id integer, at timestamptz, title text, body text, keys text[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
	found tsvector := search_lexemes(coalesce(title, ''), coalesce(body, ''), array_remove(keys, NULL) || ('/' || of_kind));
BEGIN
	INSERT INTO "search_entries" AS entry ("kind", "record_id", "lexemes", "moment") VALUES (of_kind, id, found, at)
		ON CONFLICT ("kind", "record_id") DO UPDATE SET "lexemes" = excluded."lexemes", "moment" = excluded."moment"
		WHERE entry."lexemes" IS DISTINCT FROM excluded."lexemes";
	INSERT INTO "search_words" ("word") SELECT lexeme FROM unnest(tsvector_to_array(found)) AS lexeme
		WHERE lexeme ~ '^[^/^0-9]{4,32}$' AND NOT EXISTS (SELECT FROM "search_words" AS known WHERE known."word" = lexeme OFFSET 0);
END
$$;--> statement-breakpoint
CREATE FUNCTION search_drop(of_kind text, id integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "search_entries" WHERE "kind" = of_kind AND "record_id" = id;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_project_keys(project integer) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT array['/project:' || "id", '/company:' || "company_id", CASE WHEN "company_id" IS NULL THEN '/owner:' || "owner_id" END]
	FROM "projects" WHERE "id" = project);
END
$$;--> statement-breakpoint
CREATE FUNCTION search_project(one projects) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF one."is_system" THEN
		PERFORM search_drop('project', one."id");
	ELSE
		PERFORM search_put('project', one."id", one."created_at", one."name", one."topic", search_project_keys(one."id"));
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_comment(one comments) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	project integer := CASE one."subject_kind" WHEN 'project' THEN one."subject_id"
		WHEN 'task' THEN (SELECT "project_id" FROM "tasks" WHERE "id" = one."subject_id" AND "deleted_at" IS NULL) END;
BEGIN
	IF project IS NULL THEN
		PERFORM search_drop('comment', one."id");
	ELSE
		PERFORM search_put('comment', one."id", one."created_at", one."text", '', search_project_keys(project));
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_task(one tasks) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF one."deleted_at" IS NOT NULL THEN
		PERFORM search_drop('task', one."id");
	ELSE
		PERFORM search_put('task', one."id", one."created_at", one."number" || ' ' || one."title",
			one."description" || ' ' || coalesce(one."evidence" ->> 'sentence', ''), search_project_keys(one."project_id"));
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_poll(one polls) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF one."deleted_at" IS NOT NULL THEN
		PERFORM search_drop('poll', one."id");
	ELSE
		PERFORM search_put('poll', one."id", one."created_at", one."question",
			(SELECT string_agg("label", ' ') FROM "poll_options" WHERE "poll_id" = one."id"),
			CASE WHEN one."company_id" IS NULL
				THEN array['/poll:' || one."id", '/owner:' || one."owner_id", '/owner:' || one."creator_id"]
				ELSE array['/company:' || one."company_id", '/own:' || one."creator_id" || '@' || one."company_id",
					CASE WHEN one."status" <> 'draft' THEN '/members:' || one."company_id" END] END);
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_mail(one deliveries) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	mail mails;
BEGIN
	SELECT * INTO mail FROM "mails" WHERE "id" = one."mail_id";
	PERFORM search_put('mail', one."id", mail."received_at", mail."subject" || ' ' || coalesce(mail."from_name", ''),
		concat_ws(' ', mail."from_address", one."text"),
		CASE WHEN one."company_id" IS NULL
			THEN array['/owner:' || one."sender_id", '/owner:' || one."owner_id"]
			ELSE array['/company:' || one."company_id", '/own:' || one."sender_id" || '@' || one."company_id",
				'/own:' || one."owner_id" || '@' || one."company_id"] END
		|| CASE WHEN one."trust" = 'unverified' THEN '/from:' || left(mail."from_address", 320) END);
END
$$;--> statement-breakpoint
CREATE FUNCTION search_person(one users) RETURNS void LANGUAGE sql AS $$
	SELECT search_put('person', one."id", one."created_at", one."first_name" || ' ' || one."last_name", one."email", array['/person:' || one."id"])
$$;--> statement-breakpoint
CREATE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	CASE TG_ARGV[0]
		WHEN 'task' THEN PERFORM search_task(NEW);
		WHEN 'comment' THEN PERFORM search_comment(NEW);
		WHEN 'project' THEN PERFORM search_project(NEW);
		WHEN 'poll' THEN PERFORM search_poll(NEW);
		WHEN 'mail' THEN PERFORM search_mail(NEW);
		WHEN 'person' THEN PERFORM search_person(NEW);
	END CASE;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_drop(TG_ARGV[0], OLD."id");
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Comments are found as long as what they are about is there.
CREATE FUNCTION search_task_life() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_comment(said) FROM "comments" AS said WHERE "subject_kind" = 'task' AND "subject_id" = NEW."id";
	RETURN NULL;
END
$$;--> statement-breakpoint
-- A project that is another's from now on takes along what stands in it.
CREATE FUNCTION search_project_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_task(task) FROM "tasks" AS task WHERE "project_id" = NEW."id";
	PERFORM search_comment(said) FROM "comments" AS said WHERE "subject_kind" = 'project' AND "subject_id" = NEW."id"
		OR "subject_kind" = 'task' AND "subject_id" IN (SELECT "id" FROM "tasks" WHERE "project_id" = NEW."id");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_poll_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_poll(poll) FROM "polls" AS poll WHERE "id" = coalesce(NEW."poll_id", OLD."poll_id");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "search_made" AFTER INSERT ON "tasks" FOR EACH ROW EXECUTE FUNCTION search_changed('task');--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "tasks" FOR EACH ROW WHEN ((OLD."number", OLD."title", OLD."description", OLD."evidence", OLD."project_id", OLD."deleted_at") IS DISTINCT FROM (NEW."number", NEW."title", NEW."description", NEW."evidence", NEW."project_id", NEW."deleted_at")) EXECUTE FUNCTION search_changed('task');--> statement-breakpoint
CREATE TRIGGER "search_life" AFTER UPDATE ON "tasks" FOR EACH ROW WHEN (OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at") EXECUTE FUNCTION search_task_life();--> statement-breakpoint
CREATE TRIGGER "search_gone" AFTER DELETE ON "tasks" FOR EACH ROW EXECUTE FUNCTION search_gone('task');--> statement-breakpoint
CREATE TRIGGER "search_made" AFTER INSERT ON "comments" FOR EACH ROW EXECUTE FUNCTION search_changed('comment');--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "comments" FOR EACH ROW WHEN ((OLD."text", OLD."subject_kind", OLD."subject_id") IS DISTINCT FROM (NEW."text", NEW."subject_kind", NEW."subject_id")) EXECUTE FUNCTION search_changed('comment');--> statement-breakpoint
CREATE TRIGGER "search_gone" AFTER DELETE ON "comments" FOR EACH ROW EXECUTE FUNCTION search_gone('comment');--> statement-breakpoint
CREATE TRIGGER "search_made" AFTER INSERT ON "projects" FOR EACH ROW EXECUTE FUNCTION search_changed('project');--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "projects" FOR EACH ROW WHEN ((OLD."name", OLD."topic", OLD."is_system", OLD."owner_id", OLD."company_id") IS DISTINCT FROM (NEW."name", NEW."topic", NEW."is_system", NEW."owner_id", NEW."company_id")) EXECUTE FUNCTION search_changed('project');--> statement-breakpoint
CREATE TRIGGER "search_owner" AFTER UPDATE ON "projects" FOR EACH ROW WHEN ((OLD."owner_id", OLD."company_id") IS DISTINCT FROM (NEW."owner_id", NEW."company_id")) EXECUTE FUNCTION search_project_owner();--> statement-breakpoint
CREATE TRIGGER "search_gone" AFTER DELETE ON "projects" FOR EACH ROW EXECUTE FUNCTION search_gone('project');--> statement-breakpoint
CREATE TRIGGER "search_made" AFTER INSERT ON "polls" FOR EACH ROW EXECUTE FUNCTION search_changed('poll');--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "polls" FOR EACH ROW WHEN ((OLD."question", OLD."status", OLD."owner_id", OLD."company_id", OLD."creator_id", OLD."deleted_at") IS DISTINCT FROM (NEW."question", NEW."status", NEW."owner_id", NEW."company_id", NEW."creator_id", NEW."deleted_at")) EXECUTE FUNCTION search_changed('poll');--> statement-breakpoint
CREATE TRIGGER "search_gone" AFTER DELETE ON "polls" FOR EACH ROW EXECUTE FUNCTION search_gone('poll');--> statement-breakpoint
CREATE TRIGGER "search_poll" AFTER INSERT OR UPDATE OR DELETE ON "poll_options" FOR EACH ROW EXECUTE FUNCTION search_poll_options();--> statement-breakpoint
CREATE TRIGGER "search_made" AFTER INSERT ON "deliveries" FOR EACH ROW WHEN (coalesce(NEW."sender_id", NEW."owner_id", NEW."company_id") IS NOT NULL) EXECUTE FUNCTION search_changed('mail');--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "deliveries" FOR EACH ROW WHEN ((OLD."sender_id", OLD."owner_id", OLD."company_id", OLD."trust", OLD."text") IS DISTINCT FROM (NEW."sender_id", NEW."owner_id", NEW."company_id", NEW."trust", NEW."text")) EXECUTE FUNCTION search_changed('mail');--> statement-breakpoint
CREATE TRIGGER "search_gone" AFTER DELETE ON "deliveries" FOR EACH ROW EXECUTE FUNCTION search_gone('mail');--> statement-breakpoint
CREATE TRIGGER "search_made" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION search_changed('person');--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "users" FOR EACH ROW WHEN ((OLD."first_name", OLD."last_name", OLD."email") IS DISTINCT FROM (NEW."first_name", NEW."last_name", NEW."email")) EXECUTE FUNCTION search_changed('person');--> statement-breakpoint
CREATE TRIGGER "search_gone" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION search_gone('person');--> statement-breakpoint
-- What is there already.
SELECT search_person(one) FROM "users" AS one;--> statement-breakpoint
SELECT search_project(one) FROM "projects" AS one;--> statement-breakpoint
SELECT search_task(one) FROM "tasks" AS one;--> statement-breakpoint
SELECT search_comment(one) FROM "comments" AS one;--> statement-breakpoint
SELECT search_poll(one) FROM "polls" AS one;--> statement-breakpoint
SELECT search_mail(one) FROM "deliveries" AS one WHERE coalesce("sender_id", "owner_id", "company_id") IS NOT NULL OR "trust" = 'unverified';
