-- CreateTable
CREATE TABLE "webhook_endpoints" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT,
    "event_types" TEXT[],
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "disabled_reason" TEXT,
    "ordering" TEXT NOT NULL DEFAULT 'per_rollover',
    "secrets" JSONB NOT NULL,
    "failing_since" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "organization_id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'event',
    "lane" TEXT NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "recovery_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_recoveries" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "looked_at" TIMESTAMPTZ(3) NOT NULL,
    "looked_id" TEXT NOT NULL DEFAULT '',
    "total" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "prepared_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_recoveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_lanes" (
    "endpoint_id" TEXT NOT NULL,
    "lane" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_by" TEXT,
    "touched" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "webhook_lanes_pkey" PRIMARY KEY ("endpoint_id","lane")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "id" BIGSERIAL NOT NULL,
    "delivery_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "attempted_at" TIMESTAMPTZ(3) NOT NULL,
    "latency_ms" INTEGER NOT NULL,
    "status_code" INTEGER,
    "error" TEXT,
    "response_body" TEXT,

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_endpoints_organization_id_created_at_id_idx" ON "webhook_endpoints"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_waiting_idx" ON "webhook_deliveries"("endpoint_id", "lane", "position") WHERE (status = 'waiting'::text);

-- CreateIndex
CREATE INDEX "webhook_deliveries_by_endpoint_idx" ON "webhook_deliveries"("endpoint_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_failed_idx" ON "webhook_deliveries"("endpoint_id", "created_at" DESC, "id" DESC) WHERE (status = 'failed'::text);

-- CreateIndex
CREATE INDEX "webhook_deliveries_recovery_idx" ON "webhook_deliveries"("recovery_id", "status") WHERE (recovery_id IS NOT NULL);

-- CreateIndex
CREATE INDEX "webhook_recoveries_by_endpoint_idx" ON "webhook_recoveries"("endpoint_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "events_by_type_idx" ON "events"("organization_id", "type", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_event_id_idx" ON "webhook_deliveries"("event_id");

-- CreateIndex
CREATE INDEX "webhook_lanes_endpoint_id_due_at_idx" ON "webhook_lanes"("endpoint_id", "due_at");

-- CreateIndex
CREATE INDEX "webhook_lanes_claimed_idx" ON "webhook_lanes"("claimed_by") WHERE (claimed_by IS NOT NULL);

-- CreateIndex
CREATE INDEX "webhook_attempts_delivery_id_id_idx" ON "webhook_attempts"("delivery_id", "id");

-- CreateIndex
CREATE INDEX "webhook_attempts_attempted_at_idx" ON "webhook_attempts"("attempted_at");

-- CreateIndex
CREATE INDEX "events_created_at_idx" ON "events"("created_at");

-- AddForeignKey
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_recovery_id_fkey" FOREIGN KEY ("recovery_id") REFERENCES "webhook_recoveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_recoveries" ADD CONSTRAINT "webhook_recoveries_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_recoveries" ADD CONSTRAINT "webhook_recoveries_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_lanes" ADD CONSTRAINT "webhook_lanes_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Every event finds its way to the endpoints that want it in the transaction that writes it, whoever writes it: an event
-- without its deliveries, or a delivery without its event, cannot be. The function runs with its owner's rights, so that
-- who may write events needs none on these tables.
CREATE FUNCTION "fan_out_event"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  told bigint;
BEGIN
  WITH wanted AS (
    SELECT id AS endpoint_id,
      CASE WHEN ordering = 'per_rollover' THEN coalesce(NEW.rollover_id, NEW.id) ELSE NEW.id END AS lane
    FROM webhook_endpoints
    WHERE organization_id = NEW.organization_id AND enabled
      AND event_types && ARRAY[NEW.type, split_part(NEW.type, '.', 1) || '.*', '*']
  ), made AS (
    INSERT INTO webhook_deliveries (organization_id, endpoint_id, event_id, lane)
    SELECT NEW.organization_id, endpoint_id, NEW.id, lane FROM wanted
  ), lanes AS (
    -- Touched even where it is there: a worker that is about to remove the lane then does not.
    INSERT INTO webhook_lanes (endpoint_id, lane)
    SELECT endpoint_id, lane FROM wanted
    ON CONFLICT (endpoint_id, lane) DO UPDATE SET touched = webhook_lanes.touched + 1
    RETURNING endpoint_id
  )
  -- Heard when the transaction commits.
  SELECT count(pg_notify('webhooks', endpoint_id)) INTO told FROM lanes;
  RETURN NULL;
END
$$;

CREATE TRIGGER "events_fan_out"
  AFTER INSERT ON "events" FOR EACH ROW WHEN (NEW.type <> 'webhook.test') EXECUTE FUNCTION "fan_out_event"();
