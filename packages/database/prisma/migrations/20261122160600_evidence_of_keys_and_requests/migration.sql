-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "first_used_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "key_usage_hours" (
    "key_id" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "organization_id" TEXT NOT NULL,
    "accepted" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "first_used_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "last_address" TEXT,
    "last_user_agent" TEXT,
    "last_refused_at" TIMESTAMPTZ(3),
    "last_refused_code" TEXT,
    "last_refused_address" TEXT,

    CONSTRAINT "key_usage_hours_pkey" PRIMARY KEY ("key_id","hour")
);

-- CreateTable
CREATE TABLE "key_networks" (
    "key_id" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "judged_at" TIMESTAMPTZ(3),

    CONSTRAINT "key_networks_pkey" PRIMARY KEY ("key_id","network")
);

-- CreateTable
CREATE TABLE "key_alerts" (
    "key_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "key_alerts_pkey" PRIMARY KEY ("key_id","kind","subject")
);

-- CreateTable
CREATE TABLE "request_log" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "organization_id" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "route" TEXT,
    "status" INTEGER NOT NULL,
    "code" TEXT,
    "key_id" TEXT,
    "member_id" TEXT,
    "duration_ms" INTEGER NOT NULL,

    CONSTRAINT "request_log_pkey" PRIMARY KEY ("id","at")
) PARTITION BY RANGE ("at");

-- CreateTable
CREATE TABLE "request_log_hours" (
    "organization_id" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "requests" INTEGER NOT NULL,

    CONSTRAINT "request_log_hours_pkey" PRIMARY KEY ("organization_id","hour")
);

-- CreateIndex
CREATE INDEX "key_usage_hours_hour_idx" ON "key_usage_hours"("hour");

-- CreateIndex
CREATE INDEX "key_networks_unjudged_idx" ON "key_networks"("first_seen_at") WHERE (judged_at IS NULL);

-- CreateIndex
CREATE INDEX "key_networks_last_seen_at_idx" ON "key_networks"("last_seen_at");

-- CreateIndex
CREATE INDEX "key_alerts_at_idx" ON "key_alerts"("at");

-- CreateIndex
CREATE INDEX "request_log_organization_id_at_id_idx" ON "request_log"("organization_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "request_log_by_key_idx" ON "request_log"("organization_id", "key_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "request_log_by_code_idx" ON "request_log"("organization_id", "code", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "request_log_by_route_idx" ON "request_log"("organization_id", "route", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "request_log_hours_hour_idx" ON "request_log_hours"("hour");

-- AddForeignKey
ALTER TABLE "key_usage_hours" ADD CONSTRAINT "key_usage_hours_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "key_networks" ADD CONSTRAINT "key_networks_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "key_alerts" ADD CONSTRAINT "key_alerts_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Texts of requests are a stranger's: they have an end, whoever writes them.
ALTER TABLE "key_usage_hours"
  ADD CONSTRAINT "key_usage_hours_counts" CHECK (accepted >= 0 AND refused >= 0),
  ADD CONSTRAINT "key_usage_hours_texts" CHECK (char_length(last_user_agent) <= 200 AND char_length(last_address) <= 60
    AND char_length(last_refused_address) <= 60 AND char_length(last_refused_code) <= 60);
ALTER TABLE "key_networks" ADD CONSTRAINT "key_networks_text" CHECK (char_length(network) <= 60);

-- The uses of keys that an instance has gathered: one element for each key and hour. Counts are added, times move apart, and
-- where the last use came from is written with it. The rows are taken in one order, so that instances do not wait in a circle.
CREATE FUNCTION "write_key_uses"("uses" jsonb, "types" text[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF jsonb_typeof(uses) <> 'array' OR jsonb_array_length(uses) > 2000 THEN
    RAISE EXCEPTION 'a list of at most 2000 is wanted' USING ERRCODE = 'invalid_parameter_value';
  END IF;
  INSERT INTO key_usage_hours AS old (key_id, hour, organization_id, accepted, refused, first_used_at, last_used_at,
    last_address, last_user_agent, last_refused_at, last_refused_code, last_refused_address)
  SELECT k.id, date_trunc('hour', u.hour), k.organization_id, least(greatest(u.accepted, 0), 100000000),
    least(greatest(u.refused, 0), 100000000), u.first, u.last, left(u.address, 60), left(u.agent, 200),
    u.refused_at, left(u.refused_code, 60), left(u.refused_address, 60)
  FROM jsonb_to_recordset(uses) AS u(key text, hour timestamptz, accepted integer, refused integer, first timestamptz,
    last timestamptz, address text, agent text, refused_at timestamptz, refused_code text, refused_address text)
  JOIN api_keys k ON k.id = u.key AND k.type = ANY (types)
  ORDER BY k.id, u.hour
  ON CONFLICT (key_id, hour) DO UPDATE SET
    accepted = least(old.accepted::bigint + EXCLUDED.accepted, 2000000000),
    refused = least(old.refused::bigint + EXCLUDED.refused, 2000000000),
    first_used_at = least(old.first_used_at, EXCLUDED.first_used_at),
    last_used_at = greatest(old.last_used_at, EXCLUDED.last_used_at),
    last_address = CASE WHEN EXCLUDED.last_used_at >= coalesce(old.last_used_at, '-infinity')
      THEN EXCLUDED.last_address ELSE old.last_address END,
    last_user_agent = CASE WHEN EXCLUDED.last_used_at >= coalesce(old.last_used_at, '-infinity')
      THEN EXCLUDED.last_user_agent ELSE old.last_user_agent END,
    last_refused_at = greatest(old.last_refused_at, EXCLUDED.last_refused_at),
    last_refused_code = CASE WHEN EXCLUDED.last_refused_at >= coalesce(old.last_refused_at, '-infinity')
      THEN EXCLUDED.last_refused_code ELSE old.last_refused_code END,
    last_refused_address = CASE WHEN EXCLUDED.last_refused_at >= coalesce(old.last_refused_at, '-infinity')
      THEN EXCLUDED.last_refused_address ELSE old.last_refused_address END;

  -- The first use of a key that was used before there was a place for it stays unknown.
  UPDATE api_keys k SET
    last_used_at = greatest(k.last_used_at, u.last),
    first_used_at = CASE WHEN k.last_used_at IS NULL THEN u.first
      WHEN k.first_used_at IS NOT NULL THEN least(k.first_used_at, u.first) END
  FROM (SELECT key, min(first) AS first, max(last) AS last
    FROM jsonb_to_recordset(uses) AS one(key text, first timestamptz, last timestamptz)
    WHERE last IS NOT NULL GROUP BY key) u
  WHERE k.id = u.key AND k.type = ANY (types)
    AND (k.last_used_at IS NULL OR k.last_used_at < u.last OR k.first_used_at > u.first);

  -- A key that is used from everywhere has nothing new to tell after 500.
  INSERT INTO key_networks AS old (key_id, network, organization_id, first_seen_at, last_seen_at)
  SELECT k.id, left(w.network, 60), k.organization_id, min(u.first), max(u.last)
  FROM jsonb_to_recordset(uses) AS u(key text, first timestamptz, last timestamptz, networks jsonb)
  CROSS JOIN LATERAL jsonb_array_elements_text(u.networks) AS w(network)
  JOIN api_keys k ON k.id = u.key AND k.type = ANY (types) AND k.type IN ('sk', 'ak')
  WHERE u.last IS NOT NULL AND jsonb_typeof(u.networks) = 'array'
    AND (SELECT count(*) FROM key_networks known WHERE known.key_id = k.id) < 500
  GROUP BY k.id, left(w.network, 60), k.organization_id
  ORDER BY k.id, left(w.network, 60)
  ON CONFLICT (key_id, network) DO UPDATE SET last_seen_at = EXCLUDED.last_seen_at
    WHERE old.last_seen_at < EXCLUDED.last_seen_at - interval '1 day';
END
$$;
REVOKE ALL ON FUNCTION "write_key_uses"(jsonb, text[]) FROM PUBLIC;

CREATE FUNCTION "record_api_key_uses"("uses" jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT write_key_uses(uses, ARRAY['pk', 'sk', 'ak'])
$$;
REVOKE ALL ON FUNCTION "record_api_key_uses"(jsonb) FROM PUBLIC;

-- As above, of the keys that the widget service takes. The function of the same name before it is for instances of the
-- release before.
CREATE FUNCTION "record_widget_key_uses"("uses" jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT write_key_uses(uses, ARRAY['pk', 'sk'])
$$;
REVOKE ALL ON FUNCTION "record_widget_key_uses"(jsonb) FROM PUBLIC;

-- Requests for the log, by how long ago they were answered. Of an organization 5 000 an hour are kept, so that whoever is
-- noisy fills its own hours and nobody else's; what is beyond is counted.
CREATE FUNCTION "write_requests"("entries" jsonb, "of_service" text) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF jsonb_typeof(entries) <> 'array' OR jsonb_array_length(entries) > 2000 THEN
    RAISE EXCEPTION 'a list of at most 2000 is wanted' USING ERRCODE = 'invalid_parameter_value';
  END IF;
  WITH given AS (
    SELECT e.id, now() - make_interval(secs => least(greatest(e.age_ms, 0), 86400000) / 1000.0) AS at,
      o.id AS organization_id, left(e.method, 10) AS method, left(e.route, 200) AS route,
      least(greatest(e.status, 100), 599) AS status, left(e.code, 60) AS code, k.id AS key_id,
      left(e.member, 40) AS member_id, least(greatest(e.duration_ms, 0), 2000000000) AS duration_ms
    FROM jsonb_to_recordset(entries) AS e(id text, age_ms bigint, organization text, method text, route text, status integer,
      code text, key text, member text, duration_ms bigint)
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
  INSERT INTO request_log (id, at, organization_id, service, method, route, status, code, key_id, member_id, duration_ms)
  SELECT p.id, p.at, p.organization_id, of_service, p.method, p.route, p.status, p.code, p.key_id, p.member_id, p.duration_ms
  FROM placed p JOIN counted c USING (organization_id, hour)
  WHERE c.requests - p.total + p.place <= 5000;
END
$$;
REVOKE ALL ON FUNCTION "write_requests"(jsonb, text) FROM PUBLIC;

CREATE FUNCTION "record_requests"("entries" jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT write_requests(entries, 'api')
$$;
REVOKE ALL ON FUNCTION "record_requests"(jsonb) FROM PUBLIC;

CREATE FUNCTION "record_widget_requests"("entries" jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT write_requests(entries, 'widget_auth')
$$;
REVOKE ALL ON FUNCTION "record_widget_requests"(jsonb) FROM PUBLIC;

-- Makes the log's days up to a week ahead, and drops those that are older than seven days. Safe to repeat.
CREATE FUNCTION "keep_request_log"() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  today date := (clock_timestamp() AT TIME ZONE 'UTC')::date;
  ahead integer;
  part text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('svc request log', 0));
  FOR ahead IN 0..7 LOOP
    part := 'request_log_' || to_char(today + ahead, 'YYYYMMDD');
    CONTINUE WHEN to_regclass('public.' || part) IS NOT NULL;
    EXECUTE format('CREATE TABLE %I PARTITION OF request_log FOR VALUES FROM (%L) TO (%L)', part,
      (today + ahead)::timestamp AT TIME ZONE 'UTC', (today + ahead + 1)::timestamp AT TIME ZONE 'UTC');
  END LOOP;
  FOR part IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'public.request_log'::regclass AND c.relname < 'request_log_' || to_char(today - 7, 'YYYYMMDD')
  LOOP
    EXECUTE format('DROP TABLE %I', part);
  END LOOP;
  DELETE FROM request_log_hours WHERE hour < (today - 7)::timestamp AT TIME ZONE 'UTC';
END
$$;
REVOKE ALL ON FUNCTION "keep_request_log"() FROM PUBLIC;
SELECT "keep_request_log"();
