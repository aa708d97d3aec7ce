CREATE TABLE "subscription_addons" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"user_id" text NOT NULL,
	"guid" text NOT NULL,
	"offer_id" text NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"period_paid" boolean NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
ALTER TABLE "account_history" ADD COLUMN "currency_scale" integer;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "days" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "number" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "amount_due" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credit_applied" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payment_method_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancellation" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "retry_at" bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "retry_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_discounted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "discount_spent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_change" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "schedule" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "phase_border_at" bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "due_at" bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "last_event_at" bigint;--> statement-breakpoint
ALTER TABLE "subscription_addons" ADD CONSTRAINT "subscription_addons_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_addons_subscription" ON "subscription_addons" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_addons_once" ON "subscription_addons" USING btree ("subscription_id","guid") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_at");