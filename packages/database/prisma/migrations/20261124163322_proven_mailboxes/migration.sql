-- AlterTable
ALTER TABLE "member_invitations" ADD COLUMN     "is_mailed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "portal_sessions" ADD COLUMN     "sso_issuer" TEXT;

-- AlterTable
ALTER TABLE "portal_two_factors" ADD COLUMN     "last_used_step" INTEGER;

-- AlterTable
ALTER TABLE "portal_users" ADD COLUMN     "email_verified_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "portal_sso_domains" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT,
    "issuer" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "portal_sso_domains_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "portal_sso_domains_issuer_domain_idx" ON "portal_sso_domains"("issuer", "domain");

-- CreateIndex
CREATE INDEX "portal_sso_domains_organization_id_idx" ON "portal_sso_domains"("organization_id");

-- AddForeignKey
ALTER TABLE "portal_sso_domains" ADD CONSTRAINT "portal_sso_domains_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
