ALTER TABLE "tasks" ADD COLUMN "repeats" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "follows_id" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_follows_id_tasks_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_follows" ON "tasks" USING btree ("follows_id") WHERE follows_id is not null;