ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_merged_into_id_projects_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_merged" ON "projects" USING btree ("merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE INDEX "projects_deleted" ON "projects" USING btree ("deleted_at") WHERE deleted_at is not null;