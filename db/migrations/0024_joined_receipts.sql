CREATE TABLE "joined_reply_addresses" (
	"token" text NOT NULL,
	"mail_id" integer NOT NULL,
	"thread_id" integer NOT NULL,
	"place" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "joined_reply_addresses_token_thread_id_pk" PRIMARY KEY("token","thread_id")
);
--> statement-breakpoint
DROP INDEX "outbox_receipt";--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "made" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "changed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "joined_reply_addresses" ADD CONSTRAINT "joined_reply_addresses_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joined_reply_addresses" ADD CONSTRAINT "joined_reply_addresses_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joined_reply_addresses" ADD CONSTRAINT "joined_reply_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "joined_reply_addresses_mail" ON "joined_reply_addresses" USING btree ("mail_id");--> statement-breakpoint
UPDATE "works" SET
	"made" = CASE WHEN "tasks_created" > 0 THEN jsonb_build_array(jsonb_build_object('kind', 'task', 'count', "tasks_created")) ELSE '[]'::jsonb END,
	"changed" = CASE WHEN "tasks_updated" > 0 THEN jsonb_build_array(jsonb_build_object('kind', 'task', 'count', "tasks_updated")) ELSE '[]'::jsonb END
WHERE "tasks_created" > 0 OR "tasks_updated" > 0;--> statement-breakpoint
ALTER TABLE "works" DROP COLUMN "tasks_created";--> statement-breakpoint
ALTER TABLE "works" DROP COLUMN "tasks_updated";