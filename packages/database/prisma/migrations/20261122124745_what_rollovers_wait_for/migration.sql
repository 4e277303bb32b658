-- AlterTable
ALTER TABLE "custodians" ADD COLUMN     "receiving" JSONB;

-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "deadline_days" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "time_zone" TEXT NOT NULL DEFAULT 'America/New_York';

-- AlterTable
ALTER TABLE "rollovers" ADD COLUMN     "assets" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "assignee_id" TEXT,
ADD COLUMN     "consent" JSONB,
ADD COLUMN     "distribution_id" TEXT,
ADD COLUMN     "document_request" JSONB,
ADD COLUMN     "failure" JSONB,
ADD COLUMN     "has_open_mismatch" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "hold" JSONB,
ADD COLUMN     "is_overdue" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "money_sources" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "next_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "pending_on" TEXT NOT NULL DEFAULT 'none',
ADD COLUMN     "priority" TEXT NOT NULL DEFAULT 'normal',
ADD COLUMN     "relationship" TEXT NOT NULL DEFAULT 'own',
ADD COLUMN     "request_mismatch" JSONB,
ADD COLUMN     "residual_of" TEXT,
ADD COLUMN     "tags" JSONB NOT NULL DEFAULT '[]';

-- What was written before is brought up to the rules of the day; each change of a rollover writes them anew.
UPDATE "rollovers" SET
  "pending_on" = CASE
    WHEN "state" IN ('completed', 'cancelled', 'rejected', 'failed', 'expired') THEN 'none'
    WHEN "state" = 'draft' THEN 'integrator'
    WHEN "state" = 'awaiting_participant' THEN 'participant'
    WHEN "state" = 'awaiting_documents' THEN coalesce("documents_pending_on", 'integrator')
    WHEN "state" IN ('requested', 'processing') THEN 'source_custodian'
    WHEN "state" = 'funds_sent' AND "transfers" @? '$[*] ? (@.status == "sent" && @.sentTo == "participant")' THEN 'participant'
    WHEN "state" IN ('funds_sent', 'funds_received') THEN 'destination_custodian'
    ELSE 'operations' END,
  "next_due_at" = (SELECT min((due ->> 'dueAt')::timestamptz) FROM jsonb_array_elements("deadlines") AS due
    WHERE due ->> 'status' = 'running' AND due ->> 'type' <> 'script'),
  "is_overdue" = "deadlines" @? '$[*] ? (@.status == "passed" && @.type != "script")',
  "has_open_mismatch" = coalesce("amount_mismatch" ->> 'status' = 'open', false);
