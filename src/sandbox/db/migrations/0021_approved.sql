ALTER TABLE "published_versions" ADD COLUMN "approved" integer;--> statement-breakpoint
ALTER TABLE "scheduled_publications" ADD COLUMN "approved" jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
-- what is set for an instant already is approved as it stands now
WITH "standing" AS (
	SELECT 'offer' AS "kind", coalesce("d"."id", "o"."id") AS "id", greatest("d"."version", "o"."version") AS "version",
		coalesce("d"."body", jsonb_build_object(
			'kind', "o"."kind", 'planId', "o"."plan_id", 'audience', "o"."audience", 'delayBilling', "o"."delay_billing",
			'discount', "o"."discount", 'campaign', "o"."campaign_id", 'partnerId', "o"."partner_id", 'card', "o"."card",
			'texts', "o"."texts", 'listed', "o"."listed", 'startsAt', "o"."starts_at", 'endsAt', "o"."ends_at",
			'position', "o"."position"
		)) AS "body"
	FROM (SELECT * FROM "drafts" WHERE "kind" = 'offer') "d" FULL JOIN "offers" "o" ON "o"."id" = "d"."id"
)
UPDATE "scheduled_publications" "s" SET "approved" = coalesce((
	SELECT jsonb_agg(to_jsonb("standing")) FROM "standing"
	WHERE ("standing"."kind" = "s"."kind" AND "standing"."id" = "s"."id")
		OR ("s"."kind" = 'release' AND EXISTS (
			SELECT FROM "releases" "r" WHERE "r"."id" = "s"."id"
				AND "r"."drafts" @> jsonb_build_array(jsonb_build_object('kind', "standing"."kind", 'id', "standing"."id"))
		))
), '[]');
--> statement-breakpoint
UPDATE "scheduled_publications" "s" SET "reason" = "r"."name" || coalesce(': ' || "s"."reason", '')
FROM "releases" "r" WHERE "s"."kind" = 'release' AND "r"."id" = "s"."id";
--> statement-breakpoint
ALTER TABLE "scheduled_publications" ALTER COLUMN "approved" DROP DEFAULT;
