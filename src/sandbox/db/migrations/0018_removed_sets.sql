CREATE TABLE "strength_removed_sets" (
	"workout_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"removed_at" bigint NOT NULL,
	"said" jsonb NOT NULL,
	CONSTRAINT "strength_removed_sets_workout_id_id_pk" PRIMARY KEY("workout_id","id")
);
