-- Written by hand: search finds a document by all that it says, where it knew its name and summary alone. The entries of
-- documents that are there already follow after the start, a few at a time (src/features/documents/document-words.ts):
-- of many documents they take minutes. It may be taken twice.
CREATE OR REPLACE FUNCTION search_lexemes(title text, body text, keys text[]) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	longest integer := CASE WHEN '/document' = ANY (keys) THEN 60000 ELSE 6000 END;
	titled text[] := array_remove(string_to_array(search_plain(left(title, 1000)), ' '), '');
	said text[] := array_remove(string_to_array(search_plain(left(body, longest)), ' '), '');
BEGIN
	RETURN array_to_tsvector(array(
		SELECT unnest(keys) UNION ALL SELECT left(word, 40) FROM unnest(titled || said) AS word
		UNION ALL SELECT '^' || left(word, 40) FROM unnest(titled) AS word));
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_document_body(one documents) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT concat_ws(' ',
		(SELECT string_agg(sentence ->> 'text', ' ') FROM jsonb_array_elements(one."analysis" -> 'summary') AS sentence),
		(SELECT string_agg(piece #>> '{}', ' ') FROM "file_readings" AS reading,
			jsonb_path_query(reading."content", 'strict $.**.text') AS piece WHERE reading."id" = one."reading_id"))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_document(one documents) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF one."deleted_at" IS NOT NULL THEN
		PERFORM search_drop('document', one."id");
	ELSE
		PERFORM search_put('document', one."id", one."created_at", one."name", search_document_body(one),
			-- By '/whole' an entry is known that has all words.
			array['/whole', '/thread:' || one."thread_id",
				CASE WHEN one."company_id" IS NULL THEN '/owner:' || one."owner_id" ELSE '/company:' || one."company_id" END]);
	END IF;
END
$$;
