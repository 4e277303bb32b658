-- One index key may replace another while the services serve. What is under the one is not found by the other, so who lacks a key that rows may be under
-- must neither look for nor write anything: a second account, or a second rollover in twelve months, would come of it.
--
-- Every transaction that writes begins with this. It is refused (SV001) to a process that lacks a key which is required, or writes under one that was retired;
-- and as long as a transaction has it nothing of that changes.
CREATE FUNCTION "hold_index_keys"("held" text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  unfit record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('svc index keys', 0));
  -- Nearly always it fits, and each call waits for this.
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

-- Whoever retires a key waits for the transactions that may write under it.
CREATE FUNCTION "hold_index_keys_alone"() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('svc index keys', 0));
$$;
REVOKE ALL ON FUNCTION "hold_index_keys_alone"() FROM PUBLIC;

-- As it was, but for the index key's wait.
CREATE OR REPLACE FUNCTION "register_secrets"("given" jsonb) RETURNS TABLE ("of_purpose" text, "of_id" text, "fault" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF session_user = 'svc_widget_auth' AND EXISTS (
    SELECT FROM jsonb_to_recordset(given) AS g(purpose text)
    WHERE g.purpose NOT IN ('KEY_PEPPERS', 'DATA_KEYS', 'INDEX_KEY', 'SESSION_SECRETS')
  ) THEN
    RAISE EXCEPTION '% does not hold such secrets', session_user USING ERRCODE = 'insufficient_privilege';
  END IF;
  -- The second time under a lock: of two that start at once the later one finds what the other has written.
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
    -- Most starts bring nothing new, and neither lock nor write. This sees later than what is above: what differs now was not there then.
    IF NOT EXISTS (
      SELECT FROM jsonb_to_recordset(given) AS g(purpose text, id text, fingerprint text, current boolean)
        LEFT JOIN secret_fingerprints s ON s.purpose = g.purpose AND s.id = g.id
      WHERE s.id IS NULL OR s.fingerprint <> g.fingerprint OR (g.current AND s.required_since IS NULL)
    ) THEN RETURN; END IF;
    IF attempt = 1 THEN PERFORM pg_advisory_xact_lock(hashtextextended('svc secrets', 0)); END IF;
  END LOOP;
  -- Transactions that began without a further index key end before anything is written under it.
  IF EXISTS (
    SELECT FROM jsonb_to_recordset(given) AS g(purpose text, id text, current boolean)
      LEFT JOIN secret_fingerprints s ON s.purpose = g.purpose AND s.id = g.id
    WHERE g.purpose = 'INDEX_KEY' AND g.current AND s.required_since IS NULL
      AND EXISTS (SELECT FROM secret_fingerprints k WHERE k.purpose = 'INDEX_KEY')
  ) THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('svc index keys', 0));
  END IF;
  -- Of a purpose that was never seen, all that are held may have something under them.
  INSERT INTO secret_fingerprints AS s (purpose, id, fingerprint, first_seen_at, required_since)
  SELECT g.purpose, g.id, g.fingerprint, clock_timestamp(),
    CASE WHEN g.current OR NOT EXISTS (SELECT FROM secret_fingerprints k WHERE k.purpose = g.purpose)
      THEN clock_timestamp() END
  FROM jsonb_to_recordset(given) AS g(purpose text, id text, fingerprint text, current boolean)
  ON CONFLICT (purpose, id) DO UPDATE SET required_since = EXCLUDED.required_since
    WHERE s.required_since IS NULL AND EXCLUDED.required_since IS NOT NULL;
END
$$;

-- Digests name their key from now on, as ciphertexts do; under the key without an id they stand as they did. Those of a key that was given an id before
-- they did would be found by nobody.
DO $$
BEGIN
  IF EXISTS (SELECT FROM secret_fingerprints WHERE purpose = 'INDEX_KEY' AND id <> 'default')
    AND EXISTS (SELECT FROM accounts WHERE email_index IS NOT NULL) THEN
    RAISE EXCEPTION 'INDEX_KEY has an id, and its digests do not name it: give it without one (svc secrets forget INDEX_KEY, with the services stopped), and migrate again';
  END IF;
END
$$;
