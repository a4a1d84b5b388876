CREATE TABLE "suppressed_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppressed_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"company_id" integer,
	"owner_id" integer,
	"reason" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "caused_by_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "report_token" text;--> statement-breakpoint
ALTER TABLE "suppressed_addresses" ADD CONSTRAINT "suppressed_addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppressed_addresses" ADD CONSTRAINT "suppressed_addresses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suppressed_addresses_once" ON "suppressed_addresses" USING btree ("address",coalesce(company_id, 0),coalesce(owner_id, 0));--> statement-breakpoint
CREATE INDEX "suppressed_addresses_company" ON "suppressed_addresses" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "suppressed_addresses_owner" ON "suppressed_addresses" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_caused_by_id_users_id_fk" FOREIGN KEY ("caused_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_report" ON "outbox" USING btree ("report_token") WHERE report_token is not null;
