CREATE TABLE "task_dependencies" (
	"task_id" integer NOT NULL,
	"blocked_by_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_dependencies_task_id_blocked_by_id_pk" PRIMARY KEY("task_id","blocked_by_id"),
	CONSTRAINT "task_dependencies_not_itself" CHECK ("task_dependencies"."task_id" <> "task_dependencies"."blocked_by_id")
);
--> statement-breakpoint
ALTER TABLE "task_dependencies" ADD CONSTRAINT "task_dependencies_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_dependencies" ADD CONSTRAINT "task_dependencies_blocked_by_id_tasks_id_fk" FOREIGN KEY ("blocked_by_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_dependencies_blocker" ON "task_dependencies" USING btree ("blocked_by_id");