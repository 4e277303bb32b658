-- Adds rollover.reminder_sent. The event types are those of apps/api/src/tracking/messages/message-step.ts.
-- allow: runs-in-writes: the function reads one row by its ID, and writes rows of a small table only
CREATE OR REPLACE TRIGGER "events_tracking_messages" AFTER INSERT ON "events" FOR EACH ROW
WHEN (NEW.rollover_id IS NOT NULL AND NEW.type IN ('rollover.consent_requested', 'rollover.submitted', 'rollover.consent_signed',
  'rollover.documents_requested', 'rollover.custodian_soft_rejected', 'rollover.funds_sent', 'rollover.funds_received',
  'rollover.completed', 'rollover.rejected', 'rollover.custodian_rejected', 'rollover.cancelled', 'rollover.failed', 'rollover.expired',
  'rollover.reminder_sent'))
EXECUTE FUNCTION "queue_tracking_message"();
