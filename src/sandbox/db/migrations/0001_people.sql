CREATE TABLE "device_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"device_id" text NOT NULL,
	"at" bigint NOT NULL,
	"level" text NOT NULL,
	"text" text NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"user_id" text NOT NULL,
	"device_id" text NOT NULL,
	"platform" text NOT NULL,
	"name" text NOT NULL,
	"push_token" text,
	"enabled" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	CONSTRAINT "devices_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "external_users" (
	"partner_id" text NOT NULL,
	"external_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "external_users_partner_id_external_id_pk" PRIMARY KEY("partner_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "family_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text NOT NULL,
	"member_id" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"accepted_at" bigint,
	"revoked_at" bigint,
	CONSTRAINT "family_invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "firmware_releases" (
	"model_id" text NOT NULL,
	"version" text NOT NULL,
	"released_at" bigint NOT NULL,
	"notes" text NOT NULL,
	CONSTRAINT "firmware_releases_model_id_version_pk" PRIMARY KEY("model_id","version")
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "preferences_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "profile_images" (
	"asset" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "profile_images_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "relationships" (
	"user_id" text NOT NULL,
	"other_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "relationships_user_id_other_id_pk" PRIMARY KEY("user_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "origin_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_date" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "height_mm" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "max_heart_rate" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "resting_heart_rate" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "image_asset" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "date_activated" bigint;--> statement-breakpoint
CREATE INDEX "device_logs_user" ON "device_logs" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "devices_push_token" ON "devices" USING btree ("push_token");--> statement-breakpoint
CREATE INDEX "external_users_user" ON "external_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "family_invitations_parent" ON "family_invitations" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "family_invitations_one_open" ON "family_invitations" USING btree ("member_id") WHERE accepted_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "relationships_other" ON "relationships" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "sessions_actor" ON "sessions" USING btree ("actor_id");--> statement-breakpoint
UPDATE "users" SET "date_activated" = "created_at" WHERE "password_hash" IS NOT NULL;