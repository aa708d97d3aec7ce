CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"starts_at" bigint,
	"ends_at" bigint
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency_code" text NOT NULL,
	"currency_scale" integer NOT NULL,
	"regions" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"guid" text NOT NULL,
	"kind" text DEFAULT 'plan' NOT NULL,
	"plan_id" text NOT NULL,
	"delay_billing" jsonb,
	"discount" jsonb,
	"campaign_id" text,
	"partner_id" text,
	"audience" text NOT NULL,
	"card" jsonb,
	"status" text NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"starts_at" bigint,
	"ends_at" bigint,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offers_guid_unique" UNIQUE("guid")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"benefits" jsonb NOT NULL,
	"price" integer NOT NULL,
	"currency_code" text NOT NULL,
	"currency_scale" integer NOT NULL,
	"frequency_days" integer NOT NULL,
	"organization_code" text,
	"provider_name" text NOT NULL,
	"provider_kind" text NOT NULL,
	"country_code" text NOT NULL,
	"features" jsonb NOT NULL,
	"visibility" text NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_history" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL,
	"type" text NOT NULL,
	"subscription_id" text,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"summary" text NOT NULL,
	"amount" integer,
	"currency_code" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"comment" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency_code" text NOT NULL,
	"currency_scale" integer NOT NULL,
	"reason" text NOT NULL,
	"invoice_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "equipment_units" (
	"serial_number" text PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	"model_name" text NOT NULL,
	"model_kind" text NOT NULL,
	"has_bundle" boolean NOT NULL,
	"bundle_claimed_by" text,
	"bundle_claimed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"amount" integer NOT NULL,
	"period_start" bigint,
	"period_end" bigint
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"currency_code" text NOT NULL,
	"currency_scale" integer NOT NULL,
	"total" integer NOT NULL,
	"due_at" bigint NOT NULL,
	"paid_at" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"billing_address" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "payment_methods_providerId_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency_code" text NOT NULL,
	"currency_scale" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "provider_intents_clientSecret_unique" UNIQUE("client_secret")
);
--> statement-breakpoint
CREATE TABLE "provider_payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"behaviour" text NOT NULL,
	"billing" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"guid" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"serial_number" text,
	"email" text,
	"claimed_by" text,
	"claimed_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redemption_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"effect" jsonb NOT NULL,
	"expires_at" bigint,
	"redeemed_at" bigint,
	"redeemed_by" text,
	"batch_id" text,
	"note" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"status" text NOT NULL,
	"channel_kind" text NOT NULL,
	"channel_name" text NOT NULL,
	"provisioned" boolean DEFAULT false NOT NULL,
	"currency_code" text NOT NULL,
	"currency_scale" integer NOT NULL,
	"started_at" bigint,
	"current_period_start" bigint,
	"current_period_end" bigint,
	"trial_start" bigint,
	"trial_end" bigint,
	"next_bill_date" bigint,
	"next_bill_amount" integer,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"canceled_at" bigint,
	"ends_at" bigint,
	"ended_at" bigint,
	"end_reason" text,
	"pause_at_period_end" boolean DEFAULT false NOT NULL,
	"paused_at" bigint,
	"resumes_at" bigint,
	"past_due_at" bigint,
	"discount" jsonb,
	"terms_accepted_at" bigint,
	"partner_id" text,
	"created_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"email_key" text NOT NULL,
	"fingerprint" text,
	"serial_number" text,
	"receipt_guid" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_plan" ON "offers" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "offers_campaign" ON "offers" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "offers_partner" ON "offers" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "plans_country" ON "plans" USING btree ("country_code");--> statement-breakpoint
CREATE INDEX "account_history_user" ON "account_history" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "credit_ledger_user" ON "credit_ledger" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invoice_lines_invoice" ON "invoice_lines" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invoices_subscription" ON "invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payment_methods_user" ON "payment_methods" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_active" ON "payment_methods" USING btree ("user_id") WHERE active;--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "provider_intents_method" ON "provider_intents" USING btree ("payment_method_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("user_id") WHERE status in ('pending', 'inactive', 'trialing', 'active', 'past_due', 'paused');--> statement-breakpoint
CREATE INDEX "trial_redemptions_email" ON "trial_redemptions" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "trial_redemptions_card" ON "trial_redemptions" USING btree ("fingerprint");