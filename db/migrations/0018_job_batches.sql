CREATE TABLE "job_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"holder" integer NOT NULL,
	"queue" text NOT NULL,
	"jobs" uuid[] NOT NULL,
	"tries" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
