-- AlterTable
ALTER TABLE "rollovers" ADD COLUMN     "decedent_name" TEXT,
ADD COLUMN     "is_inherited_ira" BOOLEAN,
ADD COLUMN     "plan_kind" TEXT;
