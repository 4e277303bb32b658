-- AlterTable
ALTER TABLE "distributions" ADD COLUMN     "cash_payment" JSONB;
