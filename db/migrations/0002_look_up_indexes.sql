CREATE INDEX "mails_from" ON "mails" USING btree ("from_address","received_at");--> statement-breakpoint
CREATE INDEX "outbox_thread" ON "outbox" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("id") WHERE status in ('queued', 'sending');