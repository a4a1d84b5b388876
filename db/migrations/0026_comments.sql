CREATE TABLE "record_reply_addresses" (
	"token" text PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"thread_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_reply_addresses_subject_kind_subject_id_user_id_unique" UNIQUE("subject_kind","subject_id","user_id")
);--> statement-breakpoint
ALTER TABLE "comment_mails" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "comment_mails" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "comment_mails" ADD COLUMN "thread_id" integer;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "thread_id" integer;--> statement-breakpoint
UPDATE "comments" SET
	"subject_kind" = CASE WHEN "task_id" IS NULL THEN 'project' ELSE 'task' END, "subject_id" = coalesce("task_id", "project_id"),
	"thread_id" = (SELECT "projects"."thread_id" FROM "projects" WHERE "projects"."id" = "project_id");--> statement-breakpoint
UPDATE "comment_mails" SET "subject_kind" = 'task', "subject_id" = "task_id",
	"thread_id" = (SELECT "projects"."thread_id" FROM "tasks" JOIN "projects" ON "projects"."id" = "tasks"."project_id" WHERE "tasks"."id" = "task_id");--> statement-breakpoint
INSERT INTO "record_reply_addresses" ("token", "subject_kind", "subject_id", "thread_id", "user_id", "created_at")
	SELECT "token", 'task', "task_id", "thread_id", "user_id", "created_at" FROM "task_reply_addresses";--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_mails" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_mails" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
DROP TABLE "task_reply_addresses";--> statement-breakpoint
ALTER TABLE "comment_mails" DROP COLUMN "task_id";--> statement-breakpoint
ALTER TABLE "comments" DROP COLUMN "project_id";--> statement-breakpoint
ALTER TABLE "comments" DROP COLUMN "task_id";--> statement-breakpoint
ALTER TABLE "record_reply_addresses" ADD CONSTRAINT "record_reply_addresses_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_reply_addresses" ADD CONSTRAINT "record_reply_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_reply_addresses_thread" ON "record_reply_addresses" USING btree ("thread_id");--> statement-breakpoint
ALTER TABLE "comment_mails" ADD CONSTRAINT "comment_mails_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_mails_subject" ON "comment_mails" USING btree ("subject_kind","subject_id","user_id");--> statement-breakpoint
CREATE INDEX "comment_mails_thread" ON "comment_mails" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "comments_subject" ON "comments" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("thread_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "suggestions" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	DELETE FROM "change_sets" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	DELETE FROM "comment_mails" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	DELETE FROM "comments" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	DELETE FROM "record_reply_addresses" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "forget_records" AFTER DELETE ON "tasks" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION forget_records('task');