CREATE TABLE "mail_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"company_id" integer,
	"is_of_company" boolean DEFAULT false NOT NULL,
	"words" text NOT NULL,
	"rules" jsonb NOT NULL,
	"sender_keys" text[] DEFAULT '{}' NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"waits_in" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_rules" ADD CONSTRAINT "mail_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_rules" ADD CONSTRAINT "mail_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_rules" ADD CONSTRAINT "mail_rules_waits_in_threads_id_fk" FOREIGN KEY ("waits_in") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_rules_user" ON "mail_rules" USING btree ("user_id") WHERE not is_of_company;--> statement-breakpoint
CREATE INDEX "mail_rules_company" ON "mail_rules" USING btree ("company_id") WHERE is_of_company;--> statement-breakpoint
CREATE INDEX "mail_rules_waiting" ON "mail_rules" USING btree ("waits_in") WHERE waits_in is not null;