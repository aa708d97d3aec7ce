CREATE TABLE "content_items" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"instructor_id" text,
	"duration_seconds" integer NOT NULL,
	"level" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"segments" jsonb NOT NULL,
	"targets" jsonb NOT NULL,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"clip_url" text,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_score" integer DEFAULT 350 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"published_at" bigint,
	"deleted_at" bigint,
	CONSTRAINT "content_items_captioned" CHECK (published_at is null or jsonb_array_length(captions) > 0)
);
--> statement-breakpoint
CREATE TABLE "content_ratings" (
	"user_id" text NOT NULL,
	"content_id" text NOT NULL,
	"stars" integer NOT NULL,
	"difficulty" integer,
	"rated_at" bigint NOT NULL,
	CONSTRAINT "content_ratings_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "content_songs" (
	"content_id" text NOT NULL,
	"song_id" text NOT NULL,
	"start" integer NOT NULL,
	CONSTRAINT "content_songs_content_id_start_pk" PRIMARY KEY("content_id","start")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" text NOT NULL,
	"content_id" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "favorites_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "instructors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playbacks" (
	"user_id" text NOT NULL,
	"content_id" text NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"moved_at" bigint NOT NULL,
	CONSTRAINT "playbacks_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "playlists" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"content_ids" text[] NOT NULL,
	"created_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"kind" text NOT NULL,
	"weekday" integer NOT NULL,
	"minute" integer NOT NULL,
	"time_zone" text NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text
);
--> statement-breakpoint
CREATE TABLE "songs" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"artist" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_badges" (
	"user_id" text NOT NULL,
	"badge_id" text NOT NULL,
	"kind" text NOT NULL,
	"collection_id" text,
	"earned_at" bigint NOT NULL,
	CONSTRAINT "user_badges_user_id_badge_id_pk" PRIMARY KEY("user_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "collection_members" (
	"collection_id" text NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" bigint NOT NULL,
	"left_at" bigint,
	"completed_at" bigint,
	"told_at" bigint,
	CONSTRAINT "collection_members_collection_id_user_id_pk" PRIMARY KEY("collection_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text,
	"goal_kind" text NOT NULL,
	"goal_value" integer NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"content_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workout_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"week_start" text NOT NULL,
	"made_at" bigint NOT NULL,
	"accepted_at" bigint,
	"days" jsonb NOT NULL,
	"basis" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
CREATE TABLE "streak_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"weekly_goal" integer DEFAULT 1 NOT NULL,
	"rest_plans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"away" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"frozen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strength_resets" (
	"user_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"counted_from" bigint NOT NULL,
	CONSTRAINT "strength_resets_user_id_exercise_id_pk" PRIMARY KEY("user_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "strength_routines" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"level" text NOT NULL,
	"days" jsonb NOT NULL,
	"code" text NOT NULL,
	"published" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "strength_routines_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "strength_sessions" (
	"workout_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"routine_id" text
);
--> statement-breakpoint
CREATE TABLE "strength_sets" (
	"workout_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"position" integer NOT NULL,
	"is_warm_up" boolean NOT NULL,
	"set_type" text NOT NULL,
	"target" jsonb,
	"reps" integer,
	"seconds" integer,
	"weight" integer,
	"rir" integer,
	"performed_at" bigint NOT NULL,
	"edited_at" bigint NOT NULL,
	"overruled" jsonb NOT NULL,
	CONSTRAINT "strength_sets_workout_id_id_pk" PRIMARY KEY("workout_id","id")
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
CREATE INDEX "content_items_newest" ON "content_items" USING btree ("published_at" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "content_items_length" ON "content_items" USING btree ("duration_seconds","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "content_items_rating" ON "content_items" USING btree ("rating_score" DESC NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "content_items_taken" ON "content_items" USING btree ("taken" DESC NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "content_items_instructor" ON "content_items" USING btree ("instructor_id");--> statement-breakpoint
CREATE INDEX "content_items_tags" ON "content_items" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "content_ratings_latest" ON "content_ratings" USING btree ("user_id","rated_at" DESC NULLS FIRST,"content_id");--> statement-breakpoint
CREATE INDEX "content_songs_song" ON "content_songs" USING btree ("song_id","content_id");--> statement-breakpoint
CREATE INDEX "favorites_latest" ON "favorites" USING btree ("user_id","added_at" DESC NULLS FIRST,"content_id");--> statement-breakpoint
CREATE INDEX "playbacks_latest" ON "playbacks" USING btree ("user_id","moved_at" DESC NULLS FIRST,"content_id");--> statement-breakpoint
CREATE INDEX "playlists_latest" ON "playlists" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "schedule_plans_content" ON "schedule_plans" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "songs_title" ON "songs" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "songs_artist" ON "songs" USING btree ("artist","id");--> statement-breakpoint
CREATE INDEX "songs_search" ON "songs" USING gin (text_pieces("title" || ' ' || "artist"));--> statement-breakpoint
CREATE INDEX "user_badges_latest" ON "user_badges" USING btree ("user_id","earned_at" DESC NULLS FIRST,"badge_id");--> statement-breakpoint
CREATE INDEX "collection_members_user" ON "collection_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collections_ends" ON "collections" USING btree ("ends_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "workout_plans_week" ON "workout_plans" USING btree ("user_id","week_start");--> statement-breakpoint
CREATE INDEX "class_bests_ranking" ON "class_bests" USING btree ("content_id","metric","value" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "class_bests_user" ON "class_bests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "class_bests_format" ON "class_bests" USING btree ("format_id","metric","value");--> statement-breakpoint
CREATE UNIQUE INDEX "personal_bests_scope" ON "personal_bests" USING btree ("user_id","scope","scope_id","metric");--> statement-breakpoint
CREATE INDEX "personal_bests_latest" ON "personal_bests" USING btree ("user_id","achieved_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "personal_bests_workout" ON "personal_bests" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "strength_routines_own" ON "strength_routines" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "strength_routines_library" ON "strength_routines" USING btree ("title","id") WHERE user_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "strength_sessions_session" ON "strength_sessions" USING btree ("user_id","session_id");--> statement-breakpoint
CREATE INDEX "strength_sets_exercise" ON "strength_sets" USING btree ("user_id","exercise_id","performed_at");--> statement-breakpoint
CREATE INDEX "workouts_newest" ON "workouts" USING btree ("user_id","started_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workouts_days" ON "workouts" USING btree ("user_id","local_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workouts_format" ON "workouts" USING btree ("user_id","type","class_seconds") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workouts_content" ON "workouts" USING btree ("user_id","content_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workouts_deleted" ON "workouts" USING btree ("deleted_at") WHERE deleted_at is not null;