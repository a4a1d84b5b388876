CREATE TABLE "learned_readings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learned_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"company_id" integer,
	"is_on" boolean DEFAULT true NOT NULL,
	"reading" jsonb NOT NULL,
	"forgotten" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"corrections" integer DEFAULT 0 NOT NULL,
	"learned_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "learned_readings" ADD CONSTRAINT "learned_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_readings" ADD CONSTRAINT "learned_readings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learned_readings_user" ON "learned_readings" USING btree ("user_id") WHERE company_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "learned_readings_company" ON "learned_readings" USING btree ("company_id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "change_sets_app" ON "change_sets" USING btree ("created_at") WHERE by = 'app';--> statement-breakpoint
CREATE INDEX "change_sets_undone" ON "change_sets" USING btree ("undone_at") WHERE undone_at is not null;--> statement-breakpoint
CREATE INDEX "suggestions_decided" ON "suggestions" USING btree ("decided_at") WHERE decided_at is not null;