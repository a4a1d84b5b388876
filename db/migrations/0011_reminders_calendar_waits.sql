CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "due_reminders" (
	"task_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"due_date" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "due_reminders_task_id_user_id_kind_due_date_pk" PRIMARY KEY("task_id","user_id","kind","due_date")
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"from_minute" integer,
	"to_minute" integer,
	CONSTRAINT "quiet_hours_whole" CHECK (("quiet_hours"."from_minute" is null) = ("quiet_hours"."to_minute" is null) and "quiet_hours"."from_minute" <> "quiet_hours"."to_minute")
);
--> statement-breakpoint
CREATE TABLE "reminder_days" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_digests" (
	"user_id" integer NOT NULL,
	"week" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_digests_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
CREATE TABLE "chases" (
	"task_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"awaited_id" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chases_task_id_user_id_awaited_id_pk" PRIMARY KEY("task_id","user_id","awaited_id")
);
--> statement-breakpoint
CREATE TABLE "waits" (
	"task_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"chase_days" integer,
	CONSTRAINT "waits_task_id_user_id_pk" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone_chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_reminders" ADD CONSTRAINT "due_reminders_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_reminders" ADD CONSTRAINT "due_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_days" ADD CONSTRAINT "reminder_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_digests" ADD CONSTRAINT "weekly_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chases" ADD CONSTRAINT "chases_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chases" ADD CONSTRAINT "chases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chases" ADD CONSTRAINT "chases_awaited_id_users_id_fk" FOREIGN KEY ("awaited_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waits" ADD CONSTRAINT "waits_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waits" ADD CONSTRAINT "waits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_reminders_user" ON "due_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chases_user" ON "chases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chases_awaited" ON "chases" USING btree ("awaited_id");--> statement-breakpoint
CREATE INDEX "waits_user" ON "waits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("due_date") WHERE deleted_at is null and due_date is not null;