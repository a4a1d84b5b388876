CREATE TABLE "knowledge_keepers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_keepers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer,
	"owner_id" integer,
	"passages" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "knowledge_keepers_company_id_unique" UNIQUE("company_id"),
	CONSTRAINT "knowledge_keepers_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
CREATE TABLE "learned_synonyms" (
	"keeper_id" integer NOT NULL,
	"word" text NOT NULL,
	"other" text NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "learned_synonyms_keeper_id_word_other_pk" PRIMARY KEY("keeper_id","word","other")
);
--> statement-breakpoint
CREATE TABLE "passage_words" (
	"keeper_id" integer NOT NULL,
	"word" text NOT NULL,
	"backwards" text NOT NULL,
	"passages" integer NOT NULL,
	CONSTRAINT "passage_words_keeper_id_word_pk" PRIMARY KEY("keeper_id","word")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"keeper_id" integer NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" integer NOT NULL,
	"place" integer NOT NULL,
	"part" integer,
	"headings" jsonb NOT NULL,
	"sentences" jsonb NOT NULL,
	"is_public" boolean NOT NULL,
	"thread_id" integer,
	"lexemes" "tsvector" NOT NULL,
	"vector" real[],
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passages_source" UNIQUE("keeper_id","source_kind","source_id","place")
);
--> statement-breakpoint
ALTER TABLE "knowledge_keepers" ADD CONSTRAINT "knowledge_keepers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_keepers" ADD CONSTRAINT "knowledge_keepers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_synonyms" ADD CONSTRAINT "learned_synonyms_keeper_id_knowledge_keepers_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."knowledge_keepers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_words" ADD CONSTRAINT "passage_words_keeper_id_knowledge_keepers_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."knowledge_keepers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_keeper_id_knowledge_keepers_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."knowledge_keepers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passage_words_begun" ON "passage_words" USING btree ("keeper_id","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "passage_words_ended" ON "passage_words" USING btree ("keeper_id","backwards" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "passages_lexemes" ON "passages" USING gin ("lexemes") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "passages_thread" ON "passages" USING btree ("thread_id");--> statement-breakpoint
-- Everything below is written by hand: the words of passages, counted as passages come and go, whatever takes them away.
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX "passage_words_trigrams" ON "passage_words" USING gin ("word" gin_trgm_ops);
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION passages_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "knowledge_keepers" AS keeper SET "passages" = keeper."passages" + made.count
		FROM (SELECT "keeper_id", count(*)::integer AS count FROM changed GROUP BY 1) AS made WHERE keeper."id" = made."keeper_id";
	-- In one order, so that two never wait for each other.
	INSERT INTO "passage_words" AS known ("keeper_id", "word", "backwards", "passages")
		SELECT "keeper_id", word, reverse(word), count(*) FROM (
			SELECT "keeper_id", substr(lexeme, strpos(lexeme, '/') + 1) AS word FROM changed, unnest(tsvector_to_array("lexemes")) AS lexeme
		) AS found WHERE word NOT LIKE '^%' GROUP BY "keeper_id", word ORDER BY "keeper_id", word
		ON CONFLICT ("keeper_id", "word") DO UPDATE SET "passages" = known."passages" + excluded."passages";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION passages_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "knowledge_keepers" AS keeper SET "passages" = keeper."passages" - gone.count
		FROM (SELECT "keeper_id", count(*)::integer AS count FROM changed GROUP BY 1) AS gone WHERE keeper."id" = gone."keeper_id";
	WITH fewer AS MATERIALIZED (
		SELECT "keeper_id", word, count(*)::integer AS count FROM (
			SELECT "keeper_id", substr(lexeme, strpos(lexeme, '/') + 1) AS word FROM changed, unnest(tsvector_to_array("lexemes")) AS lexeme
		) AS found WHERE word NOT LIKE '^%' GROUP BY 1, 2),
	dropped AS (
		DELETE FROM "passage_words" AS known USING fewer
			WHERE known."keeper_id" = fewer."keeper_id" AND known."word" = fewer.word AND known."passages" <= fewer.count)
	UPDATE "passage_words" AS known SET "passages" = known."passages" - fewer.count FROM fewer
		WHERE known."keeper_id" = fewer."keeper_id" AND known."word" = fewer.word AND known."passages" > fewer.count;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "passages_made" AFTER INSERT ON "passages" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION passages_made();--> statement-breakpoint
CREATE TRIGGER "passages_gone" AFTER DELETE ON "passages" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION passages_gone();
