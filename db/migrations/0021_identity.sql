CREATE TABLE "mail_copies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_copies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mail_id" integer NOT NULL,
	"source" text NOT NULL,
	"envelope" jsonb NOT NULL,
	"object" text NOT NULL,
	"size" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_copies_object_unique" UNIQUE("object")
);
--> statement-breakpoint
CREATE TABLE "held_reports" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"untold" integer NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "released_by" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "slug_key" text;--> statement-breakpoint
ALTER TABLE "mail_copies" ADD CONSTRAINT "mail_copies_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_reports" ADD CONSTRAINT "held_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_copies_mail" ON "mail_copies" USING btree ("mail_id");--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_slug_key_unique" UNIQUE("slug_key");--> statement-breakpoint
-- Of companies that look alike the first keeps its part of the addresses; the others get one with their next address.
WITH "plain" AS (
	SELECT "id", left(regexp_replace(lower(normalize("name", NFKD)), '[^a-z0-9]', '', 'g'), 15) AS "slug" FROM "companies"
), "keyed" AS (
	SELECT "id", "slug", translate(replace(replace(replace("slug", 'rn', 'm'), 'vv', 'w'), 'cl', 'd'), '01i23456789', 'ollzeasbtbg') AS "key" FROM "plain"
), "first" AS (
	SELECT DISTINCT ON ("key") "id", "slug", "key" FROM "keyed" WHERE "slug" <> '' ORDER BY "key", "id"
)
UPDATE "companies" SET "slug" = "first"."slug", "slug_key" = "first"."key" FROM "first" WHERE "first"."id" = "companies"."id";
