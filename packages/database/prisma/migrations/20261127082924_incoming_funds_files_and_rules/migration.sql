-- AlterTable
ALTER TABLE "incoming_funds" ADD COLUMN "auto_apply_pending" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "incoming_funds_files" ADD COLUMN "issues" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "organizations" ADD COLUMN "incoming_funds_rules" JSONB NOT NULL DEFAULT '{}';
