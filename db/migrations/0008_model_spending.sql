CREATE TABLE "model_spending" (
	"day" date NOT NULL,
	"account" text NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "model_spending_day_account_pk" PRIMARY KEY("day","account")
);
