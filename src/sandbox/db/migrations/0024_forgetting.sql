CREATE INDEX "one_time_tokens_expires" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_used" ON "one_time_tokens" USING btree ("used_at") WHERE used_at is not null;--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "family_invitations_accepted" ON "family_invitations" USING btree ("accepted_at") WHERE accepted_at is not null;--> statement-breakpoint
CREATE INDEX "family_invitations_revoked" ON "family_invitations" USING btree ("revoked_at") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at") WHERE resource <> 'equipment';--> statement-breakpoint
CREATE INDEX "receipt_uploads_created" ON "receipt_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_received" ON "webhook_events" USING btree ("received_at") WHERE type <> 'customer.subscription.deleted';--> statement-breakpoint
CREATE INDEX "account_history_at" ON "account_history" USING btree ("at");--> statement-breakpoint
CREATE INDEX "workouts_apart_other" ON "workouts_apart" USING btree ("other_id");