CREATE TABLE "own_reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"about" text NOT NULL,
	"task_id" integer,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "own_reminders" ADD CONSTRAINT "own_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_reminders" ADD CONSTRAINT "own_reminders_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_reminders_due" ON "own_reminders" USING btree ("at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "own_reminders_user" ON "own_reminders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "own_reminders_task" ON "own_reminders" USING btree ("task_id") WHERE task_id is not null;