-- Changes only the messages of hold_index_keys, to the wording of the same errors at startup.
CREATE OR REPLACE FUNCTION "hold_index_keys"("held" text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  unfit record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('svc index keys', 0));
  -- Every writing transaction calls this function, and nearly all pass here.
  IF NOT EXISTS (
    SELECT FROM secret_fingerprints WHERE purpose = 'INDEX_KEY'
      AND CASE WHEN retired_at IS NULL THEN required_since IS NOT NULL AND id <> ALL (held) ELSE id = held[1] END
  ) THEN RETURN; END IF;
  SELECT id, retired_at IS NULL AS is_missing INTO unfit FROM secret_fingerprints
  WHERE purpose = 'INDEX_KEY'
    AND CASE WHEN retired_at IS NULL THEN required_since IS NOT NULL AND id <> ALL (held) ELSE id = held[1] END
  ORDER BY id LIMIT 1;
  RAISE EXCEPTION 'INDEX_KEY: %', CASE WHEN unfit.is_missing
    THEN 'is missing ' || unfit.id || ', which may be in use (svc secrets status)'
    ELSE 'starts with ' || unfit.id || ', which is retired' END
    USING ERRCODE = 'SV001';
END
$$;
