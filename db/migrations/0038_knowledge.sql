CREATE TABLE "knowledge_answered_articles" (
	"answer_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	CONSTRAINT "knowledge_answered_articles_answer_id_article_id_pk" PRIMARY KEY("answer_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "knowledge_article_contents" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_article_versions" (
	"article_id" integer NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"creator_id" integer,
	"via" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_article_versions_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "knowledge_articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"company_id" integer,
	"creator_id" integer,
	"knowledge_owner_id" integer,
	"instance_id" integer,
	"thread_id" integer,
	"source_mail_id" integer,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"file" jsonb,
	"path" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_by_id" integer,
	"verify_by" date,
	"verify_asked_at" timestamp with time zone,
	"read_count" integer DEFAULT 0 NOT NULL,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"question_id" integer,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "knowledge_threads" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"owner_id" integer,
	"company_id" integer,
	"delivery_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_contradictions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_contradictions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"company_id" integer,
	"one_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"about" text NOT NULL,
	"one_sentence" text NOT NULL,
	"other_sentence" text NOT NULL,
	"dismissed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_contradictions_one_id_other_id_one_sentence_other_sentence_unique" UNIQUE("one_id","other_id","one_sentence","other_sentence")
);
--> statement-breakpoint
CREATE TABLE "knowledge_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"company_id" integer,
	"asker_id" integer NOT NULL,
	"question" text NOT NULL,
	"citations" jsonb NOT NULL,
	"source_count" integer NOT NULL,
	"question_id" integer,
	"is_outside" boolean NOT NULL,
	"verdict" text,
	"thread_id" integer,
	"mail_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_question_asks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_question_asks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"is_outside" boolean NOT NULL,
	"thread_id" integer,
	"mail_id" integer,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"company_id" integer,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"because" text NOT NULL,
	"wrong_answer_id" integer,
	"knowledge_owner_id" integer,
	"owner_asked_at" timestamp with time zone,
	"instance_id" integer,
	"thread_id" integer,
	"source_email" text NOT NULL,
	"article_id" integer,
	"language" text,
	"last_asked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "knowledge_answered_articles" ADD CONSTRAINT "knowledge_answered_articles_answer_id_knowledge_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."knowledge_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_answered_articles" ADD CONSTRAINT "knowledge_answered_articles_article_id_knowledge_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."knowledge_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_article_contents" ADD CONSTRAINT "knowledge_article_contents_article_id_knowledge_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."knowledge_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_article_versions" ADD CONSTRAINT "knowledge_article_versions_article_id_knowledge_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."knowledge_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_article_versions" ADD CONSTRAINT "knowledge_article_versions_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_articles" ADD CONSTRAINT "knowledge_articles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_articles" ADD CONSTRAINT "knowledge_articles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_articles" ADD CONSTRAINT "knowledge_articles_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_articles" ADD CONSTRAINT "knowledge_articles_knowledge_owner_id_users_id_fk" FOREIGN KEY ("knowledge_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_articles" ADD CONSTRAINT "knowledge_articles_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_articles" ADD CONSTRAINT "knowledge_articles_source_mail_id_mails_id_fk" FOREIGN KEY ("source_mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_articles" ADD CONSTRAINT "knowledge_articles_verified_by_id_users_id_fk" FOREIGN KEY ("verified_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_threads" ADD CONSTRAINT "knowledge_threads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_threads" ADD CONSTRAINT "knowledge_threads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_contradictions" ADD CONSTRAINT "knowledge_contradictions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_contradictions" ADD CONSTRAINT "knowledge_contradictions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_contradictions" ADD CONSTRAINT "knowledge_contradictions_one_id_knowledge_articles_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."knowledge_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_contradictions" ADD CONSTRAINT "knowledge_contradictions_other_id_knowledge_articles_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."knowledge_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_answers" ADD CONSTRAINT "knowledge_answers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_answers" ADD CONSTRAINT "knowledge_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_answers" ADD CONSTRAINT "knowledge_answers_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_answers" ADD CONSTRAINT "knowledge_answers_question_id_knowledge_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."knowledge_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_answers" ADD CONSTRAINT "knowledge_answers_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_answers" ADD CONSTRAINT "knowledge_answers_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_question_asks" ADD CONSTRAINT "knowledge_question_asks_question_id_knowledge_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."knowledge_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_question_asks" ADD CONSTRAINT "knowledge_question_asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_question_asks" ADD CONSTRAINT "knowledge_question_asks_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_question_asks" ADD CONSTRAINT "knowledge_question_asks_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_questions" ADD CONSTRAINT "knowledge_questions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_questions" ADD CONSTRAINT "knowledge_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_questions" ADD CONSTRAINT "knowledge_questions_knowledge_owner_id_users_id_fk" FOREIGN KEY ("knowledge_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_questions" ADD CONSTRAINT "knowledge_questions_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_questions" ADD CONSTRAINT "knowledge_questions_article_id_knowledge_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."knowledge_articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "knowledge_answered_articles_article" ON "knowledge_answered_articles" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "knowledge_articles_owner" ON "knowledge_articles" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "knowledge_articles_company" ON "knowledge_articles" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "knowledge_articles_thread" ON "knowledge_articles" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "knowledge_articles_verify" ON "knowledge_articles" USING btree ("verify_by");--> statement-breakpoint
CREATE INDEX "knowledge_contradictions_owner" ON "knowledge_contradictions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "knowledge_contradictions_company" ON "knowledge_contradictions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "knowledge_contradictions_other" ON "knowledge_contradictions" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "knowledge_answers_owner" ON "knowledge_answers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "knowledge_answers_company" ON "knowledge_answers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "knowledge_answers_asker" ON "knowledge_answers" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "knowledge_answers_thread" ON "knowledge_answers" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "knowledge_question_asks_question" ON "knowledge_question_asks" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "knowledge_question_asks_user" ON "knowledge_question_asks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "knowledge_question_asks_thread" ON "knowledge_question_asks" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "knowledge_questions_owner" ON "knowledge_questions" USING btree ("owner_id","state");--> statement-breakpoint
CREATE INDEX "knowledge_questions_company" ON "knowledge_questions" USING btree ("company_id","state");--> statement-breakpoint
CREATE INDEX "knowledge_questions_thread" ON "knowledge_questions" USING btree ("thread_id");--> statement-breakpoint
-- Everything below is written by hand: what is kept beside articles and questions goes with them, and search finds articles.
CREATE TRIGGER "forget_records" AFTER DELETE ON "knowledge_articles" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION forget_records('article');--> statement-breakpoint
CREATE TRIGGER "forget_records" AFTER DELETE ON "knowledge_questions" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION forget_records('question');--> statement-breakpoint
CREATE FUNCTION search_article(one knowledge_articles) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF one."deleted_at" IS NOT NULL THEN
		PERFORM search_drop('article', one."id");
	ELSE
		PERFORM search_put('article', one."id", one."updated_at", one."title", one."text",
			CASE WHEN one."company_id" IS NULL THEN array['/owner:' || one."owner_id"]
				ELSE array['/company:' || one."company_id", '/own:' || one."creator_id" || '@' || one."company_id",
					'/own:' || one."knowledge_owner_id" || '@' || one."company_id",
					CASE WHEN one."status" = 'published' THEN '/members:' || one."company_id" END] END);
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_article_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_article(NEW);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "search_made" AFTER INSERT ON "knowledge_articles" FOR EACH ROW EXECUTE FUNCTION search_article_changed();--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "knowledge_articles" FOR EACH ROW WHEN ((OLD."title", OLD."text", OLD."status", OLD."owner_id", OLD."company_id", OLD."creator_id", OLD."knowledge_owner_id", OLD."deleted_at") IS DISTINCT FROM (NEW."title", NEW."text", NEW."status", NEW."owner_id", NEW."company_id", NEW."creator_id", NEW."knowledge_owner_id", NEW."deleted_at")) EXECUTE FUNCTION search_article_changed();--> statement-breakpoint
CREATE TRIGGER "search_gone" AFTER DELETE ON "knowledge_articles" FOR EACH ROW EXECUTE FUNCTION search_gone('article');
