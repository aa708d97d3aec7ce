CREATE TABLE "class_attempts" (
	"user_id" text NOT NULL,
	"content_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"started_at" bigint NOT NULL,
	"ended_at" bigint NOT NULL,
	"time_zone" text NOT NULL,
	"from_second" integer NOT NULL,
	"duration_seconds" integer NOT NULL,
	CONSTRAINT "class_attempts_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE INDEX "class_attempts_ended" ON "class_attempts" USING btree ("ended_at");