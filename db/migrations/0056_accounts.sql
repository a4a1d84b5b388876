CREATE TABLE "server_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "server_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"invited_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "server_invitations_address_unique" UNIQUE("address")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "server_invitations" ADD CONSTRAINT "server_invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_invitations_invitee" ON "company_invitations" USING btree ("invitee_email");
--> statement-breakpoint
-- Everything below is written by hand: the lists of the server's owner are paged by id and searched by parts of words.
CREATE INDEX "users_accounts" ON "users" USING btree ("id") WHERE "claimed_at" IS NOT NULL;--> statement-breakpoint
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX "users_accounts_trigrams" ON "users" USING gin (lower("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops) WHERE "claimed_at" IS NOT NULL;
		CREATE INDEX "companies_trigrams" ON "companies" USING gin (lower("name") gin_trgm_ops);
	END IF;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_memberships() RETURNS trigger LANGUAGE plpgsql AS $$
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
		-- Those that rest with a disabled company have not left: the owner's act says it.
		IF OLD."is_active" <> NEW."is_active" AND OLD."suspended_at" IS NOT DISTINCT FROM NEW."suspended_at" THEN
			PERFORM audit_add(CASE WHEN NEW."is_active" THEN 'member.joined' ELSE 'member.left' END, NULL,
				NEW."company_id", 'person', NEW."user_id", jsonb_build_object('role', NEW."role"));
		END IF;
		changed := audit_changed(to_jsonb(OLD), to_jsonb(NEW), 'department');
		IF changed IS NOT NULL THEN PERFORM audit_add('member.changed', NULL, NEW."company_id", 'person', NEW."user_id", changed); END IF;
	END IF;
	RETURN NULL;
END $$;

--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_unique" UNIQUE("user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");