-- CreateTable
CREATE TABLE "identity_checks" (
    "organization_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "wrong_at" TIMESTAMPTZ(3)[],
    "locked_until" TIMESTAMPTZ(3),

    CONSTRAINT "identity_checks_pkey" PRIMARY KEY ("organization_id","account_id")
);

-- CreateIndex
CREATE INDEX "accounts_organization_id_email_index_idx" ON "accounts"("organization_id", "email_index");

-- AddForeignKey
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_organization_id_account_id_fkey" FOREIGN KEY ("organization_id", "account_id") REFERENCES "accounts"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What both services write of an identity check: one more wrong answer. The fifth within 24 hours locks the account's check
-- for 24 hours and tells the owner. Neither service's role may write to the table: nobody who breaks into one forgets an answer.
CREATE FUNCTION "record_wrong_identity_answer"("event_id" text, "organization" text, "account" text, "moment" timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept identity_checks;
  recent timestamptz[];
  until timestamptz;
BEGIN
  INSERT INTO identity_checks (organization_id, account_id, wrong_at) VALUES (organization, account, '{}')
  ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT kept FROM identity_checks
  WHERE organization_id = organization AND account_id = account FOR UPDATE;
  -- One that is locked is not locked for longer.
  IF kept.locked_until > moment THEN
    RETURN;
  END IF;
  recent := ARRAY(SELECT came FROM unnest(kept.wrong_at) AS past(came) WHERE came > moment - interval '24 hours') || moment;
  IF cardinality(recent) < 5 THEN
    UPDATE identity_checks SET wrong_at = recent, locked_until = NULL
    WHERE organization_id = organization AND account_id = account;
    RETURN;
  END IF;
  until := moment + interval '24 hours';
  UPDATE identity_checks SET wrong_at = '{}', locked_until = until
  WHERE organization_id = organization AND account_id = account;
  INSERT INTO events (id, organization_id, type, data, created_at)
  VALUES (event_id, organization, 'account.identity_locked', jsonb_build_object('accountId', account, 'lockedUntil',
    to_char(until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), moment);
END
$$;
REVOKE ALL ON FUNCTION "record_wrong_identity_answer"(text, text, text, timestamptz) FROM PUBLIC;
