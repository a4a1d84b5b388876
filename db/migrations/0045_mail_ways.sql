CREATE TABLE "bucket_objects" (
	"place" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"is_taken" boolean NOT NULL,
	"is_done" boolean NOT NULL,
	CONSTRAINT "bucket_objects_place_name_pk" PRIMARY KEY("place","name")
);
--> statement-breakpoint
CREATE TABLE "posted_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"signed_at" text NOT NULL,
	"digest" text NOT NULL,
	"trace_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "posted_mails_taken" ON "posted_mails" USING btree ("taken_at");