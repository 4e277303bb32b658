-- An index key can be replaced while the services run. A row indexed under one key is not found with another. So a process
-- without a key that may be in use must neither search nor write: it could create a second account, or allow a second rollover
-- within twelve months.
--
-- Every writing transaction begins with this function. It fails (SV001) if the process lacks a required key, or writes under a
-- retired one. Required and retired keys do not change until the transaction ends.
CREATE FUNCTION "hold_index_keys"("held" text[]) RETURNS void
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
  SELECT id, retired_at IS NULL AS is_lacking INTO unfit FROM secret_fingerprints
  WHERE purpose = 'INDEX_KEY'
    AND CASE WHEN retired_at IS NULL THEN required_since IS NOT NULL AND id <> ALL (held) ELSE id = held[1] END
  ORDER BY id LIMIT 1;
  RAISE EXCEPTION 'INDEX_KEY: %', CASE WHEN unfit.is_lacking
    THEN 'lacks ' || unfit.id || ', under which something may be' ELSE 'begins with ' || unfit.id || ', which was retired' END
    USING ERRCODE = 'SV001';
END
$$;
REVOKE ALL ON FUNCTION "hold_index_keys"(text[]) FROM PUBLIC;

-- Waits for the transactions that may write under a key, before it is retired.
CREATE FUNCTION "hold_index_keys_alone"() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('svc index keys', 0));
$$;
REVOKE ALL ON FUNCTION "hold_index_keys_alone"() FROM PUBLIC;

-- Adds the wait for index keys; otherwise unchanged.
CREATE OR REPLACE FUNCTION "register_secrets"("given" jsonb) RETURNS TABLE ("of_purpose" text, "of_id" text, "fault" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF session_user = 'svc_widget_auth' AND EXISTS (
    SELECT FROM jsonb_to_recordset(given) AS g(purpose text)
    WHERE g.purpose NOT IN ('KEY_PEPPERS', 'DATA_KEYS', 'INDEX_KEY', 'SESSION_SECRETS')
  ) THEN
    RAISE EXCEPTION '% does not hold such secrets', session_user USING ERRCODE = 'insufficient_privilege';
  END IF;
  -- The second attempt holds a lock: if two processes start at once, the later one sees what the other has written.
  FOR attempt IN 1..2 LOOP
    RETURN QUERY
      SELECT g.purpose, g.id, CASE WHEN s.fingerprint = g.fingerprint THEN 'retired' ELSE 'differs' END
      FROM jsonb_to_recordset(given) AS g(purpose text, id text, fingerprint text, current boolean)
        JOIN secret_fingerprints s ON s.purpose = g.purpose AND s.id = g.id
      WHERE s.fingerprint <> g.fingerprint OR (g.current AND s.retired_at IS NOT NULL)
      UNION ALL
      SELECT s.purpose, s.id, 'missing' FROM secret_fingerprints s
      WHERE s.required_since IS NOT NULL AND s.retired_at IS NULL
        AND s.purpose IN (SELECT g.purpose FROM jsonb_to_recordset(given) AS g(purpose text))
        AND NOT EXISTS (SELECT FROM jsonb_to_recordset(given) AS g(purpose text, id text)
          WHERE g.purpose = s.purpose AND g.id = s.id)
      ORDER BY 1, 2;
    IF FOUND THEN RETURN; END IF;
    -- Most starts add nothing, so they neither lock nor write. This statement has a later snapshot than the one above, so
    -- differences found only here go to the second attempt.
    IF NOT EXISTS (
      SELECT FROM jsonb_to_recordset(given) AS g(purpose text, id text, fingerprint text, current boolean)
        LEFT JOIN secret_fingerprints s ON s.purpose = g.purpose AND s.id = g.id
      WHERE s.id IS NULL OR s.fingerprint <> g.fingerprint OR (g.current AND s.required_since IS NULL)
    ) THEN RETURN; END IF;
    IF attempt = 1 THEN PERFORM pg_advisory_xact_lock(hashtextextended('svc secrets', 0)); END IF;
  END LOOP;
  -- Waits for the transactions that began without the new index key, before anything is written under it.
  IF EXISTS (
    SELECT FROM jsonb_to_recordset(given) AS g(purpose text, id text, current boolean)
      LEFT JOIN secret_fingerprints s ON s.purpose = g.purpose AND s.id = g.id
    WHERE g.purpose = 'INDEX_KEY' AND g.current AND s.required_since IS NULL
      AND EXISTS (SELECT FROM secret_fingerprints k WHERE k.purpose = 'INDEX_KEY')
  ) THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('svc index keys', 0));
  END IF;
  -- If the purpose has no fingerprints yet, every secret of the process may be in use.
  INSERT INTO secret_fingerprints AS s (purpose, id, fingerprint, first_seen_at, required_since)
  SELECT g.purpose, g.id, g.fingerprint, clock_timestamp(),
    CASE WHEN g.current OR NOT EXISTS (SELECT FROM secret_fingerprints k WHERE k.purpose = g.purpose)
      THEN clock_timestamp() END
  FROM jsonb_to_recordset(given) AS g(purpose text, id text, fingerprint text, current boolean)
  ON CONFLICT (purpose, id) DO UPDATE SET required_since = EXCLUDED.required_since
    WHERE s.required_since IS NULL AND EXCLUDED.required_since IS NOT NULL;
END
$$;

-- From now on, digests contain their key's ID, like ciphertexts; digests under the key without an ID stay unchanged. Earlier
-- digests under a key with an ID could no longer be found.
DO $$
BEGIN
  IF EXISTS (SELECT FROM secret_fingerprints WHERE purpose = 'INDEX_KEY' AND id <> 'default')
    AND EXISTS (SELECT FROM accounts WHERE email_index IS NOT NULL) THEN
    RAISE EXCEPTION 'INDEX_KEY has an id, and its digests do not name it: give it without one (svc secrets forget INDEX_KEY, with the services stopped), and migrate again';
  END IF;
END
$$;
