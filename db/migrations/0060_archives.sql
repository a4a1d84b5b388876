CREATE TABLE "archived_mails" (
	"archive_id" integer NOT NULL,
	"mail_id" integer NOT NULL,
	CONSTRAINT "archived_mails_mail_id_archive_id_pk" PRIMARY KEY("mail_id","archive_id")
);
--> statement-breakpoint
CREATE TABLE "mail_archives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_archives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_by" integer,
	"name" text NOT NULL,
	"recipient" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"failure" text,
	"done" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"place" bigint,
	"has_file" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stepped_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "archived_mails" ADD CONSTRAINT "archived_mails_archive_id_mail_archives_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."mail_archives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_mails" ADD CONSTRAINT "archived_mails_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_archives" ADD CONSTRAINT "mail_archives_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archived_mails_archive" ON "archived_mails" USING btree ("archive_id");