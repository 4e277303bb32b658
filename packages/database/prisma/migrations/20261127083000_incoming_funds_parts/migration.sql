-- AlterTable
ALTER TABLE "incoming_funds" ADD COLUMN "split_from" TEXT;
