import { FieldCipher } from "@svc/accounts";
import { systemClock } from "@svc/service-kit";
import { parseNamedSecrets } from "@svc/service-kit/config";
import { buildRolloverBody, TEST_SECRETS } from "@svc/testing";
import { OPERATOR } from "../../src/context/actor.ts";
import { readKeyUsage, sumByKey } from "../../src/platform/data-keys/key-usage.ts";
import { reEncrypt } from "../../src/platform/data-keys/re-encrypt.ts";
import { CHAIN_KEYS } from "../seal-rollovers.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";

const [NEW = "", OLD = ""] = TEST_SECRETS.DATA_KEYS.split(",");

/** First step of a rotation: encrypts with the old key, can read the new one. */
const OLD_FIRST = `${OLD},${NEW}`;
export const OLD_ONLY = OLD;
export const NEW_ONLY = NEW;
export const createCipher = (keys: string) => new FieldCipher(parseNamedSecrets(keys));

const ADDRESS = { line1: "1 Main Street", city: "Springfield", postalCode: "62704", country: "US" };

/**
 * Starts an API that encrypts with the old data key, with accounts, rollovers, a webhook endpoint with two
 * secrets, and an erased account.
 *
 * @param accountCount every fourth account has a rollover
 */
export async function startApiWithOldKey(accountCount: number): Promise<TestApi> {
  const api = await startTestApi({ env: { DATA_KEYS: OLD_FIRST } });
  for (let index = 0; index < accountCount; index += 1) {
    const { body } = await api
      .call("post", "/v1/accounts")
      .send({
        externalId: `participant-${index}`,
        firstName: "Ada",
        email: `ada-${index}@example.com`,
        ...(index % 2 === 0 ? { phone: "+14155550123", dateOfBirth: "1955-12-10", ssnLast4: "6789" } : {}),
        ...(index % 3 === 0 ? { address: ADDRESS } : {}),
      })
      .expect(201);
    if (index % 4 !== 0) continue;
    await api
      .call("post", "/v1/rollovers")
      .set("Idempotency-Key", `k-${index}`)
      .send(await buildRolloverBody(api, body.account.id))
      .expect(201);
  }
  const { body: endpoint } = await api
    .call("post", "/v1/webhook-endpoints")
    .send({ url: "https://hooks.example.com/in", eventTypes: ["*"] })
    .expect(201);
  await api.call("post", `/v1/webhook-endpoints/${endpoint.id}/rotate-secret`).expect(200);
  // Erased participants leave null or empty columns, not ciphertexts.
  const { body: erased } = await api
    .call("post", "/v1/accounts")
    .send({ externalId: "erased", firstName: "Ada", email: "erased@example.com" })
    .expect(201);
  await api.call("delete", `/v1/accounts/${erased.account.id}`).expect(200);
  return api;
}

/** Columns that re-encryption also changes: the last timeline entry seals the ciphertexts. */
const CHAIN_HEAD = /^timeline_(sequence|hash)$/;

/** Reads the encrypted tables without the values that re-encryption changes: ciphertexts and chain heads. */
export async function readUnencryptedColumns(api: TestApi): Promise<unknown[]> {
  const tables = ["accounts", "rollovers", "webhook_endpoints", "idempotency_records"];
  const rows = await Promise.all(
    tables.map(async (table) => {
      const result = await api.db.pool.query<{ row: Record<string, unknown> }>(
        `SELECT to_jsonb(${table}) AS row FROM ${table} ORDER BY id`,
      );
      return result.rows.map(({ row }) =>
        JSON.parse(
          JSON.stringify(row, (name, value) => {
            if (CHAIN_HEAD.test(name)) return undefined;
            return /ciphertext$/.test(name) ? value === null : value;
          }),
        ),
      );
    }),
  );
  return rows.flat();
}

export function createReEncryption(getApi: () => TestApi) {
  let lastAudited = 0n;
  const run = (options: { dryRun?: boolean; batchRows?: number; keys?: string } = {}) => {
    const { db, env } = getApi();
    const cipher = createCipher(options.keys ?? env.DATA_KEYS ?? "");
    const { dryRun = false, batchRows = 3 } = options;
    const ctx = { db, clock: systemClock, cipher, chainKeys: CHAIN_KEYS };
    return reEncrypt(ctx, OPERATOR, { dryRun, batchRows, progress: () => {} });
  };
  return {
    run,
    restoreOldKey: () => run({ keys: `${OLD_ONLY},${NEW_ONLY}`, batchRows: 500 }),
    countByKey: async () => Object.fromEntries(sumByKey(await readKeyUsage(getApi().db.sql))),
    readNewAuditEntries: async () => {
      const { auditEntry } = getApi().db.prisma;
      const where = { action: { startsWith: "data_keys." }, id: { gt: lastAudited } };
      const entries = await auditEntry.findMany({ where, orderBy: { id: "asc" } });
      lastAudited = entries.at(-1)?.id ?? lastAudited;
      return entries;
    },
  };
}
