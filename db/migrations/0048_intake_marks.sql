CREATE TABLE "intake_marks" (
	"intake" text PRIMARY KEY NOT NULL,
	"stored" integer NOT NULL
);
