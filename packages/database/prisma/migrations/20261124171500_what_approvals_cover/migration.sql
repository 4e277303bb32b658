-- AlterTable
ALTER TABLE "approvals" ADD COLUMN     "covered" JSONB;

-- AlterTable
ALTER TABLE "members" ADD COLUMN     "role_raised_at" TIMESTAMPTZ(3),
ADD COLUMN     "role_raised_by" TEXT;
