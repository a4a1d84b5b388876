ALTER TABLE "poll_options" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD COLUMN "is_list" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "description" text;