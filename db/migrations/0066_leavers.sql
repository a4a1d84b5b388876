ALTER TABLE "users" ADD COLUMN "owner_since" timestamp with time zone;--> statement-breakpoint
-- The asker is the caller: the owner of the server may ask for an archive of another account.
CREATE OR REPLACE FUNCTION audit_exports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM audit_add('export.asked', NULL, NULL, 'person', NEW."user_id", NULL);
	ELSIF NEW."status" = 'ready' AND OLD."status" <> 'ready' THEN
		PERFORM audit_add('export.ready', NULL, NULL, 'person', NEW."user_id", NULL);
	END IF;
	RETURN NULL;
END $$;
