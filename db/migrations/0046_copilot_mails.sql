CREATE TABLE "copilot_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "copilot_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"thread_id" integer NOT NULL,
	"mail_id" integer,
	"message_id" text,
	"asked" text NOT NULL,
	"told" jsonb NOT NULL,
	"acts" jsonb NOT NULL,
	"state" text NOT NULL,
	"undo_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "copilot_mails_undo_token_unique" UNIQUE("undo_token")
);
--> statement-breakpoint
CREATE TABLE "copilot_mornings" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "copilot_mornings_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "morning_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "copilot_mails" ADD CONSTRAINT "copilot_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copilot_mails" ADD CONSTRAINT "copilot_mails_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copilot_mails" ADD CONSTRAINT "copilot_mails_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copilot_mornings" ADD CONSTRAINT "copilot_mornings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "copilot_mails_of" ON "copilot_mails" USING btree ("thread_id","user_id","id");--> statement-breakpoint
CREATE INDEX "copilot_mails_user" ON "copilot_mails" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "copilot_mails_created" ON "copilot_mails" USING btree ("created_at");