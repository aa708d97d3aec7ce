CREATE TABLE "stamps" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "stamps" ("name", "value") VALUES ('shared', gen_random_uuid());--> statement-breakpoint
CREATE FUNCTION "restamp"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- a random one: a count could come back to where it was, from a backup
	INSERT INTO "stamps" ("name", "value") VALUES ('shared', gen_random_uuid())
	ON CONFLICT ("name") DO UPDATE SET "value" = excluded."value";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "api_keys_restamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "api_keys" FOR EACH STATEMENT EXECUTE FUNCTION "restamp"();--> statement-breakpoint
CREATE TRIGGER "signing_keys_restamp" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "signing_keys" FOR EACH STATEMENT EXECUTE FUNCTION "restamp"();
