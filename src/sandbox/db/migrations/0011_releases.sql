CREATE TABLE "releases" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"drafts" jsonb NOT NULL,
	"created_by" text,
	"created_at" bigint NOT NULL,
	"published_by" text,
	"published_at" bigint,
	"taken_back_by" text,
	"taken_back_at" bigint,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "releases_created" ON "releases" USING btree ("created_at");