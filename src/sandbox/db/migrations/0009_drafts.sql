CREATE TABLE "drafts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"body" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_by" text,
	"saved_at" bigint NOT NULL,
	"asked_by" text,
	"asked_at" bigint,
	"asked_note" text,
	CONSTRAINT "drafts_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "published_versions" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"saved_by" text,
	"saved_at" bigint,
	"reason" text,
	CONSTRAINT "published_versions_kind_id_version_pk" PRIMARY KEY("kind","id","version")
);
--> statement-breakpoint
CREATE TABLE "scheduled_publications" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"action" text NOT NULL,
	"at" bigint NOT NULL,
	"keep" boolean NOT NULL,
	"set_by" text,
	"set_at" bigint NOT NULL,
	"reason" text,
	"problems" jsonb,
	CONSTRAINT "scheduled_publications_kind_id_action_pk" PRIMARY KEY("kind","id","action")
);

--> statement-breakpoint
INSERT INTO "drafts" ("kind", "id", "body", "version", "saved_at")
SELECT 'offer', "id", jsonb_build_object(
	'kind', "kind", 'planId', "plan_id", 'audience', "audience", 'delayBilling', "delay_billing", 'discount', "discount",
	'campaign', "campaign_id", 'partnerId', "partner_id", 'card', "card", 'listed', "listed", 'startsAt', "starts_at",
	'endsAt', "ends_at", 'position', "position"
), "version", extract(epoch from now())::bigint FROM "offers" WHERE "status" = 'draft';
--> statement-breakpoint
DELETE FROM "offers" WHERE "status" = 'draft' AND "id" NOT IN (SELECT "offer_id" FROM "subscriptions");
--> statement-breakpoint
UPDATE "offers" SET "status" = 'withdrawn' WHERE "status" = 'draft';
