-- The log shows which members were invalid, never their values, and the object that the path names. Services of the last release
-- send neither.
ALTER TABLE "request_log" ADD COLUMN "issues" JSONB, ADD COLUMN "subject_id" TEXT;

CREATE OR REPLACE FUNCTION "write_requests"("entries" jsonb, "of_service" text) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF jsonb_typeof(entries) <> 'array' OR jsonb_array_length(entries) > 2000 THEN
    RAISE EXCEPTION 'a list of at most 2000 is wanted' USING ERRCODE = 'invalid_parameter_value';
  END IF;
  WITH given AS (
    SELECT e.id, now() - make_interval(secs => least(greatest(e.age_ms, 0), 86400000) / 1000.0) AS at,
      o.id AS organization_id, left(e.method, 10) AS method, left(e.route, 200) AS route,
      least(greatest(e.status, 100), 599) AS status, left(e.code, 60) AS code, k.id AS key_id,
      left(e.member, 40) AS member_id, least(greatest(e.duration_ms, 0), 2000000000) AS duration_ms,
      (SELECT jsonb_agg(jsonb_build_object('location', left(i.issue->>'location', 300), 'reason', i.issue->>'reason') ORDER BY i.place)
        FROM jsonb_array_elements(CASE jsonb_typeof(e.issues) WHEN 'array' THEN e.issues ELSE '[]' END)
          WITH ORDINALITY AS i(issue, place)
        WHERE i.place <= 20 AND i.issue->>'location' IS NOT NULL AND i.issue->>'reason' IN ('required', 'unknown', 'invalid')
      ) AS issues,
      CASE WHEN e.subject ~ '^[a-z]{3,4}_[0-9a-z]{26}$' THEN e.subject END AS subject_id
    FROM jsonb_to_recordset(entries) AS e(id text, age_ms bigint, organization text, method text, route text, status integer,
      code text, key text, member text, duration_ms bigint, issues jsonb, subject text)
    JOIN organizations o ON o.id = e.organization
    LEFT JOIN api_keys k ON k.id = e.key AND k.organization_id = o.id
    WHERE e.id ~ '^req_[0-9a-z]{26}$'
  ), placed AS (
    SELECT given.*, date_trunc('hour', given.at) AS hour,
      row_number() OVER (PARTITION BY organization_id, date_trunc('hour', given.at) ORDER BY given.at, given.id) AS place,
      count(*) OVER (PARTITION BY organization_id, date_trunc('hour', given.at)) AS total
    FROM given
  ), counted AS (
    INSERT INTO request_log_hours AS old (organization_id, hour, requests)
    SELECT organization_id, hour, count(*) FROM placed GROUP BY organization_id, hour ORDER BY organization_id, hour
    ON CONFLICT (organization_id, hour) DO UPDATE SET requests = least(old.requests::bigint + EXCLUDED.requests, 2000000000)
    RETURNING organization_id, hour, requests
  )
  INSERT INTO request_log (id, at, organization_id, service, method, route, status, code, key_id, member_id, duration_ms, issues, subject_id)
  SELECT p.id, p.at, p.organization_id, of_service, p.method, p.route, p.status, p.code, p.key_id, p.member_id, p.duration_ms, p.issues,
    p.subject_id
  FROM placed p JOIN counted c USING (organization_id, hour)
  WHERE c.requests - p.total + p.place <= 5000;
END
$$;
