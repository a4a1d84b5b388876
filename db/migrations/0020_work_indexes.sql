DROP INDEX "works_sender";--> statement-breakpoint
DROP INDEX "works_owner";--> statement-breakpoint
DROP INDEX "works_company";--> statement-breakpoint
DROP INDEX "works_thread";--> statement-breakpoint
CREATE INDEX "works_sender" ON "works" USING btree ("sender_id") WHERE sender_id is not null;--> statement-breakpoint
CREATE INDEX "works_owner" ON "works" USING btree ("owner_id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "works_company" ON "works" USING btree ("company_id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "works_thread" ON "works" USING btree ("thread_id") WHERE thread_id is not null;