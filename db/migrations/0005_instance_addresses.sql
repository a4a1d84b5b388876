CREATE TABLE "retired_addresses" (
	"email_address" text PRIMARY KEY NOT NULL,
	"company_id" integer,
	"user_id" integer,
	"retired_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "agent_instances_address";--> statement-breakpoint
CREATE UNIQUE INDEX "agent_instances_address" ON "agent_instances" USING btree ("email_address") WHERE not (company_id is null and split_part(email_address, '@', 1) = agent_type);