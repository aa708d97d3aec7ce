ALTER TABLE "subscriptions" ADD COLUMN "provisional" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "held_codes" jsonb;