-- What the widget service writes beside accounts, it writes through these: each does one thing, with its owner's rights, so
-- that the service's role needs none on the tables themselves. Nobody may call them who was not granted it.

-- The event that an account was created, and no other. The account must be there: it was made in the same transaction.
CREATE FUNCTION "record_account_created"("event_id" text, "organization" text, "account" text, "moment" timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO events (id, organization_id, type, data, created_at)
  SELECT event_id, organization_id, 'account.created', jsonb_build_object('accountId', id), moment
  FROM accounts WHERE id = account AND organization_id = organization;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is no such account' USING ERRCODE = 'foreign_key_violation';
  END IF;
END
$$;
REVOKE ALL ON FUNCTION "record_account_created"(text, text, text, timestamptz) FROM PUBLIC;

-- When the keys that the widget service takes were last used: forward, never back.
CREATE FUNCTION "record_widget_key_uses"("ids" text[], "moments" timestamptz[])
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE api_keys SET last_used_at = uses.at
  FROM unnest(ids, moments) AS uses(id, at)
  WHERE api_keys.id = uses.id AND api_keys.type IN ('pk', 'sk')
    AND (api_keys.last_used_at IS NULL OR api_keys.last_used_at < uses.at)
$$;
REVOKE ALL ON FUNCTION "record_widget_key_uses"(text[], timestamptz[]) FROM PUBLIC;

-- Another digest of a key, under the current pepper. Never of an ak_ key: who could set its digest could make one.
CREATE FUNCTION "rehash_widget_key"("key" text, "hash" text, "pepper" text)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE api_keys SET key_hash = hash, pepper_id = pepper WHERE id = key AND type IN ('pk', 'sk')
$$;
REVOKE ALL ON FUNCTION "rehash_widget_key"(text, text, text) FROM PUBLIC;
