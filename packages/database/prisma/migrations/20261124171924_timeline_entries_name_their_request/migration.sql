-- AlterTable
ALTER TABLE "timeline_entries" ADD COLUMN     "request_id" TEXT;
