CREATE TABLE "replay_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replay_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"replay_id" integer NOT NULL,
	"delivery_id" integer NOT NULL,
	"subject" text NOT NULL,
	"differences" jsonb NOT NULL,
	"applied_at" timestamp with time zone,
	"change_set_id" integer,
	"failed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "replay_mails_replay_id_delivery_id_unique" UNIQUE("replay_id","delivery_id")
);
--> statement-breakpoint
CREATE TABLE "replays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer,
	"owner_id" integer,
	"started_by" integer,
	"since" timestamp with time zone,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"last_id" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "replay_mails" ADD CONSTRAINT "replay_mails_replay_id_replays_id_fk" FOREIGN KEY ("replay_id") REFERENCES "public"."replays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_mails" ADD CONSTRAINT "replay_mails_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replay_mails_delivery" ON "replay_mails" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "replays_company" ON "replays" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "replays_owner" ON "replays" USING btree ("owner_id");