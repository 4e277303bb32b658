import { CREDENTIAL_SCOPES, generateApiKey, hashApiKey, type KeyType, parseApiKey } from "@svc/keys";
import { newId } from "@svc/service-kit";
import { TEST_PEPPERS, type TestEnvironment } from "@svc/testing";

export async function insertKeys(
  { db, environment }: TestEnvironment,
  type: KeyType,
  count: number,
  organizationIds: readonly string[],
): Promise<string[]> {
  const [pepper] = TEST_PEPPERS;
  const keys = Array.from({ length: count }, () => generateApiKey({ environment, type }));
  const rows = keys.map((key, index) => {
    const parsed = parseApiKey(key);
    if (!parsed.ok) throw new Error("a generated key does not parse");
    return {
      id: newId("key"),
      organization_id: organizationIds[index % organizationIds.length],
      key_hash: hashApiKey(key, pepper),
      prefix: parsed.key.prefix,
      last4: parsed.key.last4,
    };
  });
  await db.pool.query(
    `INSERT INTO api_keys (id, organization_id, environment, type, name, key_hash, pepper_id, prefix, last4, scopes, ip_allowlist, created_at)
     SELECT id, organization_id, $1, $2, 'Bench', key_hash, $3, prefix, last4, $4, '{}', now()
     FROM jsonb_to_recordset($5::jsonb) AS row (id text, organization_id text, key_hash text, prefix text, last4 text)`,
    [environment, type, pepper.id, [...CREDENTIAL_SCOPES[type]], JSON.stringify(rows)],
  );
  await db.pool.query("VACUUM ANALYZE api_keys");
  return keys;
}
