CREATE TABLE "alarms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"title" text NOT NULL,
	"advice" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "alarms_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "life_signs" (
	"name" text PRIMARY KEY NOT NULL,
	"known_since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"longest_silence" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "alarms_ended" ON "alarms" USING btree ("ended_at");
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain" integer NOT NULL,
	"number" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" integer,
	"via" text NOT NULL,
	"company_id" integer,
	"subject_kind" text,
	"subject_id" integer,
	"facts" jsonb NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"chain" integer PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_views" (
	"company_id" integer NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "audit_views_company_id_entry_id_pk" PRIMARY KEY("company_id","entry_id")
);
--> statement-breakpoint
CREATE INDEX "audit_entries_chain" ON "audit_entries" USING btree ("chain","number");--> statement-breakpoint
-- By hand from here on. Who acts is told for each transaction by src/kit/db/database.ts: "user|way|time".
CREATE FUNCTION audit_append() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	act text[] := string_to_array(nullif(current_setting('mailcrew.act', true), ''), '|');
	before bytea;
BEGIN
	NEW."actor_id" := coalesce(NEW."actor_id", nullif(act[1], '')::integer);
	NEW."via" := coalesce(NEW."via", act[2], 'product');
	NEW."at" := coalesce(NEW."at", nullif(act[3], '')::timestamptz, clock_timestamp());
	NEW."facts" := coalesce(NEW."facts", '{}');
	NEW."chain" := coalesce(NEW."company_id",
		-1 - mod(CASE WHEN NEW."subject_kind" = 'person' THEN NEW."subject_id" ELSE coalesce(NEW."actor_id", 0) END, 16));
	NEW."chain" := coalesce(NEW."chain", -1);
	INSERT INTO "audit_heads" ("chain", "number", "hash") VALUES (NEW."chain", 1, '\x')
		ON CONFLICT ("chain") DO UPDATE SET "number" = "audit_heads"."number" + 1
		RETURNING "number", "hash" INTO NEW."number", before;
	NEW."hash" := sha256(before || convert_to(concat_ws('|', NEW."chain", NEW."number",
		to_char(NEW."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), NEW."action",
		coalesce(NEW."actor_id"::text, ''), NEW."via", coalesce(NEW."company_id"::text, ''),
		coalesce(NEW."subject_kind", ''), coalesce(NEW."subject_id"::text, ''), NEW."facts"::text), 'UTF8'));
	UPDATE "audit_heads" SET "hash" = NEW."hash" WHERE "chain" = NEW."chain";
	INSERT INTO "audit_views" ("company_id", "entry_id")
		SELECT NEW."company_id", NEW."id" WHERE NEW."company_id" IS NOT NULL
		UNION ALL
		SELECT "memberships"."company_id", NEW."id" FROM "memberships"
			WHERE NEW."company_id" IS NULL AND "memberships"."is_active" AND "memberships"."user_id" =
				CASE WHEN NEW."subject_kind" = 'person' THEN NEW."subject_id" ELSE NEW."actor_id" END;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_append" BEFORE INSERT ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION audit_append();--> statement-breakpoint
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit log is only added to' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_refuse" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER "audit_refuse" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_views" EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER "audit_refuse" BEFORE DELETE OR TRUNCATE ON "audit_heads" EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER "audit_refuse_by_hand" BEFORE INSERT OR UPDATE ON "audit_heads"
	FOR EACH ROW WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER "audit_refuse_by_hand" BEFORE INSERT ON "audit_views"
	FOR EACH ROW WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE FUNCTION audit_add(action text, actor integer, company integer, kind text, subject integer, facts jsonb)
RETURNS void LANGUAGE sql AS $$
	INSERT INTO "audit_entries" ("action", "actor_id", "company_id", "subject_kind", "subject_id", "facts")
	VALUES (action, actor, company, kind, subject, facts)
$$;--> statement-breakpoint
-- The names of the fields that differ; never what stands in them.
CREATE FUNCTION audit_changed(old_row jsonb, new_row jsonb, VARIADIC fields text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN count(*) = 0 THEN NULL ELSE jsonb_build_object('fields', jsonb_agg(field ORDER BY place)) END
	FROM unnest(fields) WITH ORDINALITY AS list(field, place)
	WHERE old_row -> field IS DISTINCT FROM new_row -> field
$$;--> statement-breakpoint
CREATE FUNCTION audit_is_acting() RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(current_setting('mailcrew.act', true), '') <> ''
$$;--> statement-breakpoint
CREATE FUNCTION audit_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM audit_add('session.started', NEW."user_id", NULL, 'person', NEW."user_id", NULL);
	ELSIF audit_is_acting() AND EXISTS (SELECT FROM "users" WHERE "id" = OLD."user_id") THEN
		PERFORM audit_add('session.ended', NULL, NULL, 'person', OLD."user_id", NULL);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION audit_sessions();--> statement-breakpoint
CREATE FUNCTION audit_users() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed jsonb;
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD."claimed_at" IS NOT NULL THEN PERFORM audit_add('account.deleted', NULL, NULL, 'person', OLD."id", NULL); END IF;
		RETURN NULL;
	END IF;
	IF NEW."claimed_at" IS NOT NULL AND (TG_OP = 'INSERT' OR OLD."claimed_at" IS NULL) THEN
		PERFORM audit_add('account.confirmed', NEW."id", NULL, 'person', NEW."id", NULL);
	END IF;
	IF TG_OP = 'UPDATE' AND OLD."claimed_at" IS NOT NULL THEN
		IF OLD."password_hash" IS DISTINCT FROM NEW."password_hash" THEN
			PERFORM audit_add('password.changed', NULL, NULL, 'person', NEW."id", NULL);
		END IF;
		changed := audit_changed(to_jsonb(OLD), to_jsonb(NEW), 'email', 'first_name', 'last_name');
		IF changed IS NOT NULL THEN PERFORM audit_add('account.changed', NULL, NULL, 'person', NEW."id", changed); END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR DELETE OR UPDATE OF "claimed_at", "password_hash", "email", "first_name", "last_name" ON "users" FOR EACH ROW EXECUTE FUNCTION audit_users();--> statement-breakpoint
CREATE FUNCTION audit_user_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD."confirmed_at" IS NOT NULL AND EXISTS (SELECT FROM "users" WHERE "id" = OLD."user_id") THEN
			PERFORM audit_add('address.removed', NULL, NULL, 'person', OLD."user_id", NULL);
		END IF;
	ELSIF NEW."confirmed_at" IS NOT NULL AND (TG_OP = 'INSERT' OR OLD."confirmed_at" IS NULL) THEN
		PERFORM audit_add('address.confirmed', NULL, NULL, 'person', NEW."user_id", NULL);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR UPDATE OR DELETE ON "user_addresses" FOR EACH ROW EXECUTE FUNCTION audit_user_addresses();--> statement-breakpoint
CREATE FUNCTION audit_linked_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM audit_add('sign_in_way.linked', NEW."user_id", NULL, 'person', NEW."user_id", jsonb_build_object('provider', NEW."provider"));
	ELSIF EXISTS (SELECT FROM "users" WHERE "id" = OLD."user_id") THEN
		PERFORM audit_add('sign_in_way.unlinked', NULL, NULL, 'person', OLD."user_id", jsonb_build_object('provider', OLD."provider"));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR DELETE ON "linked_accounts" FOR EACH ROW EXECUTE FUNCTION audit_linked_accounts();--> statement-breakpoint
CREATE FUNCTION audit_api_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed jsonb;
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM audit_add('token.made', NULL, NULL, 'person', NEW."user_id", jsonb_build_object('token', NEW."id", 'scopes', to_jsonb(NEW."scopes")));
	ELSIF TG_OP = 'DELETE' THEN
		IF EXISTS (SELECT FROM "users" WHERE "id" = OLD."user_id") THEN
			PERFORM audit_add('token.ended', NULL, NULL, 'person', OLD."user_id", jsonb_build_object('token', OLD."id"));
		END IF;
	ELSE
		changed := audit_changed(to_jsonb(OLD), to_jsonb(NEW), 'name', 'scopes', 'expires_at', 'token_hash');
		IF changed IS NOT NULL THEN
			PERFORM audit_add('token.changed', NULL, NULL, 'person', NEW."user_id", changed || jsonb_build_object('token', NEW."id"));
		END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR DELETE OR UPDATE OF "name", "scopes", "expires_at", "token_hash" ON "api_tokens" FOR EACH ROW EXECUTE FUNCTION audit_api_tokens();--> statement-breakpoint
CREATE FUNCTION audit_exports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM audit_add('export.asked', NEW."user_id", NULL, 'person', NEW."user_id", NULL);
	ELSIF NEW."status" = 'ready' AND OLD."status" <> 'ready' THEN
		PERFORM audit_add('export.ready', NULL, NULL, 'person', NEW."user_id", NULL);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR UPDATE OF "status" ON "exports" FOR EACH ROW EXECUTE FUNCTION audit_exports();--> statement-breakpoint
CREATE FUNCTION audit_companies() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed jsonb;
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM audit_add('company.made', NULL, NEW."id", 'company', NEW."id", NULL);
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM audit_add('company.deleted', NULL, OLD."id", 'company', OLD."id", NULL);
	ELSE
		changed := audit_changed(to_jsonb(OLD), to_jsonb(NEW), VARIADIC ARRAY(SELECT jsonb_object_keys(to_jsonb(NEW) - 'slug_key' - CASE WHEN OLD."slug" IS NULL THEN 'slug' ELSE '' END)));
		IF changed IS NOT NULL THEN PERFORM audit_add('company.changed', NULL, NEW."id", 'company', NEW."id", changed); END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR UPDATE OR DELETE ON "companies" FOR EACH ROW EXECUTE FUNCTION audit_companies();--> statement-breakpoint
CREATE FUNCTION audit_memberships() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed jsonb;
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM audit_add('member.joined', NULL, NEW."company_id", 'person', NEW."user_id", jsonb_build_object('role', NEW."role"));
	ELSIF TG_OP = 'DELETE' THEN
		-- Of a company that is gone, its own entry says it.
		IF EXISTS (SELECT FROM "companies" WHERE "id" = OLD."company_id") THEN
			PERFORM audit_add('member.left', NULL, OLD."company_id", 'person', OLD."user_id", jsonb_build_object('role', OLD."role"));
		END IF;
	ELSE
		IF OLD."role" <> NEW."role" THEN
			PERFORM audit_add('member.role', NULL, NEW."company_id", 'person', NEW."user_id", jsonb_build_object('from', OLD."role", 'to', NEW."role"));
		END IF;
		IF OLD."is_active" <> NEW."is_active" THEN
			PERFORM audit_add(CASE WHEN NEW."is_active" THEN 'member.joined' ELSE 'member.left' END, NULL,
				NEW."company_id", 'person', NEW."user_id", jsonb_build_object('role', NEW."role"));
		END IF;
		changed := audit_changed(to_jsonb(OLD), to_jsonb(NEW), 'department');
		IF changed IS NOT NULL THEN PERFORM audit_add('member.changed', NULL, NEW."company_id", 'person', NEW."user_id", changed); END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR UPDATE OR DELETE ON "memberships" FOR EACH ROW EXECUTE FUNCTION audit_memberships();--> statement-breakpoint
CREATE FUNCTION audit_company_invitations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM audit_add('invitation.sent', NULL, NEW."company_id", 'invitation', NEW."id", jsonb_build_object('role', NEW."role"));
	ELSIF NEW."cancelled_at" IS NOT NULL AND OLD."cancelled_at" IS NULL THEN
		PERFORM audit_add('invitation.cancelled', NULL, NEW."company_id", 'invitation', NEW."id", jsonb_build_object('role', NEW."role"));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR UPDATE ON "company_invitations" FOR EACH ROW EXECUTE FUNCTION audit_company_invitations();--> statement-breakpoint
CREATE FUNCTION audit_company_domains() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM audit_add('domain.added', NULL, NEW."company_id", 'domain', NEW."id", jsonb_build_object('domain', NEW."domain"));
	ELSIF TG_OP = 'UPDATE' THEN
		IF (OLD."proved_at" IS NULL) <> (NEW."proved_at" IS NULL) THEN
			PERFORM audit_add(CASE WHEN NEW."proved_at" IS NULL THEN 'domain.lost' ELSE 'domain.proved' END, NULL,
				NEW."company_id", 'domain', NEW."id", jsonb_build_object('domain', NEW."domain"));
		END IF;
	ELSIF EXISTS (SELECT FROM "companies" WHERE "id" = OLD."company_id") THEN
		PERFORM audit_add('domain.removed', NULL, OLD."company_id", 'domain', OLD."id", jsonb_build_object('domain', OLD."domain"));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR UPDATE OR DELETE ON "company_domains" FOR EACH ROW EXECUTE FUNCTION audit_company_domains();--> statement-breakpoint
-- Of what a company or a person owns: arguments are the kind, the column of the owning person (or none), and the fields.
CREATE FUNCTION audit_owned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	at_hand jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
	company integer := (at_hand ->> 'company_id')::integer;
	facts jsonb := '{}';
BEGIN
	-- What comes and goes with its company or its person is told by the entry of those.
	IF TG_OP <> 'UPDATE' AND NOT audit_is_acting() THEN RETURN NULL; END IF;
	IF TG_OP = 'DELETE' AND company IS NOT NULL AND NOT EXISTS (SELECT FROM "companies" WHERE "id" = company) THEN RETURN NULL; END IF;
	IF TG_OP = 'UPDATE' THEN
		facts := audit_changed(to_jsonb(OLD), to_jsonb(NEW), VARIADIC TG_ARGV[1:]);
		IF facts IS NULL THEN RETURN NULL; END IF;
	END IF;
	IF at_hand ? 'agent_type' THEN facts := facts || jsonb_build_object('agent', at_hand -> 'agent_type'); END IF;
	PERFORM audit_add(TG_ARGV[0] || CASE TG_OP WHEN 'INSERT' THEN '.made' WHEN 'UPDATE' THEN '.changed' ELSE '.deleted' END,
		NULL, company, TG_ARGV[0], (at_hand ->> 'id')::integer, facts);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR DELETE OR UPDATE OF "url", "events", "secret", "is_active" ON "webhooks" FOR EACH ROW
	EXECUTE FUNCTION audit_owned('webhook', 'url', 'events', 'secret', 'is_active');--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER INSERT OR UPDATE OR DELETE ON "agent_instances" FOR EACH ROW
	EXECUTE FUNCTION audit_owned('mailbox', 'email_address', 'instance_name', 'is_active', 'customization', 'inherit_company_settings', 'allow_global_emails', 'allow_guests');--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER DELETE ON "projects" FOR EACH ROW EXECUTE FUNCTION audit_owned('project');--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION audit_owned('document');--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER DELETE ON "polls" FOR EACH ROW EXECUTE FUNCTION audit_owned('poll');--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER DELETE ON "surveys" FOR EACH ROW EXECUTE FUNCTION audit_owned('survey');--> statement-breakpoint
CREATE TRIGGER "audit_log" AFTER DELETE ON "knowledge_articles" FOR EACH ROW EXECUTE FUNCTION audit_owned('article');
