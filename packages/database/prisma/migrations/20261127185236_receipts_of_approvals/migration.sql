-- AlterTable
ALTER TABLE "approvals" ADD COLUMN     "receipt" JSONB;

-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "requires_passkey" BOOLEAN NOT NULL DEFAULT false;
