ALTER TABLE "survey_answers" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD COLUMN "previous_id" integer;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "is_named" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "previous_id" integer;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_person_id_survey_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."survey_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD CONSTRAINT "survey_questions_previous_id_survey_questions_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."survey_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_previous_id_surveys_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."surveys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_answers_person" ON "survey_answers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "survey_questions_previous" ON "survey_questions" USING btree ("previous_id");--> statement-breakpoint
CREATE INDEX "surveys_previous" ON "surveys" USING btree ("previous_id");--> statement-breakpoint
-- Written by hand: only a survey that says so keeps whose answers are, and none says so once it is sent.
CREATE FUNCTION survey_names_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'whether a survey keeps names is settled once it is sent';
END $$;
--> statement-breakpoint
CREATE TRIGGER "names_settled" BEFORE UPDATE OF "is_named" ON "surveys"
	FOR EACH ROW WHEN (OLD."is_named" <> NEW."is_named" AND OLD."status" <> 'draft')
	EXECUTE FUNCTION survey_names_settled();
--> statement-breakpoint
CREATE FUNCTION survey_answer_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT 1 FROM survey_questions AS question
		JOIN surveys ON surveys.id = question.survey_id
		JOIN survey_people AS person ON person.survey_id = surveys.id
		WHERE question.id = NEW.question_id AND person.id = NEW.person_id AND surveys.is_named
	) THEN
		RAISE EXCEPTION 'an answer without a name leads to nobody';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "answer_named" BEFORE INSERT OR UPDATE OF "person_id", "question_id" ON "survey_answers"
	FOR EACH ROW WHEN (NEW."person_id" IS NOT NULL)
	EXECUTE FUNCTION survey_answer_named();
--> statement-breakpoint
-- Search finds surveys by their title and questions.
CREATE FUNCTION search_survey(one surveys) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF one."deleted_at" IS NOT NULL THEN
		PERFORM search_drop('survey', one."id");
	ELSE
		PERFORM search_put('survey', one."id", one."created_at", one."title",
			(SELECT string_agg("text", ' ') FROM "survey_questions" WHERE "survey_id" = one."id"),
			CASE WHEN one."company_id" IS NULL
				THEN array['/survey:' || one."id", '/owner:' || one."owner_id", '/owner:' || one."creator_id"]
				ELSE array['/company:' || one."company_id", '/own:' || one."creator_id" || '@' || one."company_id",
					CASE WHEN one."status" <> 'draft' THEN '/members:' || one."company_id" END] END);
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_survey_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_survey(NEW);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_survey_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_survey(survey) FROM "surveys" AS survey WHERE "id" = coalesce(NEW."survey_id", OLD."survey_id");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "search_made" AFTER INSERT ON "surveys" FOR EACH ROW EXECUTE FUNCTION search_survey_changed();--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "surveys" FOR EACH ROW WHEN ((OLD."title", OLD."status", OLD."owner_id", OLD."company_id", OLD."creator_id", OLD."deleted_at") IS DISTINCT FROM (NEW."title", NEW."status", NEW."owner_id", NEW."company_id", NEW."creator_id", NEW."deleted_at")) EXECUTE FUNCTION search_survey_changed();--> statement-breakpoint
CREATE TRIGGER "search_gone" AFTER DELETE ON "surveys" FOR EACH ROW EXECUTE FUNCTION search_gone('survey');--> statement-breakpoint
CREATE TRIGGER "search_questions" AFTER INSERT OR UPDATE OR DELETE ON "survey_questions" FOR EACH ROW EXECUTE FUNCTION search_survey_questions();--> statement-breakpoint
SELECT search_survey(one) FROM "surveys" AS one;
