CREATE TABLE "user_equipment" (
	"user_id" text NOT NULL,
	"serial_number" text NOT NULL,
	"connected" boolean NOT NULL,
	"connected_at" bigint,
	"firmware" text,
	"removed_at" bigint,
	CONSTRAINT "user_equipment_user_id_serial_number_pk" PRIMARY KEY("user_id","serial_number")
);
--> statement-breakpoint
CREATE TABLE "commercial_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"location_id" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" bigint,
	"suspended_at" bigint,
	"redeemed_at" bigint,
	"redeemed_by" text,
	"created_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "commercial_codes_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "commercial_equipment" (
	"id" text PRIMARY KEY NOT NULL,
	"serial_number" text,
	"name" text NOT NULL,
	"model_id" text NOT NULL,
	"model_name" text NOT NULL,
	"model_kind" text NOT NULL,
	"owner_id" text,
	"location_id" text,
	"order_id" text,
	"user_id" text,
	"stage" text NOT NULL,
	"previous_stage" text,
	"status" text NOT NULL,
	"fault_code" text,
	"firmware" text,
	"health" jsonb,
	"health_at" bigint,
	"last_seen_at" bigint,
	"activated_at" bigint,
	"lifetime_id" text,
	"secret_hash" text,
	"hardware_id" text,
	"lease_until" bigint,
	"replaces" text,
	"replaced_by" text,
	"created_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "commercial_equipment_serialNumber_unique" UNIQUE("serial_number")
);
--> statement-breakpoint
CREATE TABLE "pairings" (
	"id" text PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL,
	"user_code" text NOT NULL,
	"serial_number" text NOT NULL,
	"model_id" text,
	"firmware" text,
	"hardware_id" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"interval" integer NOT NULL,
	"polled_at" bigint,
	"canceled_at" bigint,
	"location_id" text,
	"approved_by" text,
	"approved_at" bigint,
	"equipment_id" text,
	CONSTRAINT "pairings_deviceHash_unique" UNIQUE("device_hash")
);
--> statement-breakpoint
CREATE TABLE "activation_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"location_id" text NOT NULL,
	"max_uses" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" bigint NOT NULL,
	"revoked_at" bigint,
	"created_by" text,
	"created_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "activation_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "license_seats" (
	"license_id" text NOT NULL,
	"number" integer NOT NULL,
	"equipment_id" text NOT NULL,
	"assigned_at" bigint NOT NULL,
	CONSTRAINT "license_seats_license_id_number_pk" PRIMARY KEY("license_id","number"),
	CONSTRAINT "license_seats_equipmentId_unique" UNIQUE("equipment_id")
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"id" text PRIMARY KEY NOT NULL,
	"location_id" text NOT NULL,
	"order_id" text,
	"plan" text NOT NULL,
	"seats" integer NOT NULL,
	"starts_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commercial_models" (
	"kind" text NOT NULL,
	"model_id" text NOT NULL,
	"name" text NOT NULL,
	"machine_kind" text,
	"unit_price" integer NOT NULL,
	"currency_code" text NOT NULL,
	"currency_scale" integer NOT NULL,
	CONSTRAINT "commercial_models_kind_model_id_pk" PRIMARY KEY("kind","model_id")
);
--> statement-breakpoint
CREATE TABLE "commercial_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"dealer_id" text,
	"owner_id" text NOT NULL,
	"location_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"currency_code" text NOT NULL,
	"currency_scale" integer NOT NULL,
	"status" text NOT NULL,
	"notes" text,
	"timeline" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "commercial_orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"from_location_id" text NOT NULL,
	"to_location_id" text NOT NULL,
	"equipment_ids" text[] NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"offered_by" text,
	"offered_at" bigint NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_people" (
	"user_id" text PRIMARY KEY NOT NULL,
	"dealer_id" text,
	"owner_id" text
);
--> statement-breakpoint
CREATE TABLE "dealers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact_name" text,
	"contact_email" text,
	"contact_phone" text,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"territory" text
);
--> statement-breakpoint
CREATE TABLE "location_members" (
	"location_id" text NOT NULL,
	"user_id" text NOT NULL,
	"code_id" text NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "location_members_location_id_user_id_pk" PRIMARY KEY("location_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "location_users" (
	"location_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"connected_at" bigint NOT NULL,
	CONSTRAINT "location_users_location_id_user_id_pk" PRIMARY KEY("location_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"dealer_id" text,
	"name" text NOT NULL,
	"street_line1" text,
	"street_line2" text,
	"city" text,
	"region_code" text,
	"postal_code" text,
	"country_code" text NOT NULL,
	"time_zone" text NOT NULL,
	"member_benefit" text,
	"partner_ids" text[] NOT NULL,
	"low_seats" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact_name" text,
	"contact_email" text,
	"contact_phone" text,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"dealer_id" text
);
--> statement-breakpoint
CREATE TABLE "alarms" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"location_id" text NOT NULL,
	"equipment_id" text,
	"license_id" text,
	"subject" text NOT NULL,
	"detail" text,
	"raised_at" bigint NOT NULL,
	"told_at" bigint,
	"snoozed_until" bigint,
	"cleared_at" bigint
);
--> statement-breakpoint
CREATE TABLE "commercial_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"equipment_id" text NOT NULL,
	"location_id" text NOT NULL,
	"user_id" text,
	"status" text NOT NULL,
	"started_at" bigint NOT NULL,
	"completed_at" bigint,
	"workout_id" text
);
--> statement-breakpoint
CREATE INDEX "commercial_codes_location" ON "commercial_codes" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "commercial_equipment_location" ON "commercial_equipment" USING btree ("location_id","name","id");--> statement-breakpoint
CREATE INDEX "commercial_equipment_owner" ON "commercial_equipment" USING btree ("owner_id","name","id");--> statement-breakpoint
CREATE INDEX "commercial_equipment_name" ON "commercial_equipment" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "commercial_equipment_stage" ON "commercial_equipment" USING btree ("stage","name","id");--> statement-breakpoint
CREATE INDEX "commercial_equipment_status" ON "commercial_equipment" USING btree ("status","name","id");--> statement-breakpoint
CREATE INDEX "commercial_equipment_model" ON "commercial_equipment" USING btree ("model_id","name","id");--> statement-breakpoint
CREATE INDEX "commercial_equipment_seen" ON "commercial_equipment" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "commercial_equipment_created" ON "commercial_equipment" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "commercial_equipment_order" ON "commercial_equipment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pairings_waiting" ON "pairings" USING btree ("user_code") WHERE canceled_at is null and approved_at is null;--> statement-breakpoint
CREATE INDEX "pairings_expires" ON "pairings" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "activation_codes_location" ON "activation_codes" USING btree ("location_id","created_at");--> statement-breakpoint
CREATE INDEX "licenses_location" ON "licenses" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "licenses_expires" ON "licenses" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "commercial_orders_serial" ON "commercial_orders" USING btree ((substring("number" from 4)::int));--> statement-breakpoint
CREATE INDEX "commercial_orders_location" ON "commercial_orders" USING btree ("location_id","created_at");--> statement-breakpoint
CREATE INDEX "commercial_orders_owner" ON "commercial_orders" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "commercial_orders_created" ON "commercial_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "commercial_orders_dealer" ON "commercial_orders" USING btree ("dealer_id","created_at");--> statement-breakpoint
CREATE INDEX "transfers_from" ON "transfers" USING btree ("from_location_id");--> statement-breakpoint
CREATE INDEX "transfers_to" ON "transfers" USING btree ("to_location_id");--> statement-breakpoint
CREATE INDEX "location_members_user" ON "location_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "location_users_user" ON "location_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "locations_owner" ON "locations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "locations_dealer" ON "locations" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "locations_name" ON "locations" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "owners_dealer" ON "owners" USING btree ("dealer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alarms_up" ON "alarms" USING btree ("kind","subject") WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX "alarms_raised" ON "alarms" USING btree ("raised_at","id");--> statement-breakpoint
CREATE INDEX "alarms_location" ON "alarms" USING btree ("location_id","raised_at");--> statement-breakpoint
CREATE INDEX "commercial_sessions_location" ON "commercial_sessions" USING btree ("location_id","started_at");--> statement-breakpoint
CREATE INDEX "commercial_sessions_user" ON "commercial_sessions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "commercial_sessions_running" ON "commercial_sessions" USING btree ("equipment_id") WHERE status in ('started', 'paused');