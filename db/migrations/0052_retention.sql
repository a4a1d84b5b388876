CREATE TABLE "mail_retention" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"days" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_retention" ADD CONSTRAINT "mail_retention_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- By hand: who changes it stands in the audit log.
CREATE FUNCTION audit_mail_retention() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE company integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."company_id" ELSE NEW."company_id" END;
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "companies" WHERE "id" = company) THEN RETURN NULL; END IF;
	PERFORM audit_add('retention.changed', NULL, company, 'company', company,
		jsonb_build_object('days', CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE NEW."days" END));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR UPDATE OR DELETE ON "mail_retention" FOR EACH ROW EXECUTE FUNCTION audit_mail_retention();
