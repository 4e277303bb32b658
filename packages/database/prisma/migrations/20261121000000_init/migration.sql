-- CreateTable
CREATE TABLE "deployment" (
    "singleton" BOOLEAN NOT NULL DEFAULT true,
    "environment" TEXT NOT NULL,
    "stamped_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deployment_pkey" PRIMARY KEY ("singleton")
);

-- CreateTable
CREATE TABLE "organizations" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "allowed_origins" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organizations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "environment" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "pepper_id" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "last4" TEXT NOT NULL,
    "scopes" TEXT[],
    "ip_allowlist" TEXT[],
    "rate_limit_per_minute" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "rotated_from_id" TEXT,

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "custodians" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "aliases" TEXT[],
    "category" TEXT NOT NULL,
    "roles" TEXT[],
    "supported_account_types" TEXT[],
    "delivery_methods" TEXT[],
    "requirements" JSONB NOT NULL,
    "processing_days_min" INTEGER NOT NULL,
    "processing_days_max" INTEGER NOT NULL,
    "logo_url" TEXT,
    "website" TEXT,
    "verified" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "custodians_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "external_id" TEXT,
    "created_by_session_id" TEXT,
    "status" TEXT NOT NULL DEFAULT 'active',
    "first_name" TEXT NOT NULL,
    "last_name" TEXT,
    "email_ciphertext" TEXT NOT NULL,
    "phone_ciphertext" TEXT,
    "date_of_birth_ciphertext" TEXT,
    "ssn_last4_ciphertext" TEXT,
    "address_ciphertext" TEXT,
    "email_index" TEXT NOT NULL,
    "email_date_of_birth_index" TEXT,
    "email_ssn_last4_index" TEXT,
    "metadata" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rollovers" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "external_id" TEXT,
    "type" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "source_custodian_id" TEXT NOT NULL,
    "source_account_type" TEXT NOT NULL,
    "source_account_number_ciphertext" TEXT NOT NULL,
    "source_account_number_index" TEXT NOT NULL,
    "source_account_number_mask" TEXT NOT NULL,
    "source_plan_name" TEXT,
    "source_first_contribution_date" DATE,
    "destination_custodian_id" TEXT NOT NULL,
    "destination_account_type" TEXT NOT NULL,
    "destination_account_number_ciphertext" TEXT NOT NULL,
    "destination_account_number_index" TEXT NOT NULL,
    "destination_account_number_mask" TEXT NOT NULL,
    "destination_plan_name" TEXT,
    "destination_first_contribution_date" DATE,
    "amount_kind" TEXT NOT NULL,
    "amount_requested" DECIMAL(14,2),
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "delivery_method" TEXT NOT NULL,
    "attestations" JSONB NOT NULL,
    "eligibility" JSONB NOT NULL,
    "tax_treatment" JSONB NOT NULL,
    "metadata" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "event_sequence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rollovers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "events" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "rollover_id" TEXT,
    "sequence" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" BIGSERIAL NOT NULL,
    "organization_id" TEXT NOT NULL,
    "actor_type" TEXT NOT NULL,
    "actor_id" TEXT,
    "action" TEXT NOT NULL,
    "target_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_key_hash_key" ON "api_keys"("key_hash");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_rotated_from_id_key" ON "api_keys"("rotated_from_id");

-- CreateIndex
CREATE INDEX "api_keys_organization_id_created_at_id_idx" ON "api_keys"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "custodians_slug_key" ON "custodians"("slug");

-- CreateIndex
CREATE INDEX "accounts_organization_id_created_at_id_idx" ON "accounts"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "accounts_organization_id_email_date_of_birth_index_idx" ON "accounts"("organization_id", "email_date_of_birth_index");

-- CreateIndex
CREATE INDEX "accounts_organization_id_email_ssn_last4_index_idx" ON "accounts"("organization_id", "email_ssn_last4_index");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_organization_id_id_key" ON "accounts"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_organization_id_external_id_key" ON "accounts"("organization_id", "external_id");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_organization_id_created_by_session_id_key" ON "accounts"("organization_id", "created_by_session_id");

-- CreateIndex
CREATE INDEX "rollovers_by_creation_idx" ON "rollovers"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "rollovers_by_state_idx" ON "rollovers"("organization_id", "state", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "rollovers_by_account_idx" ON "rollovers"("organization_id", "account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "rollovers_by_source_idx" ON "rollovers"("organization_id", "source_custodian_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "rollovers_by_destination_idx" ON "rollovers"("organization_id", "destination_custodian_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "rollovers_by_external_id_idx" ON "rollovers"("organization_id", "external_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "rollovers_one_live_key" ON "rollovers"("organization_id", "account_id", "source_custodian_id", "source_account_number_index", "destination_custodian_id", "destination_account_number_index") WHERE (state <> ALL (ARRAY['completed'::text, 'cancelled'::text, 'rejected'::text, 'failed'::text, 'expired'::text]));

-- CreateIndex
CREATE INDEX "events_organization_id_created_at_id_idx" ON "events"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "events_rollover_id_sequence_key" ON "events"("rollover_id", "sequence");

-- CreateIndex
CREATE INDEX "audit_log_organization_id_created_at_id_idx" ON "audit_log"("organization_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_rotated_from_id_fkey" FOREIGN KEY ("rotated_from_id") REFERENCES "api_keys"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_organization_id_account_id_fkey" FOREIGN KEY ("organization_id", "account_id") REFERENCES "accounts"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_source_custodian_id_fkey" FOREIGN KEY ("source_custodian_id") REFERENCES "custodians"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_destination_custodian_id_fkey" FOREIGN KEY ("destination_custodian_id") REFERENCES "custodians"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the schema file cannot say: the closed sets and the bounds that no code may step over.
ALTER TABLE "deployment"
  ADD CONSTRAINT "deployment_singleton_check" CHECK ("singleton"),
  ADD CONSTRAINT "deployment_environment_check" CHECK ("environment" IN ('test', 'live'));

ALTER TABLE "api_keys"
  ADD CONSTRAINT "api_keys_environment_check" CHECK ("environment" IN ('test', 'live')),
  ADD CONSTRAINT "api_keys_type_check" CHECK ("type" IN ('pk', 'sk', 'ak')),
  ADD CONSTRAINT "api_keys_key_hash_check" CHECK ("key_hash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "rollovers"
  ADD CONSTRAINT "rollovers_amount_requested_check" CHECK ("amount_requested" > 0),
  ADD CONSTRAINT "rollovers_amount_kind_check" CHECK (("amount_kind" = 'partial') = ("amount_requested" IS NOT NULL));
