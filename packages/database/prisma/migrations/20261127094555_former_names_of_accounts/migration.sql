-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "former_names_ciphertext" TEXT;
