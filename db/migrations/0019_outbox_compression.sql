-- A mail that goes out is compressed as it is kept: by lz4 in half the time, where the server was built with it.
DO $$
BEGIN
  EXECUTE 'ALTER TABLE "outbox" ALTER COLUMN "raw" SET COMPRESSION lz4';
EXCEPTION WHEN feature_not_supported OR syntax_error OR invalid_parameter_value THEN
  NULL;
END
$$;
