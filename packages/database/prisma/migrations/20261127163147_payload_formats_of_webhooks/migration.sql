-- AlterTable
ALTER TABLE "webhook_attempts" ADD COLUMN     "payload" TEXT NOT NULL DEFAULT 'full';

-- AlterTable
ALTER TABLE "webhook_endpoints" ADD COLUMN     "payload" TEXT NOT NULL DEFAULT 'full';
