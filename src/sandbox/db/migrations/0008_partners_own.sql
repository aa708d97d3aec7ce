ALTER TABLE "redemption_codes" ADD COLUMN "partner_id" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "sender" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_events" DROP CONSTRAINT "webhook_events_pkey";--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_sender_id_pk" PRIMARY KEY("sender","id");
