-- A search of a long list finds any part of a text, and of one or two letters the words that begin with them. `text_pieces`
-- makes the first; these are its pieces and `^r`, `^ro` of each word, so that one index answers both. Making them costs
-- more than looking at a row, which PostgreSQL has to know: it would read all rows, and make them for each.
create function search_pieces(value text) returns text[] language sql immutable parallel safe cost 5000 as $$
  select array(select substr(low, place, 3) from generate_series(1, length(low) - 2) as place)
    || array(
      select '^' || left(word, size)
      from regexp_split_to_table(low, '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+') as word, generate_series(1, 2) as size
      where word <> ''
    )
  from (select lower(value) as low offset 0) as once
$$;--> statement-breakpoint
DROP INDEX "redemption_codes_created";--> statement-breakpoint
DROP INDEX "orders_placed";--> statement-breakpoint
DROP INDEX "receipts_status";--> statement-breakpoint
DROP INDEX "commercial_orders_serial";--> statement-breakpoint
CREATE INDEX "redemption_codes_newest" ON "redemption_codes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "redemption_codes_code" ON "redemption_codes" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "redemption_codes_expires_up" ON "redemption_codes" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "redemption_codes_expires_down" ON "redemption_codes" USING btree ("expires_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "redemption_codes_redeemed_up" ON "redemption_codes" USING btree ("redeemed_at","id");--> statement-breakpoint
CREATE INDEX "redemption_codes_redeemed_down" ON "redemption_codes" USING btree ("redeemed_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "redemption_codes_status" ON "redemption_codes" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "redemption_codes_prefix" ON "redemption_codes" USING btree ("prefix","created_at","id");--> statement-breakpoint
CREATE INDEX "redemption_codes_kind" ON "redemption_codes" USING btree (("effect" ->> 'kind'),"created_at","id");--> statement-breakpoint
CREATE INDEX "redemption_codes_search" ON "redemption_codes" USING gin (search_pieces("code" || chr(10) || coalesce("note", '')));--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (search_pieces(("number" || ' ' || "email" || ' ' || jsonb_path_query_array("items", '$[*].name')::text)));--> statement-breakpoint
CREATE INDEX "users_last_name" ON "users" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "users_email_up" ON "users" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "users_email_down" ON "users" USING btree ("email" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_country" ON "users" USING btree ("country_code","created_at","id");--> statement-breakpoint
CREATE INDEX "users_roles" ON "users" USING gin ("roles");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ((search_pieces(coalesce("email", '') || chr(10) || ("first_name" || ' ' || "last_name") || chr(10) || coalesce("display_name", ''))
  || text_pieces(coalesce(regexp_replace("phone_number", '\D', '', 'g'), ''))));--> statement-breakpoint
CREATE INDEX "receipts_waiting" ON "receipts" USING btree ("status","created_at","guid");--> statement-breakpoint
CREATE INDEX "receipts_created" ON "receipts" USING btree ("created_at","guid");--> statement-breakpoint
CREATE INDEX "receipts_search" ON "receipts" USING gin (search_pieces(("file_name" || coalesce(' ' || "serial_number", '') || coalesce(' ' || "email", '') || coalesce(' ' || "retailer", ''))));--> statement-breakpoint
CREATE INDEX "commercial_orders_number" ON "commercial_orders" USING btree ((substring("number" from 4)::int),"id");--> statement-breakpoint
CREATE INDEX "commercial_orders_status" ON "commercial_orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "commercial_orders_search" ON "commercial_orders" USING gin (search_pieces("number"));--> statement-breakpoint
CREATE INDEX "locations_search" ON "locations" USING gin (search_pieces("name"));--> statement-breakpoint
CREATE INDEX "owners_search" ON "owners" USING gin (search_pieces("name"));