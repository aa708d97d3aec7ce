CREATE TABLE "workouts_apart" (
	"workout_id" text NOT NULL,
	"other_id" text NOT NULL,
	CONSTRAINT "workouts_apart_workout_id_other_id_pk" PRIMARY KEY("workout_id","other_id")
);
--> statement-breakpoint
CREATE INDEX "workouts_restorable" ON "workouts" USING btree ("user_id","deleted_at") WHERE deleted_at is not null;