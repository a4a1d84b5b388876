CREATE TABLE "document_tasks" (
	"document_id" integer NOT NULL,
	"list" text NOT NULL,
	"place" integer NOT NULL,
	"task_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_tasks_document_id_list_place_pk" PRIMARY KEY("document_id","list","place")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"company_id" integer,
	"creator_id" integer,
	"thread_id" integer NOT NULL,
	"mail_id" integer NOT NULL,
	"attachment" integer NOT NULL,
	"name" text NOT NULL,
	"reading_id" integer NOT NULL,
	"class" text,
	"analysis" jsonb,
	"by" text,
	"family_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "documents_thread_id_mail_id_attachment_unique" UNIQUE("thread_id","mail_id","attachment")
);
--> statement-breakpoint
CREATE TABLE "file_readings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"company_id" integer,
	"hash" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"name" text NOT NULL,
	"media_type" text,
	"size" integer NOT NULL,
	"mail_id" integer,
	"attachment" integer NOT NULL,
	"recognised_pages" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"kind" text,
	"unit" text,
	"parts_read" integer DEFAULT 0 NOT NULL,
	"parts_total" integer DEFAULT 0 NOT NULL,
	"content" jsonb,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_tasks" ADD CONSTRAINT "document_tasks_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_tasks" ADD CONSTRAINT "document_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_reading_id_file_readings_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."file_readings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_readings" ADD CONSTRAINT "file_readings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_readings" ADD CONSTRAINT "file_readings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_readings" ADD CONSTRAINT "file_readings_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_tasks_task" ON "document_tasks" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "documents_company" ON "documents" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "documents_mail" ON "documents" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "documents_reading" ON "documents" USING btree ("reading_id");--> statement-breakpoint
CREATE UNIQUE INDEX "file_readings_own" ON "file_readings" USING btree ("owner_id","hash") WHERE company_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "file_readings_company" ON "file_readings" USING btree ("company_id","hash") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "file_readings_open" ON "file_readings" USING btree ("state") WHERE state in ('waiting', 'reading');--> statement-breakpoint
-- Everything below is written by hand: what is kept beside documents goes with them, and search finds them.
CREATE TRIGGER "forget_records" AFTER DELETE ON "documents" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION forget_records('document');--> statement-breakpoint
CREATE FUNCTION search_document(one documents) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF one."deleted_at" IS NOT NULL THEN
		PERFORM search_drop('document', one."id");
	ELSE
		PERFORM search_put('document', one."id", one."created_at", one."name",
			(SELECT string_agg(sentence ->> 'text', ' ') FROM jsonb_array_elements(one."analysis" -> 'summary') AS sentence),
			array['/thread:' || one."thread_id",
				CASE WHEN one."company_id" IS NULL THEN '/owner:' || one."owner_id" ELSE '/company:' || one."company_id" END]);
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_document_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_document(NEW);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "search_made" AFTER INSERT ON "documents" FOR EACH ROW EXECUTE FUNCTION search_document_changed();--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "documents" FOR EACH ROW WHEN ((OLD."name", OLD."analysis", OLD."owner_id", OLD."company_id", OLD."deleted_at") IS DISTINCT FROM (NEW."name", NEW."analysis", NEW."owner_id", NEW."company_id", NEW."deleted_at")) EXECUTE FUNCTION search_document_changed();--> statement-breakpoint
CREATE TRIGGER "search_gone" AFTER DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION search_gone('document');
