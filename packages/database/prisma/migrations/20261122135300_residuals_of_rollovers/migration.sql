-- AlterTable
ALTER TABLE "rollovers" ADD COLUMN     "residuals" JSONB NOT NULL DEFAULT '[]';
