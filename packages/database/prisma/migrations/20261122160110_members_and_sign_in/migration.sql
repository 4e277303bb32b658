-- CreateTable
CREATE TABLE "portal_users" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "two_factor_enabled" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "portal_users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portal_sessions" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "second_factor" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "portal_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portal_credentials" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "portal_credentials_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portal_verifications" (
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "portal_verifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portal_two_factors" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "backup_codes" TEXT NOT NULL,
    "verified" BOOLEAN NOT NULL DEFAULT true,
    "failed_verification_count" INTEGER NOT NULL DEFAULT 0,
    "locked_until" TIMESTAMPTZ(3),

    CONSTRAINT "portal_two_factors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portal_passkeys" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT,
    "public_key" TEXT NOT NULL,
    "credential_id" TEXT NOT NULL,
    "counter" DOUBLE PRECISION NOT NULL,
    "device_type" TEXT NOT NULL,
    "backed_up" BOOLEAN NOT NULL,
    "transports" TEXT,
    "aaguid" TEXT,
    "created_at" TIMESTAMPTZ(3),

    CONSTRAINT "portal_passkeys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portal_throttles" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "window_ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "portal_throttles_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "members" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "organization_id" TEXT,
    "role" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" TEXT,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_invitations" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "invited_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "member_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mails" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT,
    "content_ciphertext" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "portal_users_email_key" ON "portal_users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "portal_sessions_token_key" ON "portal_sessions"("token");

-- CreateIndex
CREATE INDEX "portal_sessions_user_id_idx" ON "portal_sessions"("user_id");

-- CreateIndex
CREATE INDEX "portal_sessions_expires_at_idx" ON "portal_sessions"("expires_at");

-- CreateIndex
CREATE INDEX "portal_credentials_user_id_idx" ON "portal_credentials"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "portal_credentials_provider_id_account_id_key" ON "portal_credentials"("provider_id", "account_id");

-- CreateIndex
CREATE INDEX "portal_verifications_identifier_idx" ON "portal_verifications"("identifier");

-- CreateIndex
CREATE INDEX "portal_verifications_expires_at_idx" ON "portal_verifications"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "portal_two_factors_user_id_key" ON "portal_two_factors"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "portal_passkeys_credential_id_key" ON "portal_passkeys"("credential_id");

-- CreateIndex
CREATE INDEX "portal_passkeys_user_id_idx" ON "portal_passkeys"("user_id");

-- CreateIndex
CREATE INDEX "portal_throttles_window_ends_at_idx" ON "portal_throttles"("window_ends_at");

-- CreateIndex
CREATE INDEX "members_organization_id_created_at_id_idx" ON "members"("organization_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "members_user_id_idx" ON "members"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "members_of_organizations_key" ON "members"("user_id", "organization_id") WHERE ((removed_at IS NULL) AND (organization_id IS NOT NULL));

-- CreateIndex
CREATE UNIQUE INDEX "members_of_the_platform_key" ON "members"("user_id") WHERE ((removed_at IS NULL) AND (organization_id IS NULL));

-- CreateIndex
CREATE UNIQUE INDEX "member_invitations_token_hash_key" ON "member_invitations"("token_hash");

-- CreateIndex
CREATE INDEX "member_invitations_organization_id_created_at_id_idx" ON "member_invitations"("organization_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "mails_next_attempt_at_idx" ON "mails"("next_attempt_at");

-- AddForeignKey
ALTER TABLE "portal_sessions" ADD CONSTRAINT "portal_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "portal_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portal_credentials" ADD CONSTRAINT "portal_credentials_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "portal_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portal_two_factors" ADD CONSTRAINT "portal_two_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "portal_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portal_passkeys" ADD CONSTRAINT "portal_passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "portal_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "portal_users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "members" ADD CONSTRAINT "members_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "portal_users" ADD CONSTRAINT "portal_users_email_check" CHECK ("email" = lower("email"));

ALTER TABLE "portal_sessions" ADD CONSTRAINT "portal_sessions_second_factor_check"
  CHECK ("second_factor" IN ('totp', 'recovery_code', 'passkey', 'sso'));

-- The institution's own staff are of no organization, and nobody else is.
ALTER TABLE "members" ADD CONSTRAINT "members_role_check" CHECK (
  CASE WHEN "organization_id" IS NULL THEN "role" = 'platform'
       ELSE "role" IN ('owner', 'admin', 'developer', 'operations', 'viewer') END);

ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_role_check" CHECK (
  CASE WHEN "organization_id" IS NULL THEN "role" = 'platform'
       ELSE "role" IN ('owner', 'admin', 'developer', 'operations', 'viewer') END),
ADD CONSTRAINT "member_invitations_email_check" CHECK ("email" = lower("email"));

-- One invitation of an address at a time.
CREATE UNIQUE INDEX "member_invitations_open_key" ON "member_invitations" (coalesce("organization_id", ''), "email")
  WHERE accepted_at IS NULL AND revoked_at IS NULL;

-- Members act too.
ALTER TABLE "audit_pending" DROP CONSTRAINT "audit_pending_actor_check",
ADD CONSTRAINT "audit_pending_actor_check" CHECK (
  CASE WHEN "actor_type" IN ('operator', 'service') THEN "actor_id" IS NULL
       ELSE "actor_type" IN ('api_key', 'session', 'member') AND "actor_id" IS NOT NULL END);

-- As before, and as a member: of the organization that the row is of, or of the institution's own staff, who write for the
-- deployment too.
CREATE OR REPLACE FUNCTION "record_audit"("entries" jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  refused text;
BEGIN
  -- Inside, the current user is this function's owner; the session's is whoever logged in.
  IF NOT pg_has_role(session_user, current_user, 'MEMBER') THEN
    SELECT coalesce(e.actor_type, 'nobody') || ' for ' || coalesce(e.organization_id, 'the deployment') INTO refused
    FROM jsonb_to_recordset(entries) AS e(organization_id text, actor_type text, actor_id text)
    WHERE (e.actor_type = 'member' AND EXISTS (
        SELECT FROM members m
        WHERE m.id = e.actor_id AND (m.organization_id IS NULL OR m.organization_id = e.organization_id))
      OR e.organization_id IS NOT NULL AND (
        e.actor_type = 'service' OR e.actor_type = 'api_key' AND EXISTS (
          SELECT FROM api_keys k
          WHERE k.id = e.actor_id AND k.organization_id = e.organization_id AND k.type = 'ak'))) IS NOT TRUE
    LIMIT 1;
    IF FOUND THEN
      RAISE EXCEPTION '% may not write to the audit log as %', session_user, refused
        USING ERRCODE = 'insufficient_privilege';
    END IF;
  END IF;
  INSERT INTO audit_pending (transaction, position, organization_id, actor_type, actor_id, action, target_id, data,
    request_id, created_at, recorded_at, recorded_by, chain)
  SELECT pg_current_xact_id()::text::bigint, row_number() OVER (), e.organization_id, e.actor_type, e.actor_id, e.action,
    e.target_id, e.data, e.request_id, e.created_at, clock_timestamp(), session_user,
    coalesce(e.organization_id, 'deployment')
  FROM jsonb_to_recordset(entries) AS e(organization_id text, actor_type text, actor_id text, action text,
    target_id text, data jsonb, request_id text, created_at timestamptz);
END
$$;
