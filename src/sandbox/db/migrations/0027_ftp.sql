ALTER TABLE "users" ADD COLUMN "ftp" integer;--> statement-breakpoint
ALTER TABLE "training_settings" DROP COLUMN "ftp";