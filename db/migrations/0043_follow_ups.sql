CREATE TABLE "follow_up_questions" (
	"agent_id" integer NOT NULL,
	"key" text NOT NULL,
	"first_round" date NOT NULL,
	"asked_round" date,
	CONSTRAINT "follow_up_questions_agent_id_key_pk" PRIMARY KEY("agent_id","key")
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follow_ups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer,
	"survey_id" integer,
	"key" text NOT NULL,
	"about" text NOT NULL,
	"is_for_managers" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"task_id" integer,
	"poll_id" integer,
	"author_id" integer,
	"told_round" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "polling_digests" ADD COLUMN "listed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_up_questions" ADD CONSTRAINT "follow_up_questions_agent_id_polling_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."polling_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_agent_id_polling_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."polling_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_ups_agent" ON "follow_ups" USING btree ("agent_id","key");--> statement-breakpoint
CREATE INDEX "follow_ups_survey" ON "follow_ups" USING btree ("survey_id","key");--> statement-breakpoint
CREATE INDEX "follow_ups_task" ON "follow_ups" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "follow_ups_poll" ON "follow_ups" USING btree ("poll_id");--> statement-breakpoint
CREATE INDEX "follow_ups_author" ON "follow_ups" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "follow_ups_left_of_agent" ON "follow_ups" USING btree ("agent_id","key") WHERE kind = 'left';--> statement-breakpoint
CREATE UNIQUE INDEX "follow_ups_left_of_survey" ON "follow_ups" USING btree ("survey_id","key") WHERE kind = 'left';