ALTER TABLE "workouts" ADD COLUMN "estimated" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "is_ranked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "workouts" SET "is_ranked" = false WHERE "source" IN ('manual', 'import');
