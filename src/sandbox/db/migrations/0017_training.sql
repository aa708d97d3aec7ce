CREATE TABLE "content_items" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"instructor_id" text,
	"duration_seconds" integer NOT NULL,
	"level" text NOT NULL,
	"segments" jsonb NOT NULL,
	"targets" jsonb NOT NULL,
	"published_at" bigint,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "instructors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_bests" (
	"content_id" text NOT NULL,
	"format_id" text NOT NULL,
	"metric" text NOT NULL,
	"user_id" text NOT NULL,
	"value" integer NOT NULL,
	"workout_id" text NOT NULL,
	"achieved_at" bigint NOT NULL,
	CONSTRAINT "class_bests_content_id_metric_user_id_pk" PRIMARY KEY("content_id","metric","user_id")
);
--> statement-breakpoint
CREATE TABLE "personal_bests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"scope" text NOT NULL,
	"scope_id" text NOT NULL,
	"type" text NOT NULL,
	"class_seconds" integer NOT NULL,
	"metric" text NOT NULL,
	"value" integer NOT NULL,
	"workout_id" text NOT NULL,
	"achieved_at" bigint NOT NULL,
	"previous_value" integer,
	"previous_workout_id" text,
	"previous_at" bigint
);
--> statement-breakpoint
CREATE TABLE "training_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"records_from" bigint,
	"ftp" integer
);
--> statement-breakpoint
CREATE TABLE "workout_laps" (
	"workout_id" text PRIMARY KEY NOT NULL,
	"laps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workout_series" (
	"workout_id" text NOT NULL,
	"slug" text NOT NULL,
	"samples" "bytea" NOT NULL,
	CONSTRAINT "workout_series_workout_id_slug_pk" PRIMARY KEY("workout_id","slug")
);
--> statement-breakpoint
CREATE TABLE "workouts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content_id" text,
	"instructor_id" text,
	"class_seconds" integer,
	"equipment_id" text,
	"started_at" bigint NOT NULL,
	"ended_at" bigint NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	"completed" boolean NOT NULL,
	"source" text NOT NULL,
	"output" integer,
	"distance" integer,
	"calories" integer,
	"elevation" integer,
	"volume" integer,
	"average_output" integer,
	"average_cadence" integer,
	"average_resistance" integer,
	"average_speed" integer,
	"average_heart_rate" integer,
	"average_incline" integer,
	"max_output" integer,
	"max_cadence" integer,
	"max_resistance" integer,
	"max_speed" integer,
	"max_heart_rate" integer,
	"max_incline" integer,
	"zones" jsonb,
	"normalized_power" integer,
	"ftp" integer,
	"curve" jsonb,
	"load" integer,
	"load_method" text,
	"excluded" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"deleted_at" bigint,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_items_type" ON "content_items" USING btree ("type","duration_seconds");--> statement-breakpoint
CREATE INDEX "class_bests_ranking" ON "class_bests" USING btree ("content_id","metric","value" DESC NULLS LAST,"user_id");--> statement-breakpoint
CREATE INDEX "class_bests_user" ON "class_bests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "class_bests_format" ON "class_bests" USING btree ("format_id","metric","value");--> statement-breakpoint
CREATE UNIQUE INDEX "personal_bests_scope" ON "personal_bests" USING btree ("user_id","scope","scope_id","metric");--> statement-breakpoint
CREATE INDEX "personal_bests_latest" ON "personal_bests" USING btree ("user_id","achieved_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "personal_bests_workout" ON "personal_bests" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "workouts_newest" ON "workouts" USING btree ("user_id","started_at" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workouts_days" ON "workouts" USING btree ("user_id","local_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workouts_format" ON "workouts" USING btree ("user_id","type","class_seconds") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workouts_content" ON "workouts" USING btree ("user_id","content_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workouts_deleted" ON "workouts" USING btree ("deleted_at") WHERE deleted_at is not null;