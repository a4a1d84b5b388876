CREATE TABLE "poll_ballots" (
	"key" text PRIMARY KEY NOT NULL,
	"poll_id" integer NOT NULL,
	"voter_id" integer,
	"answers" jsonb NOT NULL,
	"remark" text,
	"sentence" text,
	"via" text,
	"mail_id" integer,
	"cast_at" timestamp with time zone,
	CONSTRAINT "poll_ballots_voter_id_unique" UNIQUE("voter_id")
);
--> statement-breakpoint
CREATE TABLE "poll_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poll_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"poll_id" integer NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"day" date,
	CONSTRAINT "poll_options_poll_id_position_unique" UNIQUE("poll_id","position")
);
--> statement-breakpoint
CREATE TABLE "poll_voters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poll_voters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"poll_id" integer NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"name" text,
	"is_required" boolean DEFAULT false NOT NULL,
	"has_voted" boolean DEFAULT false NOT NULL,
	"invited_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "poll_voters_poll_id_email_unique" UNIQUE("poll_id","email")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "polls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"company_id" integer,
	"creator_id" integer,
	"thread_id" integer,
	"source_mail_id" integer,
	"source_email" text NOT NULL,
	"question" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"draft_reason" text,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"hides_results" boolean DEFAULT false NOT NULL,
	"quorum" integer,
	"rule" text DEFAULT 'most' NOT NULL,
	"zone" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_because" text,
	"decided_option_id" integer,
	"meeting_sequence" integer,
	"reminded_at" timestamp with time zone,
	"secret" text NOT NULL,
	"voter_count" integer DEFAULT 0 NOT NULL,
	"voted_count" integer DEFAULT 0 NOT NULL,
	"evidence" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "poll_ballots" ADD CONSTRAINT "poll_ballots_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_ballots" ADD CONSTRAINT "poll_ballots_voter_id_poll_voters_id_fk" FOREIGN KEY ("voter_id") REFERENCES "public"."poll_voters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_ballots" ADD CONSTRAINT "poll_ballots_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD CONSTRAINT "poll_voters_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD CONSTRAINT "poll_voters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_source_mail_id_mails_id_fk" FOREIGN KEY ("source_mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "poll_ballots_poll" ON "poll_ballots" USING btree ("poll_id");--> statement-breakpoint
CREATE INDEX "poll_voters_user" ON "poll_voters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "polls_owner" ON "polls" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "polls_company" ON "polls" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "polls_thread" ON "polls" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "polls_closing" ON "polls" USING btree ("status","closes_at");--> statement-breakpoint
CREATE TRIGGER "forget_records" AFTER DELETE ON "polls" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION forget_records('poll');
