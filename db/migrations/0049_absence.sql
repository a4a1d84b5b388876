CREATE TABLE "absence_delegates" (
	"absence_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"delegate_id" integer NOT NULL,
	CONSTRAINT "absence_delegates_absence_id_company_id_pk" PRIMARY KEY("absence_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "absences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"closed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delegated_tasks" (
	"absence_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"delegate_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delegated_tasks_task_id_absence_id_pk" PRIMARY KEY("task_id","absence_id")
);
--> statement-breakpoint
ALTER TABLE "absence_delegates" ADD CONSTRAINT "absence_delegates_absence_id_absences_id_fk" FOREIGN KEY ("absence_id") REFERENCES "public"."absences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_delegates" ADD CONSTRAINT "absence_delegates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_delegates" ADD CONSTRAINT "absence_delegates_delegate_id_users_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegated_tasks" ADD CONSTRAINT "delegated_tasks_absence_id_absences_id_fk" FOREIGN KEY ("absence_id") REFERENCES "public"."absences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegated_tasks" ADD CONSTRAINT "delegated_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegated_tasks" ADD CONSTRAINT "delegated_tasks_delegate_id_users_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absence_delegates_delegate" ON "absence_delegates" USING btree ("delegate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "absences_open" ON "absences" USING btree ("user_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "absences_user" ON "absences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "delegated_tasks_absence" ON "delegated_tasks" USING btree ("absence_id");