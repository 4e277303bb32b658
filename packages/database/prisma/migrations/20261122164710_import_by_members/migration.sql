-- How a directory's import is written, whoever does it. The API's role cannot change custodians otherwise: by what is
-- written here money is sent, so that each row comes with its entry in the audit log, of the operator or of one of the
-- institution's own staff, or not at all. Who that is, record_audit holds against the role that is logged in.
CREATE FUNCTION "import_custodians"("given" jsonb, "entries" jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM jsonb_populate_recordset(NULL::custodians, given) r
    FULL JOIN jsonb_to_recordset(entries) AS e(target_id text, organization_id text, actor_type text, action text)
      ON e.target_id = r.id
    LEFT JOIN custodians c ON c.id = r.id
    WHERE r.id IS NULL OR e.target_id IS NULL OR e.organization_id IS NOT NULL
      OR e.actor_type NOT IN ('operator', 'member')
      OR e.action <> CASE WHEN c.id IS NULL THEN 'custodian.added' ELSE 'custodian.updated' END
      OR c.slug <> r.slug OR c.category = 'sandbox' OR r.category = 'sandbox' OR r.slug LIKE 'test-%'
  ) THEN
    RAISE EXCEPTION 'an import has to write down each custodian that it changes, and leaves the sandbox''s alone'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM record_audit(entries);
  INSERT INTO custodians AS c (id, slug, name, aliases, category, roles, supported_account_types, delivery_methods,
    requirements, processing_days_min, processing_days_max, logo_url, website, receiving, verified, active, created_at,
    updated_at)
  SELECT r.id, r.slug, r.name, r.aliases, r.category, r.roles, r.supported_account_types, r.delivery_methods,
    r.requirements, r.processing_days_min, r.processing_days_max, r.logo_url, r.website, r.receiving, r.verified, r.active,
    r.created_at, r.updated_at
  FROM jsonb_populate_recordset(NULL::custodians, given) r
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, aliases = excluded.aliases, category = excluded.category,
    roles = excluded.roles, supported_account_types = excluded.supported_account_types,
    delivery_methods = excluded.delivery_methods, requirements = excluded.requirements,
    processing_days_min = excluded.processing_days_min, processing_days_max = excluded.processing_days_max,
    logo_url = excluded.logo_url, website = excluded.website, receiving = excluded.receiving,
    verified = excluded.verified, active = excluded.active, updated_at = excluded.updated_at;
END
$$;

REVOKE ALL ON FUNCTION "import_custodians"(jsonb, jsonb) FROM PUBLIC;
