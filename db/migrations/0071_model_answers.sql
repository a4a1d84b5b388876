-- widens
CREATE TABLE "model_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"delivery_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"tokens" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "stored_answers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "saved_tokens" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_answers" ADD CONSTRAINT "model_answers_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_answers" ADD CONSTRAINT "model_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_answers_delivery" ON "model_answers" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "model_answers_user" ON "model_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "model_answers_asked" ON "model_answers" USING btree ("asked_at");