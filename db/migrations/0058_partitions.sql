-- By hand: what grows without end, and has neither references to it nor a key that is unique over all time, is partitioned.
-- Of one act the same in both tables, and known before a row's partition is chosen, which `at` is not.
ALTER TABLE "audit_entries" ADD COLUMN "made_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_views" ADD COLUMN "made_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Gives whether there is a new one. Rows of that time which the partition for all else has already stay there.
CREATE FUNCTION make_partition(parent regclass, name text, since timestamptz, until timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	IF to_regclass(quote_ident(name)) IS NOT NULL THEN RETURN false; END IF;
	EXECUTE format('CREATE TABLE %I (LIKE %s INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', name, parent);
	-- Triggers of statements are not handed down as those of rows are.
	IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = parent AND tgname = 'audit_refuse') THEN
		EXECUTE format('CREATE TRIGGER "audit_refuse" BEFORE UPDATE OR DELETE OR TRUNCATE ON %I EXECUTE FUNCTION audit_refuse()', name);
	END IF;
	IF until IS NULL THEN
		EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I DEFAULT', parent, name);
	ELSE
		EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, name, since, until);
	END IF;
	RETURN true;
EXCEPTION WHEN check_violation THEN
	RETURN false;
END $$;--> statement-breakpoint
-- The table goes on under its name, and what it holds as its first partition, which ends at `until`.
CREATE FUNCTION partition_table(name text, key text[], moment text, until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	first text := name || '_before';
	has_number boolean := 'id' = ANY (key);
	last bigint := CASE WHEN has_number THEN pg_sequence_last_value(pg_get_serial_sequence(name, 'id')) END;
	made text[] := '{}';
	one record;
	statement text;
BEGIN
	EXECUTE format('ALTER TABLE %I RENAME TO %I', name, first);
	IF has_number THEN EXECUTE format('ALTER TABLE %I ALTER COLUMN "id" DROP IDENTITY', first); END IF;
	FOR one IN SELECT conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
		WHERE conrelid = first::regclass AND contype = 'f' LOOP
		made := made || format('ALTER TABLE %I ADD CONSTRAINT %I %s', name, one.conname, one.definition);
	END LOOP;
	FOR one IN SELECT tgname, tgtype, pg_get_triggerdef(oid) AS definition FROM pg_trigger
		WHERE tgrelid = first::regclass AND NOT tgisinternal LOOP
		made := made || replace(one.definition, ' ON public.' || first || ' ', ' ON public.' || name || ' ');
		-- Of a row: handed down again with the attachment.
		IF one.tgtype & 1 = 1 THEN EXECUTE format('DROP TRIGGER %I ON %I', one.tgname, first); END IF;
	END LOOP;
	FOR one IN SELECT relname, indisprimary, pg_get_indexdef(indexrelid) AS definition
		FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = first::regclass LOOP
		IF one.indisprimary THEN
			EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', first, one.relname);
		ELSE
			made := made || replace(one.definition, ' ON public.' || first || ' ', ' ON public.' || name || ' ');
			EXECUTE format('ALTER INDEX %I RENAME TO %I', one.relname, one.relname || '_before');
		END IF;
	END LOOP;
	EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS, CONSTRAINT %I PRIMARY KEY (%s)) PARTITION BY RANGE (%I)',
		name, first, name || '_' || array_to_string(key, '_') || '_pk', array_to_string(key, ', '), moment);
	IF has_number THEN
		EXECUTE format('ALTER TABLE %I ALTER COLUMN "id" ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME %I)', name, name || '_id_seq');
		IF last IS NOT NULL THEN PERFORM setval(pg_get_serial_sequence(name, 'id'), last); END IF;
	END IF;
	FOREACH statement IN ARRAY made LOOP EXECUTE statement; END LOOP;
	EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', name, first, until);
	PERFORM make_partition(name::regclass, name || '_rest', NULL, NULL);
END $$;--> statement-breakpoint
SELECT partition_table('events', '{id,created_at}', 'created_at', (date_trunc('day', now() AT TIME ZONE 'UTC') + interval '2 days') AT TIME ZONE 'UTC');--> statement-breakpoint
SELECT partition_table('webhook_deliveries', '{id,created_at}', 'created_at', (date_trunc('day', now() AT TIME ZONE 'UTC') + interval '2 days') AT TIME ZONE 'UTC');--> statement-breakpoint
SELECT partition_table('audit_entries', '{id,made_at}', 'made_at', (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC');--> statement-breakpoint
SELECT partition_table('audit_views', '{company_id,entry_id,made_at}', 'made_at', (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC');--> statement-breakpoint
DROP FUNCTION partition_table;
