CREATE TABLE "polling_agents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "polling_agents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"instance_id" integer NOT NULL,
	"owner_id" integer,
	"company_id" integer,
	"type" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"cadence" text DEFAULT 'off' NOT NULL,
	"threshold" integer DEFAULT 4 NOT NULL,
	"texts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "polling_agents_instance_id_unique" UNIQUE("instance_id")
);
--> statement-breakpoint
CREATE TABLE "polling_backlog" (
	"delivery_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "polling_digests" (
	"agent_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"round" date NOT NULL,
	CONSTRAINT "polling_digests_agent_id_user_id_round_pk" PRIMARY KEY("agent_id","user_id","round")
);
--> statement-breakpoint
CREATE TABLE "polling_insight_views" (
	"agent_id" integer NOT NULL,
	"insight_id" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "polling_insight_views_agent_id_insight_id_pk" PRIMARY KEY("agent_id","insight_id")
);
--> statement-breakpoint
CREATE TABLE "polling_mentions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "polling_mentions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" integer NOT NULL,
	"topic_id" integer NOT NULL,
	"sentence" text,
	"release_id" integer,
	CONSTRAINT "polling_mentions_submission_id_topic_id_unique" UNIQUE("submission_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "polling_pauses" (
	"agent_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"until" date,
	CONSTRAINT "polling_pauses_agent_id_user_id_pk" PRIMARY KEY("agent_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "polling_people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "polling_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"user_id" integer,
	CONSTRAINT "polling_people_agent_id_user_id_unique" UNIQUE("agent_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "polling_prompts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "polling_prompts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"round" date NOT NULL,
	"thread_id" integer,
	"sent_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "polling_prompts_agent_id_user_id_round_unique" UNIQUE("agent_id","user_id","round")
);
--> statement-breakpoint
CREATE TABLE "polling_release_people" (
	"release_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"submissions" integer NOT NULL,
	CONSTRAINT "polling_release_people_release_id_person_id_pk" PRIMARY KEY("release_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "polling_releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "polling_releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"topic_id" integer,
	"unit_id" integer,
	"is_outside" boolean DEFAULT false NOT NULL,
	"day" date NOT NULL,
	"submissions" integer NOT NULL,
	"people" integer NOT NULL,
	"sentiment_sum" integer NOT NULL,
	"urgent" integer DEFAULT 0 NOT NULL,
	"rather_urgent" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"answer_minutes" bigint DEFAULT 0 NOT NULL,
	"is_silent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "polling_submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "polling_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"key" text NOT NULL,
	"mail_id" integer,
	"unit_id" integer,
	"is_outside" boolean DEFAULT false NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"sentiment" integer NOT NULL,
	"urgency" text NOT NULL,
	"is_copied" boolean DEFAULT false NOT NULL,
	"answer_minutes" integer,
	"release_id" integer,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "polling_submissions_key_unique" UNIQUE("key"),
	CONSTRAINT "polling_submissions_agent_id_mail_id_unique" UNIQUE("agent_id","mail_id")
);
--> statement-breakpoint
CREATE TABLE "polling_terms" (
	"agent_id" integer NOT NULL,
	"term" text NOT NULL,
	"texts" integer NOT NULL,
	CONSTRAINT "polling_terms_agent_id_term_pk" PRIMARY KEY("agent_id","term")
);
--> statement-breakpoint
CREATE TABLE "polling_topic_terms" (
	"agent_id" integer NOT NULL,
	"term" text NOT NULL,
	"topic_id" integer NOT NULL,
	CONSTRAINT "polling_topic_terms_agent_id_term_topic_id_pk" PRIMARY KEY("agent_id","term","topic_id")
);
--> statement-breakpoint
CREATE TABLE "polling_topics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "polling_topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"state" jsonb NOT NULL,
	"name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "polling_agents" ADD CONSTRAINT "polling_agents_instance_id_agent_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."agent_instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_agents" ADD CONSTRAINT "polling_agents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_agents" ADD CONSTRAINT "polling_agents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_backlog" ADD CONSTRAINT "polling_backlog_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_digests" ADD CONSTRAINT "polling_digests_agent_id_polling_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."polling_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_digests" ADD CONSTRAINT "polling_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_insight_views" ADD CONSTRAINT "polling_insight_views_agent_id_polling_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."polling_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_mentions" ADD CONSTRAINT "polling_mentions_submission_id_polling_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."polling_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_mentions" ADD CONSTRAINT "polling_mentions_topic_id_polling_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."polling_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_mentions" ADD CONSTRAINT "polling_mentions_release_id_polling_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."polling_releases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_pauses" ADD CONSTRAINT "polling_pauses_agent_id_polling_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."polling_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_pauses" ADD CONSTRAINT "polling_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_people" ADD CONSTRAINT "polling_people_agent_id_polling_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."polling_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_people" ADD CONSTRAINT "polling_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_prompts" ADD CONSTRAINT "polling_prompts_agent_id_polling_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."polling_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_prompts" ADD CONSTRAINT "polling_prompts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_prompts" ADD CONSTRAINT "polling_prompts_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_release_people" ADD CONSTRAINT "polling_release_people_release_id_polling_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."polling_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_release_people" ADD CONSTRAINT "polling_release_people_person_id_polling_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."polling_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_releases" ADD CONSTRAINT "polling_releases_agent_id_polling_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."polling_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_releases" ADD CONSTRAINT "polling_releases_unit_id_company_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."company_units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_submissions" ADD CONSTRAINT "polling_submissions_agent_id_polling_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."polling_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_submissions" ADD CONSTRAINT "polling_submissions_person_id_polling_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."polling_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_submissions" ADD CONSTRAINT "polling_submissions_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_submissions" ADD CONSTRAINT "polling_submissions_unit_id_company_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."company_units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_submissions" ADD CONSTRAINT "polling_submissions_release_id_polling_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."polling_releases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_terms" ADD CONSTRAINT "polling_terms_agent_id_polling_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."polling_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_topic_terms" ADD CONSTRAINT "polling_topic_terms_topic_id_polling_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."polling_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_topics" ADD CONSTRAINT "polling_topics_agent_id_polling_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."polling_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "polling_agents_company" ON "polling_agents" USING btree ("company_id","type") WHERE type is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "polling_agents_own" ON "polling_agents" USING btree ("owner_id","type") WHERE type is not null;--> statement-breakpoint
CREATE INDEX "polling_digests_user" ON "polling_digests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "polling_mentions_waiting" ON "polling_mentions" USING btree ("topic_id") WHERE release_id is null;--> statement-breakpoint
CREATE INDEX "polling_mentions_topic" ON "polling_mentions" USING btree ("topic_id","id");--> statement-breakpoint
CREATE INDEX "polling_mentions_release" ON "polling_mentions" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "polling_pauses_user" ON "polling_pauses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "polling_people_user" ON "polling_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "polling_prompts_thread" ON "polling_prompts" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "polling_prompts_user" ON "polling_prompts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "polling_release_people_person" ON "polling_release_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "polling_releases_agent" ON "polling_releases" USING btree ("agent_id","day") WHERE topic_id is null;--> statement-breakpoint
CREATE INDEX "polling_releases_topics" ON "polling_releases" USING btree ("agent_id","day") WHERE topic_id is not null;--> statement-breakpoint
CREATE INDEX "polling_releases_topic" ON "polling_releases" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "polling_submissions_waiting" ON "polling_submissions" USING btree ("agent_id") WHERE release_id is null;--> statement-breakpoint
CREATE INDEX "polling_submissions_release" ON "polling_submissions" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "polling_submissions_person" ON "polling_submissions" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "polling_submissions_mail" ON "polling_submissions" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "polling_topic_terms_topic" ON "polling_topic_terms" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "polling_topics_agent" ON "polling_topics" USING btree ("agent_id");--> statement-breakpoint
INSERT INTO "polling_backlog" ("delivery_id")
SELECT "deliveries"."id" FROM "deliveries" JOIN "mails" ON "mails"."id" = "deliveries"."mail_id"
WHERE "deliveries"."status" = 'processed'
  AND ("deliveries"."text" ILIKE '%$$polling%' OR "mails"."subject" ILIKE '%$$polling%');
