-- A rollover's deliveries have their order from its events' sequence, and not from the order in which triggers fired: for
-- rows that one statement writes by several parts nobody promises any. Such positions stand above all that the counter
-- has given and will give, so that what a lane held before stays before what comes.
--
-- Endpoints in one order: two transactions that write events of one rollover wait for each other and never crosswise.
-- pg_temp last: else a temporary table of the caller's would stand in for one of these.
CREATE OR REPLACE FUNCTION "fan_out_event"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  told bigint;
BEGIN
  WITH wanted AS MATERIALIZED (
    SELECT id AS endpoint_id,
      CASE WHEN ordering = 'per_rollover' THEN coalesce(NEW.rollover_id, NEW.id) ELSE NEW.id END AS lane
    FROM webhook_endpoints
    WHERE organization_id = NEW.organization_id AND enabled
      AND event_types && ARRAY[NEW.type, split_part(NEW.type, '.', 1) || '.*', '*']
  ), made AS (
    INSERT INTO webhook_deliveries (organization_id, endpoint_id, event_id, lane, position)
    SELECT NEW.organization_id, endpoint_id, NEW.id, lane,
      coalesce((1::bigint << 62) + NEW.sequence, nextval('webhook_deliveries_position_seq'))
    FROM wanted
  ), lanes AS (
    -- Touched even where it is there: a worker that is about to remove the lane then does not.
    INSERT INTO webhook_lanes (endpoint_id, lane)
    SELECT endpoint_id, lane FROM wanted ORDER BY endpoint_id
    ON CONFLICT (endpoint_id, lane) DO UPDATE SET touched = webhook_lanes.touched + 1
    RETURNING endpoint_id
  )
  -- Heard when the transaction commits.
  SELECT count(pg_notify('webhooks', endpoint_id)) INTO told FROM lanes;
  RETURN NULL;
END
$$;

-- What waits in the wrong order changes places within its lane, but for lanes that a worker has this moment: it knows the
-- places by heart.
WITH still AS MATERIALIZED (
  SELECT endpoint_id, lane FROM webhook_lanes WHERE claimed_by IS NULL FOR UPDATE SKIP LOCKED
), waiting AS MATERIALIZED (
  SELECT d.id, d.endpoint_id, d.lane, d.position,
    row_number() OVER (PARTITION BY d.endpoint_id, d.lane ORDER BY d.position) AS stands_at,
    row_number() OVER (PARTITION BY d.endpoint_id, d.lane ORDER BY v.sequence) AS belongs_at
  FROM still s JOIN webhook_deliveries d ON d.endpoint_id = s.endpoint_id AND d.lane = s.lane
  JOIN events v ON v.id = d.event_id
  WHERE d.status = 'waiting' AND d.kind = 'event' AND d.lane = v.rollover_id
)
UPDATE webhook_deliveries d SET position = place.position
FROM waiting w JOIN waiting place USING (endpoint_id, lane)
WHERE place.stands_at = w.belongs_at AND w.stands_at <> w.belongs_at AND d.id = w.id;
