-- what was counted in whole windows cannot be cut into buckets: everybody begins anew
DELETE FROM "rate_limits";--> statement-breakpoint
ALTER TABLE "rate_limits" DROP CONSTRAINT "rate_limits_subject_window_start_pk";--> statement-breakpoint
ALTER TABLE "rate_limits" ADD PRIMARY KEY ("subject");--> statement-breakpoint
ALTER TABLE "rate_limits" ALTER COLUMN "hits" SET DATA TYPE integer[] USING array["hits"];--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "most" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "granted" integer NOT NULL;
