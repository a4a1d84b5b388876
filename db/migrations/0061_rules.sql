-- By hand: who set up, changed or switched off a rule stands in the audit log, never its words.
CREATE FUNCTION audit_mail_rules() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed jsonb;
DECLARE facts jsonb;
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF (OLD."company_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "companies" WHERE "id" = OLD."company_id"))
			OR (OLD."user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD."user_id")) THEN RETURN NULL; END IF;
		PERFORM audit_add('rule.deleted', NULL, OLD."company_id", 'rule', OLD."id",
			jsonb_build_object('of', CASE WHEN OLD."is_of_company" THEN 'company' ELSE 'person' END));
		RETURN NULL;
	END IF;
	facts := jsonb_build_object('of', CASE WHEN NEW."is_of_company" THEN 'company' ELSE 'person' END);
	IF TG_OP = 'INSERT' THEN
		PERFORM audit_add('rule.made', NULL, NEW."company_id", 'rule', NEW."id", facts || jsonb_build_object('on', NEW."is_on"));
		RETURN NULL;
	END IF;
	IF OLD."is_on" IS DISTINCT FROM NEW."is_on" THEN
		PERFORM audit_add(CASE WHEN NEW."is_on" THEN 'rule.on' ELSE 'rule.off' END, NULL, NEW."company_id", 'rule', NEW."id", facts);
	END IF;
	changed := audit_changed(to_jsonb(OLD), to_jsonb(NEW), 'words', 'rules');
	IF changed IS NOT NULL THEN
		PERFORM audit_add('rule.changed', NULL, NEW."company_id", 'rule', NEW."id", facts || changed);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR UPDATE OR DELETE ON "mail_rules" FOR EACH ROW EXECUTE FUNCTION audit_mail_rules();
