DROP INDEX "rate_limits_window";--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "window_end" bigint;--> statement-breakpoint
-- how long its window is, a row did not say: as long as the longest
UPDATE "rate_limits" SET "window_end" = "window_start" + 2592000;--> statement-breakpoint
ALTER TABLE "rate_limits" ALTER COLUMN "window_end" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_limits_window_end" ON "rate_limits" USING btree ("window_end");
