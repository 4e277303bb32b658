-- CreateTable
CREATE TABLE "secret_fingerprints" (
    "purpose" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "required_since" TIMESTAMPTZ(3),
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "secret_fingerprints_pkey" PRIMARY KEY ("purpose","id")
);

ALTER TABLE "secret_fingerprints" ADD CONSTRAINT "secret_fingerprints_form" CHECK (
  "purpose" ~ '^[A-Z_]{1,32}$' AND "id" ~ '^[A-Za-z0-9_-]{1,32}$' AND "fingerprint" ~ '^[0-9a-f]{64}$'
);

-- A starting process compares its secrets with the stored fingerprints, and stores the fingerprints of new secrets. Services
-- have no privileges on the table: this function lets them add fingerprints, but not replace, read or delete any.
--
-- `given` is [{ purpose, id, fingerprint, current }], with every secret of each purpose. Returns the reasons why the process
-- must not start, and then stores nothing: the secret `differs` from the stored fingerprint with its ID, it is `missing`
-- although it may be in use, or it is `retired` although the process would use it as the current secret.
CREATE FUNCTION "register_secrets"("given" jsonb) RETURNS TABLE ("of_purpose" text, "of_id" text, "fault" text)
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
REVOKE ALL ON FUNCTION "register_secrets"(jsonb) FROM PUBLIC;
