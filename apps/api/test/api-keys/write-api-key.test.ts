import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Database, toSnakeCase } from "@svc/database";
import { inSchemaOrder, newId } from "@svc/service-kit";
import { buildKey, createTestEnvironment, type TestEnvironment } from "@svc/testing";
import fc from "fast-check";
import { findApiKeyOf, findWrittenKey } from "../../src/api-keys/api-key-store.ts";
import { apiKeySchema, toApiKeyView } from "../../src/api-keys/api-key-view.ts";
import { writeApiKey } from "../../src/api-keys/write-api-key.ts";

const NOW = new Date("2026-06-15T12:00:00.000Z");
const DAY_MS = 86_400_000;

const time = fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }).map((ms) => new Date(NOW.getTime() + ms));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
/** The database takes no U+0000. */
const text = fc.string({ unit: "binary" }).map((one) => one.replaceAll("\0", ""));

const columns = fc.record({
  name: text,
  scopes: fc.array(fc.oneof(fc.constantFrom("rollovers:read", "keys:rotate"), text)),
  ipAllowlist: fc.array(fc.constantFrom("192.0.2.1", "2001:db8::/32", 'a "b"')),
  createdAt: time,
  expiresAt: maybe(fc.oneof(time, fc.constant(NOW))),
  revokedAt: maybe(time),
  lastUsedAt: maybe(time),
  firstUsedAt: maybe(time),
});
const others = fc.record({ rotatedFromId: fc.boolean(), replacedBy: fc.boolean(), firstUsedAt: maybe(time) });

describe("a key written of its row", () => {
  let test: TestEnvironment;
  let key: { id: string; organizationId: string };
  let before: string;
  let after: string;
  beforeAll(async () => {
    test = await createTestEnvironment();
    key = await buildKey(test, "ak");
    const { organizationId } = key;
    before = (await buildKey(test, "ak", { organizationId })).id;
    after = (await buildKey(test, "ak", { organizationId })).id;
  });
  afterAll(() => test.close());

  const set = (id: string, row: Record<string, unknown>) =>
    test.db.pool.query(
      `UPDATE api_keys SET ${Object.keys(row).map((name, place) => `${toSnakeCase(name)} = $${place + 2}`)} WHERE id = $1`,
      [id, ...Object.values(row)],
    );

  /** Both ways of answering it. */
  async function answers(db: Database) {
    const row = await findApiKeyOf(db.sql, key.organizationId, key.id);
    const written = await findWrittenKey(db, key.organizationId, key.id);
    return [
      written && writeApiKey(written, NOW),
      JSON.stringify(row && inSchemaOrder(apiKeySchema, toApiKeyView(row, NOW))),
    ];
  }

  it("is what the plain view answers, whatever is in it", async () => {
    // A session that writes moments in another way is answered the same.
    const elsewhere = test.open(`${test.env.DATABASE_URL}?options=-c%20timezone%3DAsia/Kolkata`);
    await fc.assert(
      fc.asyncProperty(columns, others, async (row, { rotatedFromId, replacedBy, firstUsedAt }) => {
        await set(key.id, { ...row, rotatedFromId: rotatedFromId ? before : null });
        await set(after, { rotatedFromId: replacedBy ? key.id : null, firstUsedAt });
        for (const db of [test.db, elsewhere]) {
          const [written, plain] = await answers(db);
          expect(written).toBe(plain);
        }
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });

  it("is none of another organization's, and none that is not there", async () => {
    const { organizationId } = await buildKey(test, "ak");
    expect(await findWrittenKey(test.db, organizationId, key.id)).toBeNull();
    expect(await findWrittenKey(test.db, key.organizationId, newId("key"))).toBeNull();
  });
});
