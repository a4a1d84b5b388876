ALTER TABLE "outbox" DROP CONSTRAINT "outbox_message_id_unique";--> statement-breakpoint
CREATE INDEX "outbox_reply" ON "outbox" USING btree ("mail_id") WHERE kind = 'reply';--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_message_id_recipient_unique" UNIQUE("message_id","recipient");--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "change_set_id" integer;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_change_set_id_change_sets_id_fk" FOREIGN KEY ("change_set_id") REFERENCES "public"."change_sets"("id") ON DELETE set null ON UPDATE no action;