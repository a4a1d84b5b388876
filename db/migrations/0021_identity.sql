CREATE TABLE "mail_copies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_copies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mail_id" integer NOT NULL,
	"source" text NOT NULL,
	"envelope" jsonb NOT NULL,
	"object" text NOT NULL,
	"size" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_copies_object_unique" UNIQUE("object")
);
--> statement-breakpoint
CREATE TABLE "held_reports" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"untold" integer NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "released_by" integer;--> statement-breakpoint
ALTER TABLE "mail_copies" ADD CONSTRAINT "mail_copies_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_reports" ADD CONSTRAINT "held_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_copies_mail" ON "mail_copies" USING btree ("mail_id");--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;