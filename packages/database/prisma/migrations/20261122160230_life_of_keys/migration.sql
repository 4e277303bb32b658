-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "created_by" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "lock_reason" TEXT,
ADD COLUMN     "locked_at" TIMESTAMPTZ(3);

-- Whoever locks an organization says why.
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_lock_check" CHECK ((locked_at IS NULL) = (lock_reason IS NULL));
