ALTER TABLE "works" RENAME TO "deliveries";--> statement-breakpoint
ALTER SEQUENCE "works_id_seq" RENAME TO "deliveries_id_seq";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "works_pkey" TO "deliveries_pkey";--> statement-breakpoint
ALTER INDEX "works_sender" RENAME TO "deliveries_sender";--> statement-breakpoint
ALTER INDEX "works_owner" RENAME TO "deliveries_owner";--> statement-breakpoint
ALTER INDEX "works_company" RENAME TO "deliveries_company";--> statement-breakpoint
ALTER INDEX "works_thread" RENAME TO "deliveries_thread";--> statement-breakpoint
ALTER INDEX "works_open" RENAME TO "deliveries_open";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "works_mail_id_mails_id_fk" TO "deliveries_mail_id_mails_id_fk";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "works_sender_id_users_id_fk" TO "deliveries_sender_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "works_instance_id_agent_instances_id_fk" TO "deliveries_instance_id_agent_instances_id_fk";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "works_company_id_companies_id_fk" TO "deliveries_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "works_owner_id_users_id_fk" TO "deliveries_owner_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "works_thread_id_threads_id_fk" TO "deliveries_thread_id_threads_id_fk";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "works_released_by_users_id_fk" TO "deliveries_released_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "works_mail_id_recipient_unique" TO "deliveries_mail_id_recipient_unique";--> statement-breakpoint
ALTER TABLE "mail_causes" RENAME COLUMN "work_id" TO "delivery_id";--> statement-breakpoint
ALTER TABLE "mail_causes" RENAME CONSTRAINT "mail_causes_work_id_works_id_fk" TO "mail_causes_delivery_id_deliveries_id_fk";--> statement-breakpoint
ALTER TABLE "suggestions" RENAME COLUMN "work_id" TO "delivery_id";--> statement-breakpoint
ALTER TABLE "suggestions" RENAME CONSTRAINT "suggestions_work_id_works_id_fk" TO "suggestions_delivery_id_deliveries_id_fk";--> statement-breakpoint
UPDATE "events" SET "payload" = ("payload" - 'workId') || jsonb_build_object('deliveryId', "payload" -> 'workId') WHERE "payload" ? 'workId';--> statement-breakpoint
UPDATE "notifications" SET "payload" = ("payload" - 'workId') || jsonb_build_object('deliveryId', "payload" -> 'workId') WHERE "payload" ? 'workId';--> statement-breakpoint
UPDATE "deliveries" SET "summary" = ("summary" - 'letter') || jsonb_build_object('header', "summary" -> 'letter') WHERE "summary" ? 'letter';