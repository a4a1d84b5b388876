CREATE TABLE "follows" (
	"subject_kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_subject_kind_subject_id_user_id_pk" PRIMARY KEY("subject_kind","subject_id","user_id")
);--> statement-breakpoint
INSERT INTO "follows" ("subject_kind", "subject_id", "user_id", "created_at")
	SELECT 'project', "project_id", "user_id", "created_at" FROM "project_follows";--> statement-breakpoint
DROP TABLE "project_follows";--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_user" ON "follows" USING btree ("user_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "suggestions" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	DELETE FROM "change_sets" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	DELETE FROM "comment_mails" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	DELETE FROM "comments" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	DELETE FROM "record_reply_addresses" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	DELETE FROM "follows" USING "gone" WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	RETURN NULL;
END $$;