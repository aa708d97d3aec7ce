ALTER TABLE "equipment_units" ADD COLUMN "serial_key" text GENERATED ALWAYS AS (upper(regexp_replace(serial_number, '[^A-Za-z0-9]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "equipment_units" ADD COLUMN "serial_twin_of" text;--> statement-breakpoint
ALTER TABLE "commercial_equipment" ADD COLUMN "serial_key" text GENERATED ALWAYS AS (upper(regexp_replace(serial_number, '[^A-Za-z0-9]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "commercial_equipment" ADD COLUMN "serial_twin_of" text;
--> statement-breakpoint
-- of two machines with one number in two spellings the older one in service has it; the other stays, and is found by its name
UPDATE "commercial_equipment" "twin" SET "serial_twin_of" = "first"."id" FROM (
	SELECT DISTINCT ON ("serial_key") "serial_key", "id" FROM "commercial_equipment" WHERE "serial_key" IS NOT NULL
	ORDER BY "serial_key", "stage" = 'trash', "created_at", "id"
) "first" WHERE "first"."serial_key" = "twin"."serial_key" AND "first"."id" <> "twin"."id";
--> statement-breakpoint
-- months that were claimed stay claimed
UPDATE "equipment_units" "twin" SET "serial_twin_of" = "first"."serial_number" FROM (
	SELECT DISTINCT ON ("serial_key") "serial_key", "serial_number" FROM "equipment_units"
	ORDER BY "serial_key", "bundle_claimed_at" NULLS LAST, "serial_number"
) "first" WHERE "first"."serial_key" = "twin"."serial_key" AND "first"."serial_number" <> "twin"."serial_number";
--> statement-breakpoint
-- where both are in use somebody has to decide
INSERT INTO "alarms" ("id", "kind", "location_id", "equipment_id", "subject", "detail", "raised_at")
SELECT 'alm_' || md5('twin ' || "twin"."id"), 'oneSecretTwice', "twin"."location_id", "twin"."id", "twin"."id",
	least("first"."activated_at", "twin"."activated_at") || ' ' || greatest("first"."activated_at", "twin"."activated_at"),
	extract(epoch from now())::bigint
FROM "commercial_equipment" "twin" JOIN "commercial_equipment" "first" ON "first"."id" = "twin"."serial_twin_of"
WHERE "twin"."lifetime_id" IS NOT NULL AND "first"."lifetime_id" IS NOT NULL AND "twin"."location_id" IS NOT NULL
	AND "twin"."activated_at" IS NOT NULL AND "first"."activated_at" IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE UNIQUE INDEX "equipment_units_serial" ON "equipment_units" USING btree ("serial_key") WHERE serial_twin_of is null;--> statement-breakpoint
CREATE UNIQUE INDEX "commercial_equipment_serial" ON "commercial_equipment" USING btree ("serial_key") WHERE serial_twin_of is null;
