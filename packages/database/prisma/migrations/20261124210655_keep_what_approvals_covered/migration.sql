-- AlterTable
ALTER TABLE "approvals" ADD COLUMN     "sealed_facts" TEXT;
