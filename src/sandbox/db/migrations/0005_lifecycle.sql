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
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"items" jsonb NOT NULL,
	"total" integer NOT NULL,
	"currency_code" text NOT NULL,
	"currency_scale" integer NOT NULL,
	"status" text NOT NULL,
	"placed_at" bigint NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "receipt_pieces" (
	"guid" text NOT NULL,
	"offset" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "receipt_pieces_guid_offset_pk" PRIMARY KEY("guid","offset")
);
--> statement-breakpoint
CREATE TABLE "receipt_uploads" (
	"guid" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"serial_number" text,
	"email" text,
	"user_id" text,
	"purchased_at" bigint,
	"retailer" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created" bigint NOT NULL,
	"received_at" bigint NOT NULL,
	"applied_at" bigint,
	"outcome" text NOT NULL,
	"object_id" text,
	"subscription_id" text,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "payment_method_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_history" ADD COLUMN "number" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "account_history" ADD COLUMN "currency_scale" integer;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "days" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "number" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "amount_due" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credit_applied" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payment_method_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_reference" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "purchased_at" bigint;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "retailer" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "decided_at" bigint;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD COLUMN "id" text DEFAULT ('code_' || replace(gen_random_uuid()::text, '-', '')) NOT NULL;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD COLUMN "prefix" text;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD COLUMN "activated_at" bigint;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD COLUMN "activated_by" text;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD COLUMN "shop" text;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD COLUMN "suspended_at" bigint;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD COLUMN "reset_at" bigint;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD COLUMN "reset_by" text;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD COLUMN "reset_reason" text;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
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
ALTER TABLE "subscriptions" ADD COLUMN "requires_action" jsonb;--> statement-breakpoint
ALTER TABLE "subscription_addons" ADD CONSTRAINT "subscription_addons_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_pieces" ADD CONSTRAINT "receipt_pieces_guid_receipt_uploads_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."receipt_uploads"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_addons_subscription" ON "subscription_addons" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_addons_once" ON "subscription_addons" USING btree ("subscription_id","guid") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "webhook_events_subscription" ON "webhook_events" USING btree ("subscription_id","created");--> statement-breakpoint
CREATE INDEX "webhook_events_object" ON "webhook_events" USING btree ("object_id","created");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("subscription_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "receipts_user" ON "receipts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "receipts_claimed_by" ON "receipts" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "receipts_status" ON "receipts" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "redemption_codes_batch" ON "redemption_codes" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "redemption_codes_owner" ON "redemption_codes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "redemption_codes_created" ON "redemption_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD CONSTRAINT "redemption_codes_id_unique" UNIQUE("id");