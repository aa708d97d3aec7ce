ALTER TABLE "one_time_tokens" ADD COLUMN "acting_reason" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_reason" text;--> statement-breakpoint
ALTER TABLE "relationships" ADD COLUMN "type" text DEFAULT 'follow' NOT NULL;