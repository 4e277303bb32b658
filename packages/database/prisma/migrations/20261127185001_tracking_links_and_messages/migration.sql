-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "participant_messages" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "tracking_links" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "rollover_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "opt_out_hash" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "wrong_answers" INTEGER NOT NULL DEFAULT 0,
    "code_hash" TEXT,
    "code_expires_at" TIMESTAMPTZ(3),
    "code_attempts" INTEGER NOT NULL DEFAULT 0,
    "created_by" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "last_opened_at" TIMESTAMPTZ(3),

    CONSTRAINT "tracking_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tracking_opt_outs" (
    "account_id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tracking_opt_outs_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "tracking_messages" (
    "event_id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "rollover_id" TEXT NOT NULL,
    "event_type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "is_mailed" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "last_error" TEXT,

    CONSTRAINT "tracking_messages_pkey" PRIMARY KEY ("event_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "tracking_links_token_hash_key" ON "tracking_links"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "tracking_links_opt_out_hash_key" ON "tracking_links"("opt_out_hash");

-- CreateIndex
CREATE INDEX "tracking_links_rollover_id_id_idx" ON "tracking_links"("rollover_id", "id");

-- CreateIndex
CREATE INDEX "tracking_links_organization_id_account_id_idx" ON "tracking_links"("organization_id", "account_id");

-- CreateIndex
CREATE INDEX "tracking_messages_next_attempt_at_idx" ON "tracking_messages"("next_attempt_at");

-- CreateIndex
CREATE INDEX "tracking_messages_rollover_id_event_type_idx" ON "tracking_messages"("rollover_id", "event_type");

-- AddForeignKey
ALTER TABLE "tracking_links" ADD CONSTRAINT "tracking_links_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tracking_links" ADD CONSTRAINT "tracking_links_rollover_id_fkey" FOREIGN KEY ("rollover_id") REFERENCES "rollovers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A trigger, because the last release writes events too, and because the message belongs to the transaction of the change. The epoch
-- means that it is due. The event types are those of apps/api/src/tracking/messages/message-step.ts.
CREATE FUNCTION "queue_tracking_message"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO tracking_messages (event_id, organization_id, rollover_id, event_type, created_at, next_attempt_at)
  SELECT NEW.id, NEW.organization_id, NEW.rollover_id, NEW.type, now(), 'epoch'
  FROM organizations o
  WHERE o.id = NEW.organization_id AND (o.participant_messages @> '{"email": true}' OR o.participant_messages @> '{"sms": true}')
  ON CONFLICT (event_id) DO NOTHING;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION "queue_tracking_message"() FROM PUBLIC;

-- allow: runs-in-writes: the function reads one row by its ID, and writes rows of a new table only
CREATE TRIGGER "events_tracking_messages" AFTER INSERT ON "events" FOR EACH ROW
WHEN (NEW.rollover_id IS NOT NULL AND NEW.type IN ('rollover.consent_requested', 'rollover.submitted', 'rollover.consent_signed',
  'rollover.documents_requested', 'rollover.custodian_soft_rejected', 'rollover.funds_sent', 'rollover.funds_received',
  'rollover.completed', 'rollover.rejected', 'rollover.custodian_rejected', 'rollover.cancelled', 'rollover.failed', 'rollover.expired'))
EXECUTE FUNCTION "queue_tracking_message"();
