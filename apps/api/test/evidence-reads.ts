import type { Sql } from "@svc/database";
import * as usage from "../src/keys/key-usage/key-usage-store.ts";
import * as requests from "../src/records/request-log/request-store.ts";
import type { OrganizationData, OrganizationRead } from "./organization-boundary.ts";

const REQUEST_ID = "req_00000000000000000000000001";

async function insertEvidence(tx: Sql, { organizationId, keyId }: OrganizationData): Promise<void> {
  const values = [keyId, organizationId];
  await tx.query({
    text: `INSERT INTO key_usage_hours (key_id, hour, organization_id, accepted, refused, last_used_at, last_address,
      last_refused_at, last_refused_code) VALUES ($1, '2001-01-01T00:00Z', $2, 3, 1, now(), '192.0.2.1', now(), 'ip_not_allowed')`,
    values,
  });
  await tx.query({ text: "INSERT INTO key_networks VALUES ($1, '192.0.2.0/24', $2, now(), now())", values });
  await tx.query({
    text: `INSERT INTO request_log (id, at, organization_id, service, method, status, key_id, duration_ms)
      VALUES ($3, now(), $2, 'api', 'GET', 404, $1, 1)`,
    values: [...values, REQUEST_ID],
  });
}

const withEvidence =
  (read: (tx: Sql, organizationId: string, keyId: string) => Promise<unknown>): OrganizationRead =>
  async (tx, organizationId, owner) => {
    await insertEvidence(tx, owner);
    return read(tx, organizationId, owner.keyId);
  };

const PERIOD = { from: new Date("2001-01-01"), to: new Date("2001-01-02") };

export const EVIDENCE_READS: Record<string, OrganizationRead> = {
  "listUsage by hour": withEvidence((tx, org, keyId) =>
    usage.listUsage(tx, org, { by: "hour", ...PERIOD, keyId }),
  ),
  getLastUses: withEvidence(async (tx, org, keyId) => (await usage.getLastUses(tx, org, keyId)).lastAddress),
  "getLastUses of refused calls": withEvidence(
    async (tx, org, keyId) => (await usage.getLastUses(tx, org, keyId)).lastRefusedCode,
  ),
  listNetworks: withEvidence((tx, org, keyId) => usage.listNetworks(tx, org, { keyId, limit: 5 })),
  listRequests: withEvidence((tx, org) => requests.listRequests(tx, org, { after: null, limit: 5 })),
  findRequest: withEvidence((tx, org) => requests.findRequest(tx, org, REQUEST_ID)),
};
