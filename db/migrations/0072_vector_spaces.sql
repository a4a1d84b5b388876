-- widens
ALTER TABLE "knowledge_keepers" ADD COLUMN "vector_space" text;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "vector_space" text;