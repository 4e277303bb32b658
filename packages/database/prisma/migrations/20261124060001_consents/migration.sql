-- CreateTable
CREATE TABLE "consents" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "session_id" TEXT,
    "rollover" JSONB NOT NULL,
    "statements" JSONB NOT NULL,
    "digest" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "consents_organization_id_account_id_created_at_id_idx" ON "consents"("organization_id", "account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "consents_organization_id_account_id_session_id_digest_key" ON "consents"("organization_id", "account_id", "session_id", "digest");

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_organization_id_account_id_fkey" FOREIGN KEY ("organization_id", "account_id") REFERENCES "accounts"("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Limits input from browsers here too. Texts are stored as they were shown, and are only ever treated as plain text.
ALTER TABLE "consents" ADD CONSTRAINT "consents_bounds" CHECK (
  jsonb_typeof("statements") = 'array'
  AND jsonb_array_length("statements") BETWEEN 1 AND 20
  AND octet_length("statements"::text) <= 400000
  AND jsonb_typeof("rollover") = 'object'
  AND octet_length("rollover"::text) <= 4000
  AND (("erased_at" IS NULL) = ("session_id" IS NOT NULL))
  AND (("erased_at" IS NULL) = ("digest" IS NOT NULL))
);

-- Records a consent of an active account at the database's time, for the widget service. Stores the same consent of a session
-- only once. The services' roles cannot write to the table, so an attacker who takes over a service cannot change a consent.
-- Returns null if the account is erased, even if it is erased concurrently.
CREATE FUNCTION "record_consent"("consent" text, "organization" text, "account" text, "session" text,
  "about" jsonb, "agreed" jsonb, "digest_of_both" text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept text;
BEGIN
  PERFORM FROM accounts
  WHERE accounts.id = account AND organization_id = organization AND status = 'active' FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  INSERT INTO consents (id, organization_id, account_id, session_id, rollover, statements, digest, created_at)
  VALUES (consent, organization, account, session, about, agreed, digest_of_both, clock_timestamp())
  ON CONFLICT (organization_id, account_id, session_id, digest) DO NOTHING RETURNING id INTO kept;
  IF kept IS NULL THEN
    SELECT id INTO STRICT kept FROM consents
    WHERE organization_id = organization AND account_id = account AND session_id = session AND digest = digest_of_both;
  END IF;
  RETURN kept;
END
$$;
REVOKE ALL ON FUNCTION "record_consent"(text, text, text, text, jsonb, jsonb, text) FROM PUBLIC;

-- Removes from an erased account's consents what could identify the participant: the session, the custodians' names, and texts
-- that differ from the catalog. Keeps which statements were agreed to, in which version, and when.
CREATE FUNCTION "erase_consents"("organization" text, "account" text)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE consents SET
    session_id = NULL,
    digest = NULL,
    rollover = jsonb_set(jsonb_set(rollover, '{source,custodianName}', 'null'), '{destination,custodianName}', 'null'),
    statements = (
      SELECT jsonb_agg(
        CASE WHEN one ->> 'kind' = 'attestation' AND one -> 'isAltered' = 'false' THEN one
        ELSE one || '{"text": null}' END ORDER BY place)
      FROM jsonb_array_elements(statements) WITH ORDINALITY AS listed(one, place)),
    erased_at = clock_timestamp()
  WHERE organization_id = organization AND account_id = account AND erased_at IS NULL
    AND EXISTS (SELECT FROM accounts WHERE id = account AND organization_id = organization AND status = 'erased')
$$;
REVOKE ALL ON FUNCTION "erase_consents"(text, text) FROM PUBLIC;
