-- DropIndex
DROP INDEX "audit_log_organization_id_created_at_id_idx";

-- AlterTable
ALTER TABLE "audit_log" ADD COLUMN     "chain" TEXT,
ADD COLUMN     "hash" TEXT,
ADD COLUMN     "prev_hash" TEXT,
ADD COLUMN     "recorded_at" TIMESTAMPTZ(3),
ADD COLUMN     "recorded_by" TEXT,
ADD COLUMN     "sequence" BIGINT;

-- CreateTable
CREATE TABLE "audit_heads" (
    "chain" TEXT NOT NULL,
    "sequence" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_heads_pkey" PRIMARY KEY ("chain")
);

-- CreateTable: nothing of it outlives its transaction, so that nothing of it need survive a crash.
CREATE UNLOGGED TABLE "audit_pending" (
    "id" BIGSERIAL NOT NULL,
    "transaction" BIGINT NOT NULL,
    "position" BIGINT NOT NULL,
    "organization_id" TEXT,
    "actor_type" TEXT NOT NULL,
    "actor_id" TEXT,
    "action" TEXT NOT NULL,
    "target_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,
    "recorded_by" TEXT NOT NULL,
    "chain" TEXT NOT NULL,

    CONSTRAINT "audit_pending_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "audit_pending_actor_check" CHECK (
      CASE WHEN "actor_type" IN ('operator', 'service') THEN "actor_id" IS NULL
           ELSE "actor_type" IN ('api_key', 'session') AND "actor_id" IS NOT NULL END)
);

-- What a row's hash is of: its fields as text, each behind its length in bytes and a colon, "-" for null. The verification
-- makes the same of what it reads, and does not ask this function.
CREATE FUNCTION "audit_hash"("entry" "audit_log") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(
    string_agg(coalesce(octet_length(convert_to(field, 'UTF8')) || ':' || field, '-'), '' ORDER BY place), 'UTF8')), 'hex')
  FROM unnest(ARRAY[
    'audit/1',
    entry.chain,
    entry.sequence::text,
    entry.actor_type,
    entry.actor_id,
    entry.action,
    entry.target_id,
    entry.data::text,
    entry.request_id,
    to_char(entry.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    to_char(entry.recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    entry.recorded_by,
    entry.prev_hash
  ]) WITH ORDINALITY AS fields(field, place)
$$;

-- The rows that are there become chains, in their order.
DO $$
DECLARE
  entry audit_log;
  before audit_log;
BEGIN
  FOR entry IN SELECT * FROM audit_log ORDER BY coalesce(organization_id, 'deployment') COLLATE "C", id LOOP
    entry.chain := coalesce(entry.organization_id, 'deployment');
    IF before.chain IS DISTINCT FROM entry.chain THEN
      before := NULL;
    END IF;
    entry.sequence := coalesce(before.sequence, 0) + 1;
    entry.prev_hash := coalesce(before.hash, '');
    entry.hash := audit_hash(entry);
    UPDATE audit_log
    SET chain = entry.chain, sequence = entry.sequence, prev_hash = entry.prev_hash, hash = entry.hash
    WHERE id = entry.id;
    before := entry;
  END LOOP;
  INSERT INTO audit_heads (chain, sequence, hash)
  SELECT DISTINCT ON (audit_log.chain) audit_log.chain, audit_log.sequence, audit_log.hash
  FROM audit_log ORDER BY audit_log.chain, audit_log.sequence DESC;
END
$$;

-- AlterTable
ALTER TABLE "audit_log" ALTER COLUMN "chain" SET NOT NULL,
ALTER COLUMN "hash" SET NOT NULL,
ALTER COLUMN "prev_hash" SET NOT NULL,
ALTER COLUMN "sequence" SET NOT NULL,
ADD CONSTRAINT "audit_log_chain_check" CHECK ("chain" = coalesce("organization_id", 'deployment'));

-- CreateIndex
CREATE INDEX "audit_pending_transaction_chain_id_idx" ON "audit_pending"("transaction", "chain", "id");

-- CreateIndex
CREATE INDEX "audit_log_chain_id_idx" ON "audit_log"("chain", "id");

-- CreateIndex
CREATE UNIQUE INDEX "audit_log_chain_sequence_key" ON "audit_log"("chain", "sequence");

-- A row is written once. No role that the services use can change one, and these refuse whoever tries.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END
$$;

CREATE TRIGGER "audit_log_append_only"
  BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
CREATE TRIGGER "audit_log_no_truncate"
  BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

-- Puts a transaction's rows into their chains as it commits: whatever the transaction locks, it has locked, so that a
-- chain's turn is short and no two wait for each other. Several chains are locked in the order of their names.
CREATE FUNCTION "chain_audit_rows"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  own bigint := pg_current_xact_id()::text::bigint;
  head audit_heads;
  pending audit_pending;
  entry audit_log;
BEGIN
  -- The first call of this transaction has chained what all of them wrote.
  IF NOT EXISTS (SELECT FROM audit_pending WHERE id = NEW.id) THEN
    RETURN NULL;
  END IF;
  FOR head IN
    SELECT chain, 0, '' FROM audit_pending WHERE transaction = own GROUP BY chain ORDER BY chain COLLATE "C"
  LOOP
    INSERT INTO audit_heads VALUES (head.*) ON CONFLICT DO NOTHING;
    SELECT * INTO STRICT head FROM audit_heads WHERE chain = head.chain FOR UPDATE;
    FOR pending IN SELECT * FROM audit_pending WHERE transaction = own AND chain = head.chain ORDER BY id LOOP
      entry := NULL;
      entry.id := nextval('audit_log_id_seq');
      entry.organization_id := pending.organization_id;
      entry.actor_type := pending.actor_type;
      entry.actor_id := pending.actor_id;
      entry.action := pending.action;
      entry.target_id := pending.target_id;
      entry.data := pending.data;
      entry.request_id := pending.request_id;
      entry.created_at := pending.created_at;
      entry.recorded_at := pending.recorded_at;
      entry.recorded_by := pending.recorded_by;
      entry.chain := head.chain;
      entry.sequence := head.sequence + 1;
      entry.prev_hash := head.hash;
      entry.hash := audit_hash(entry);
      INSERT INTO audit_log VALUES (entry.*);
      head.sequence := entry.sequence;
      head.hash := entry.hash;
    END LOOP;
    UPDATE audit_heads SET sequence = head.sequence, hash = head.hash WHERE chain = head.chain;
  END LOOP;
  DELETE FROM audit_pending WHERE transaction = own;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER "audit_pending_is_chained" AFTER INSERT ON "audit_pending"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."position" = 1) EXECUTE FUNCTION "chain_audit_rows"();

-- The only way into the log. Who acted must fit the role that is logged in: as the owner of the database (the operator's
-- command) anybody; else an ak_ key of the organization that the row is of, or the service by itself, for an organization.
CREATE FUNCTION "record_audit"("entries" jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  refused text;
BEGIN
  -- Inside, the current user is this function's owner; the session's is whoever logged in.
  IF NOT pg_has_role(session_user, current_user, 'MEMBER') THEN
    SELECT coalesce(e.actor_type, 'nobody') || ' for ' || coalesce(e.organization_id, 'the deployment') INTO refused
    FROM jsonb_to_recordset(entries) AS e(organization_id text, actor_type text, actor_id text)
    WHERE (e.organization_id IS NOT NULL AND (
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

-- Puts a key's digest under another pepper, where it is still the one that the caller found, and writes down that it did.
-- The key was presented: it is who acted.
CREATE FUNCTION "rehash_key"("key" text, "old_hash" text, "new_hash" text, "pepper" text, "types" text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before api_keys;
BEGIN
  SELECT * INTO before FROM api_keys WHERE id = key AND key_hash = old_hash AND type = ANY (types) FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE api_keys SET key_hash = new_hash, pepper_id = pepper WHERE id = key;
  INSERT INTO audit_pending (transaction, position, organization_id, actor_type, actor_id, action, target_id, data,
    created_at, recorded_at, recorded_by, chain)
  VALUES (pg_current_xact_id()::text::bigint, 1, before.organization_id, 'api_key', key, 'api_key.rehashed', key,
    jsonb_build_object('from', before.pepper_id, 'to', pepper), clock_timestamp(), clock_timestamp(), session_user,
    before.organization_id);
END
$$;

-- The API's: of any key.
CREATE FUNCTION "rehash_api_key"("key" text, "old_hash" text, "new_hash" text, "pepper" text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT rehash_key(key, old_hash, new_hash, pepper, ARRAY['pk', 'sk', 'ak'])
$$;

-- The widget service's: never of an ak_ key, since whoever could set its digest could make one.
DROP FUNCTION "rehash_widget_key"(text, text, text);
CREATE FUNCTION "rehash_widget_key"("key" text, "old_hash" text, "new_hash" text, "pepper" text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT rehash_key(key, old_hash, new_hash, pepper, ARRAY['pk', 'sk'])
$$;

REVOKE ALL ON FUNCTION "audit_hash"("audit_log") FROM PUBLIC;
REVOKE ALL ON FUNCTION "refuse_audit_change"() FROM PUBLIC;
REVOKE ALL ON FUNCTION "chain_audit_rows"() FROM PUBLIC;
REVOKE ALL ON FUNCTION "record_audit"(jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION "rehash_key"(text, text, text, text, text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION "rehash_api_key"(text, text, text, text) FROM PUBLIC;
REVOKE ALL ON FUNCTION "rehash_widget_key"(text, text, text, text) FROM PUBLIC;
