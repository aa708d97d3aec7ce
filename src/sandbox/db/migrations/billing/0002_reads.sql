ALTER TABLE "account_history" ADD COLUMN "number" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD COLUMN "owner_id" text;