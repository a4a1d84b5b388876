ALTER TABLE "change_sets" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "change_sets" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "change_sets" ADD COLUMN "thread_id" integer;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "thread_id" integer;--> statement-breakpoint
UPDATE "change_sets" SET "subject_kind" = 'project', "subject_id" = "project_id",
	"thread_id" = (SELECT "projects"."thread_id" FROM "projects" WHERE "projects"."id" = "project_id"),
	"changes" = coalesce((
		SELECT jsonb_agg(("change" - 'taskId') || jsonb_build_object('subject', jsonb_build_object('kind', 'task', 'id', "change" -> 'taskId')) ORDER BY "place")
		FROM jsonb_array_elements("changes") WITH ORDINALITY AS "list"("change", "place")), '[]');--> statement-breakpoint
UPDATE "suggestions" SET "subject_kind" = 'project', "subject_id" = "project_id", "kind" = 'task',
	"thread_id" = (SELECT "projects"."thread_id" FROM "projects" WHERE "projects"."id" = "project_id");--> statement-breakpoint
ALTER TABLE "change_sets" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "change_sets" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "change_sets" DROP COLUMN "project_id";--> statement-breakpoint
ALTER TABLE "change_sets" ADD CONSTRAINT "change_sets_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_sets_subject" ON "change_sets" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "change_sets_thread" ON "change_sets" USING btree ("thread_id");--> statement-breakpoint
ALTER TABLE "suggestions" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestions" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestions" DROP COLUMN "project_id";--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestions_subject" ON "suggestions" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "suggestions_thread" ON "suggestions" USING btree ("thread_id");--> statement-breakpoint
CREATE FUNCTION forget_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "suggestions" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	DELETE FROM "change_sets" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "forget_records" AFTER DELETE ON "projects" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION forget_records('project');
