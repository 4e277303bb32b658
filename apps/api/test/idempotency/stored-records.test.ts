import { describe, expect, it } from "@jest/globals";
import { containsWord, TEST_SECRETS } from "@svc/testing";
import { readApiConfig, startApi } from "../../src/index.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { findTablesWith } from "../table-contents.ts";
import {
  buildBody,
  buildCaller,
  countStoredRecords,
  ONCE,
  post,
  REST,
  TRANSPORTS,
} from "./idempotent-calls.ts";

/** The data keys `d2` and `d1`. */
const [CURRENT, RETIRED] = TEST_SECRETS.DATA_KEYS.split(",");

describe("Stored response record", () => {
  const api = useTestApi();

  it.each(TRANSPORTS)("contains no plaintext over $name", async (transport) => {
    const { key, organizationId, body } = await buildCaller(api);
    const idempotencyKey = `ada.sample@example.com order ${organizationId}`;
    const metadata = { desk: `desk-${organizationId}` };
    const sent = { ...body, externalId: `ext-${organizationId}`, metadata };
    const { rollover } = await transport.create(api, key, idempotencyKey, sent);
    const { rows } = await api.db.pool.query(
      "SELECT line::text AS text FROM idempotency_records AS line WHERE organization_id = $1",
      [organizationId],
    );
    expect(rows).toHaveLength(1);
    const text = String(rows[0].text).replace(organizationId, "");
    const plaintexts = [
      rollover?.id,
      body.accountId,
      body.source.custodianId,
      body.source.accountNumber,
      "****8877",
      "8877",
      idempotencyKey,
      "example.com",
      `ext-${organizationId}`,
      `desk-${organizationId}`,
      organizationId,
      "POST",
      "createRollover",
      "qualified_plan",
      "draft",
    ];
    for (const plaintext of plaintexts)
      expect([plaintext, containsWord(text, plaintext ?? "")]).toEqual([plaintext, false]);
    for (const value of [idempotencyKey, rollover?.id ?? "", "****8877"]) {
      expect(text).not.toContain(Buffer.from(value).toString("hex"));
      expect(text).not.toContain(Buffer.from(value).toString("base64url").slice(0, -2));
    }
    expect(await findTablesWith(api, idempotencyKey)).toEqual([]);
    // Other tables contain the ID, so the search works.
    const tables = await findTablesWith(api, rollover?.id ?? "");
    expect(tables).toContain("rollovers");
    expect(tables).not.toContain("idempotency_records");
  });

  it("is never returned after a move to another record's ID", async () => {
    const caller = await buildCaller(api);
    const { key, organizationId } = caller;
    const otherBody = await buildBody(api, organizationId);
    const first = await REST.create(api, key, "first", caller.body);
    const record = await api.db.prisma.idempotencyRecord.findFirstOrThrow({ where: { organizationId } });
    const second = await REST.create(api, key, "second", otherBody);
    await api.db.pool.query(
      `UPDATE idempotency_records SET (fingerprint, answer_ciphertext) =
         (SELECT fingerprint, answer_ciphertext FROM idempotency_records WHERE id = $1)
       WHERE organization_id = $2`,
      [record.id, organizationId],
    );
    expect(await REST.create(api, key, "first", caller.body)).toEqual(first);
    for (const body of [caller.body, otherBody]) {
      const response = await post(api, key, "second", body);
      expectProblem(response, "internal_error");
      expect(response.text).not.toContain(first.rollover?.id);
      expect(response.text).not.toContain(second.rollover?.id);
    }
    expect(await countStoredRecords(api, organizationId)).toEqual({ rollovers: 2, events: 2, records: 2 });
  });

  it("is never returned after its ciphertext was altered", async () => {
    const { key, organizationId, body } = await buildCaller(api);
    await REST.create(api, key, "k", body);
    // Replace one character of the encrypted response.
    await api.db.pool.query(
      `UPDATE idempotency_records SET answer_ciphertext =
         overlay(answer_ciphertext PLACING CASE substr(answer_ciphertext, 60, 1) WHEN 'A' THEN 'B' ELSE 'A' END FROM 60)
       WHERE organization_id = $1`,
      [organizationId],
    );
    expectProblem(await post(api, key, "k", body), "internal_error");
    expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
  });

  it("is replayed by another instance, also after another data key became current", async () => {
    const { openRedis } = api.redis;
    const startWith = (DATA_KEYS: string) =>
      startApi(readApiConfig({ ...api.env, DATA_KEYS }), openRedis ? { openRedis } : {});
    const { key, organizationId, body } = await buildCaller(api);
    const createAt = async (url: string) => {
      const headers = {
        Authorization: `Bearer ${key}`,
        "Idempotency-Key": "k",
        "Content-Type": "application/json",
      };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const response = await fetch(`${url}/v1/rollovers`, init);
      return { replayed: response.headers.get("idempotency-replayed"), text: await response.text() };
    };
    const before = await startWith(`${RETIRED},${CURRENT}`);
    const first = await createAt(before.url).finally(() => before.stop());
    expect(JSON.parse(first.text).id).toMatch(/^rol_/);
    const record = await api.db.prisma.idempotencyRecord.findFirstOrThrow({ where: { organizationId } });
    expect(record.answerCiphertext).toMatch(/^d1\./);

    const after = await startWith(`${CURRENT},${RETIRED}`);
    const again = await createAt(after.url).finally(() => after.stop());
    expect(again).toEqual({ replayed: "true", text: first.text });
    expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
  });
});
