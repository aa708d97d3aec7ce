-- A search finds any part of a serial number or name. Its pieces of three letters have an index, so that it does not
-- read every machine; pg_trgm would do the same, and is not on every server.
create function text_pieces(value text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(value), place, 3)), '{}')
  from generate_series(1, greatest(length(value) - 2, 0)) as place
$$;--> statement-breakpoint
create index commercial_equipment_search on commercial_equipment using gin (text_pieces(coalesce(serial_number, '') || ' ' || name));
