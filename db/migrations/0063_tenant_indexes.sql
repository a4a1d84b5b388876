CREATE INDEX "absence_delegates_in_company" ON "absence_delegates" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "agent_instances_by_address" ON "agent_instances" USING btree ("email_address");--> statement-breakpoint
CREATE INDEX "threads_company" ON "threads" USING btree ("company_id","last_mail_at");--> statement-breakpoint
CREATE INDEX "threads_owner" ON "threads" USING btree ("owner_id","last_mail_at");--> statement-breakpoint
CREATE INDEX "polling_agents_of_company" ON "polling_agents" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "polling_agents_of_owner" ON "polling_agents" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "user_addresses_address" ON "user_addresses" USING btree ("address");