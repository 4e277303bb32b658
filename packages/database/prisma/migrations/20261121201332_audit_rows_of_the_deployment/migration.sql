-- AlterTable
ALTER TABLE "audit_log" ALTER COLUMN "organization_id" DROP NOT NULL;
