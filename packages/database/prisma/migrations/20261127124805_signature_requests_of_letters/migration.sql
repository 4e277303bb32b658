-- AlterTable
ALTER TABLE "rollover_letters" ADD COLUMN     "signature_request" JSONB,
ADD COLUMN     "signature_details_ciphertext" TEXT;
