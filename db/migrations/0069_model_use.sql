-- widens
CREATE TABLE "model_permissions" (
	"agent" text NOT NULL,
	"company_id" integer NOT NULL,
	"is_allowed" boolean NOT NULL,
	CONSTRAINT "model_permissions_agent_company_id_pk" PRIMARY KEY("agent","company_id")
);
--> statement-breakpoint
CREATE TABLE "model_prices" (
	"model" text PRIMARY KEY NOT NULL,
	"input" double precision NOT NULL,
	"cached" double precision NOT NULL,
	"output" double precision NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_failures" (
	"day" date NOT NULL,
	"model" text NOT NULL,
	"payer_id" integer NOT NULL,
	"fault" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_failures_day_payer_id_model_fault_pk" PRIMARY KEY("day","payer_id","model","fault")
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"day" date NOT NULL,
	"model" text NOT NULL,
	"payer_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"agent" text NOT NULL,
	"company_id" integer NOT NULL,
	"questions" integer NOT NULL,
	"answers" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"cached_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	CONSTRAINT "model_usage_day_payer_id_model_purpose_agent_company_id_pk" PRIMARY KEY("day","payer_id","model","purpose","agent","company_id")
);
--> statement-breakpoint
ALTER TABLE "model_servers" ADD COLUMN "purposes" text[] DEFAULT '{"fast","strong"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "model_servers" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "model_servers" ADD CONSTRAINT "model_servers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_servers_company" ON "model_servers" USING btree ("company_id");