import { describe, expect, it } from "@jest/globals";
import { getAccount } from "@svc/accounts";
import { systemClock } from "@svc/service-kit";
import { buildRolloverBody, TEST_BLIND_INDEX, useResource } from "@svc/testing";
import { OPERATOR } from "../../src/context/actor.ts";
import { readApiConfig, startApi } from "../../src/index.ts";
import { ENCRYPTED_TABLES } from "../../src/platform/data-keys/encrypted-columns.ts";
import { retireSecret } from "../../src/platform/secrets/retire-secret.ts";
import {
  createCipher,
  createReEncryption,
  NEW_ONLY,
  OLD_ONLY,
  readUnencryptedColumns,
  startApiWithOldKey,
} from "./old-data-key.ts";

const PARTICIPANT_COUNT = 24;

describe("Re-encryption", () => {
  const api = useResource(() => startApiWithOldKey(PARTICIPANT_COUNT));

  const { run, restoreOldKey, countByKey, readNewAuditEntries } = createReEncryption(() => api);
  const readAccountsWith = async (keys: string) => {
    const ctx = { db: api.db, clock: systemClock, cipher: createCipher(keys), blindIndex: TEST_BLIND_INDEX };
    const rows = await api.db.prisma.account.findMany({ orderBy: { id: "asc" } });
    return Promise.all(rows.map(({ organizationId, id }) => getAccount(ctx, organizationId, id)));
  };
  const startSecondApi = (keys: string) =>
    startApi(
      readApiConfig({ ...api.env, DATA_KEYS: keys, DATABASE_URL: api.urls.api }),
      api.redis.openRedis ? { openRedis: api.redis.openRedis } : {},
    );

  it("covers every database column that holds ciphertexts", async () => {
    const { rows } = await api.db.pool.query<{ column: string }>(
      `SELECT table_name || '.' || column_name AS "column" FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name LIKE '%ciphertext%' ORDER BY 1`,
    );
    const encryptedColumns = ENCRYPTED_TABLES.flatMap(({ name, columns }) =>
      columns.filter(({ format }) => format === "ciphertext").map((column) => `${name}.${column.name}`),
    );
    expect(rows.map(({ column }) => column)).toEqual(encryptedColumns.sort());
  });

  it("only counts in a dry run", async () => {
    const before = await readUnencryptedColumns(api);
    const report = await run({ dryRun: true });
    expect(report).toMatchObject({ currentKey: "d2", dryRun: true, after: null, rows: 0, values: 0 });
    expect(report.before).toEqual(
      expect.arrayContaining([
        { table: "accounts", column: "email_ciphertext", keyId: "d1", count: PARTICIPANT_COUNT },
        { table: "webhook_endpoints", column: "secrets", keyId: "d1", count: 2 },
      ]),
    );
    expect(report.before.every(({ keyId }) => keyId === "d1")).toBe(true);
    expect(await readUnencryptedColumns(api)).toEqual(before);
    expect(await readNewAuditEntries()).toEqual([]);
  });

  it("leaves nothing under the old key, and everything else unchanged", async () => {
    const accounts = await readAccountsWith(OLD_ONLY);
    const before = await readUnencryptedColumns(api);
    const [rollover] = await api.db.prisma.rollover.findMany({ take: 1 });
    const path = `/v1/rollovers/${rollover?.id}`;
    const shown = await api.call("get", path).expect(200);
    const total = (await countByKey()).d1;

    const report = await run();
    expect(report).toMatchObject({ values: total, unreadable: [] });
    expect(await countByKey()).toEqual({ d2: total });
    expect(await readUnencryptedColumns(api)).toEqual(before);
    expect(await readAccountsWith(NEW_ONLY)).toEqual(accounts);
    // Search every table as text: ciphertexts begin with the key's name.
    const { rows: tables } = await api.db.pool.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    for (const { name } of tables) {
      const { rows } = await api.db.pool.query(
        `SELECT 1 FROM ${name} AS whole_row WHERE whole_row::text ~ '[^A-Za-z0-9_-]d1\\.[A-Za-z0-9_-]{38,}'`,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const shownAfter = await api.call("get", path).expect(200);
    expect([shownAfter.body, shownAfter.headers.etag]).toEqual([shown.body, shown.headers.etag]);
    expect(await readNewAuditEntries()).toMatchObject([
      { action: "data_keys.re_encryption_started", organizationId: null, data: { found: { d1: total } } },
      { action: "data_keys.re_encryption_ended", data: { to: "d2", values: total, left: { d2: total } } },
    ]);
  });

  it("keeps stored responses and webhook secrets readable with only the new key", async () => {
    await retireSecret(api.db, OPERATOR, {
      ref: { purpose: "DATA_KEYS", id: "d1" },
      secrets: {},
      force: false,
    });
    const secondApi = await startSecondApi(NEW_ONLY);
    try {
      const headers = { Authorization: `Bearer ${api.ak.key}`, "Content-Type": "application/json" };
      const [endpoint] = await api.db.prisma.webhookEndpoint.findMany();
      const secret = await fetch(`${secondApi.url}/v1/webhook-endpoints/${endpoint?.id}/secret`, { headers });
      expect((await secret.text()).match(/"whsec_/g)).toHaveLength(2);
      const [account] = await api.db.prisma.account.findMany({ where: { externalId: "participant-0" } });
      const body = await buildRolloverBody(api, account?.id ?? "");
      const repeated = await fetch(`${secondApi.url}/v1/rollovers`, {
        method: "POST",
        headers: { ...headers, "Idempotency-Key": "k-0" },
        body: JSON.stringify(body),
      });
      expect([repeated.status, repeated.headers.get("idempotency-replayed")]).toEqual([201, "true"]);
    } finally {
      await secondApi.stop();
    }
  });

  it("changes nothing when everything uses the current key", async () => {
    // PostgreSQL changes `xmin` whenever it writes a row.
    const { rows: before } = await api.db.pool.query("SELECT xmin::text FROM accounts ORDER BY id");
    expect(await run()).toMatchObject({ rows: 0, values: 0 });
    expect((await api.db.pool.query("SELECT xmin::text FROM accounts ORDER BY id")).rows).toEqual(before);
    expect(await readNewAuditEntries()).toEqual([]);
  });

  it("loses no concurrent write under either key", async () => {
    await restoreOldKey();
    const secondApi = await startSecondApi(api.env.DATA_KEYS ?? "");
    try {
      const accounts = await api.db.prisma.account.findMany({
        where: { status: "active" },
        orderBy: { id: "asc" },
      });
      const write = async (url: string, id: string, round: number) => {
        const phone = `+1415555${String(1000 + round)}`;
        const response = await fetch(`${url}/v1/accounts/${id}`, {
          method: "PATCH",
          headers: { Authorization: `Bearer ${api.ak.key}`, "Content-Type": "application/json" },
          body: JSON.stringify({ phone }),
        });
        expect(response.status).toBe(200);
        return phone;
      };
      let isRunning = true;
      const lastPhones = new Map<string, string>();
      const writing = Promise.all(
        [api.url, secondApi.url].map(async (url, side) => {
          const sideAccounts = accounts.filter((_account, index) => index % 2 === side);
          for (let round = 0; isRunning; round += 1) {
            for (const { id } of sideAccounts) lastPhones.set(id, await write(url, id, round));
          }
        }),
      );
      await run({ batchRows: 2 });
      isRunning = false;
      await writing;
      // The next run also covers later writes by the service that still encrypts with the old key.
      await run();
      expect(Object.keys(await countByKey())).toEqual(["d2"]);
      const phones = new Map((await readAccountsWith(NEW_ONLY)).map(({ id, phone }) => [id, phone]));
      expect(lastPhones.size).toBe(accounts.length);
      for (const [id, phone] of lastPhones) expect(phones.get(id)).toBe(phone);
    } finally {
      await secondApi.stop();
    }
  });

  it("encrypts each value once when run twice concurrently", async () => {
    await restoreOldKey();
    const total = (await countByKey()).d1 ?? 0;
    const reports = await Promise.all([run({ batchRows: 2 }), run({ batchRows: 2 })]);
    expect(reports.reduce((sum, { values }) => sum + values, 0)).toBe(total);
    expect(await countByKey()).toEqual({ d2: total });
  });
});
