ALTER TABLE "offers" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "texts" jsonb;--> statement-breakpoint
UPDATE "drafts" SET "body" = '{"texts":null}'::jsonb || "body" WHERE "kind" = 'offer';--> statement-breakpoint
UPDATE "published_versions" SET "body" = '{"texts":null}'::jsonb || "body" WHERE "kind" = 'offer';
