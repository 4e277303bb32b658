import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { buildKey, buildOrganization, createTestEnvironment, type TestEnvironment } from "@svc/testing";
import fc from "fast-check";
import {
  type AuditEntryInput,
  type AuditFault,
  type Database,
  DEPLOYMENT_CHAIN,
  inSqlTransaction,
  inTransaction,
  openDatabase,
  recordAudit,
  recordAudits,
} from "../src/index.ts";
import { checkAuditChain, readAuditRows, tamper } from "./audit-chains.ts";

const DENIED = "42501";
const AT = new Date("2027-01-02T03:04:05.678Z");

describe("the audit log", () => {
  let test: TestEnvironment;
  /** As each role logs in. */
  let api: Database;
  let widgetAuth: Database;
  let owner: Database;
  beforeAll(async () => {
    test = await createTestEnvironment();
    const open = (url: string) =>
      openDatabase({ url, poolSize: 5, name: "svc-test", onConnectionLost: () => {} });
    owner = test.db;
    api = open(test.urls.api);
    widgetAuth = open(test.urls.widgetAuth);
  });
  afterAll(async () => {
    await Promise.all([api?.close(), widgetAuth?.close()]);
    await test?.close();
  });

  const entryOf = (
    organizationId: string | null,
    actor: AuditEntryInput["actor"],
    data: Record<string, unknown> = {},
  ): AuditEntryInput => ({
    organizationId,
    actor,
    action: "account.updated",
    targetId: "acct_1",
    data,
    requestId: "req_1",
    at: AT,
  });
  const write = (db: Database, entry: AuditEntryInput) =>
    inSqlTransaction(db, (tx) => recordAudit(tx, entry));
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error) => (error as { code: string }).code,
    );
  const keyActor = (id: string) => ({ type: "api_key", id }) as const;
  const faultsOf = (chain: string): Promise<AuditFault[]> => checkAuditChain(owner, chain);

  describe("takes who acted from the role that is logged in", () => {
    it("so that the API's writes as an ak_ key of the row's organization, and as the service", async () => {
      const { id, organizationId } = await buildKey(test, "ak");
      await write(api, entryOf(organizationId, keyActor(id), { fields: ["email"] }));
      await write(api, entryOf(organizationId, { type: "service", id: null }));
      expect(await readAuditRows(owner, organizationId)).toMatchObject([
        {
          actorType: "api_key",
          actorId: id,
          data: { fields: ["email"] },
          requestId: "req_1",
          createdAt: AT,
          recordedBy: "svc_api",
          recordedAt: expect.any(Date),
          sequence: 1n,
          prevHash: "",
        },
        { actorType: "service", actorId: null, sequence: 2n },
      ]);
      expect(await faultsOf(organizationId)).toEqual([]);
    });

    it("so that the API's is never the operator, a session, another's key, a widget's key, or the deployment's", async () => {
      const { id, organizationId } = await buildKey(test, "ak");
      const sk = await buildKey(test, "sk", { organizationId });
      const stranger = await buildKey(test, "ak");
      const good = entryOf(organizationId, keyActor(id));
      const bad: AuditEntryInput[] = [
        entryOf(organizationId, { type: "operator", id: null }),
        entryOf(organizationId, { type: "session", id: "ses_1" }),
        entryOf(organizationId, keyActor(stranger.id)),
        entryOf(stranger.organizationId, keyActor(id)),
        entryOf(organizationId, keyActor(sk.id)),
        entryOf(organizationId, keyActor("key_none")),
        entryOf(null, { type: "operator", id: null }),
        entryOf(null, { type: "service", id: null }),
        entryOf(null, keyActor(id)),
        entryOf("org_none", { type: "service", id: null }),
      ];
      for (const entry of bad.slice(0, -1)) {
        expect({ entry, code: await codeOf(write(api, entry)) }).toEqual({ entry, code: DENIED });
        // Nor hidden among others.
        const both = inSqlTransaction(api, (tx) => recordAudits(tx, [good, entry, good]));
        expect(await codeOf(both)).toBe(DENIED);
      }
      expect(await codeOf(write(api, bad.at(-1) as AuditEntryInput))).toBe("23503");
      expect(await readAuditRows(owner, organizationId)).toEqual([]);
    });

    it("so that the widget service's writes nothing by itself", async () => {
      const { id, organizationId } = await buildKey(test, "sk");
      for (const actor of [keyActor(id), { type: "session", id: "ses_1" } as const])
        expect(await codeOf(write(widgetAuth, entryOf(organizationId, actor)))).toBe(DENIED);
    });

    it("so that the owner's, the operator's command, writes as anybody, for the deployment too", async () => {
      const organizationId = await buildOrganization(test);
      await write(owner, entryOf(organizationId, { type: "operator", id: null }));
      await write(owner, entryOf(null, { type: "operator", id: null }));
      await inTransaction(owner, (tx) => recordAudit(tx, entryOf(organizationId, keyActor("key_1"))));
      expect(await readAuditRows(owner, organizationId)).toMatchObject([
        { actorType: "operator", sequence: 1n },
        { actorType: "api_key", sequence: 2n },
      ]);
      expect(await faultsOf(organizationId)).toEqual([]);
      expect(await faultsOf(DEPLOYMENT_CHAIN)).toEqual([]);
    });

    it("and takes no actor that is none", async () => {
      const organizationId = await buildOrganization(test);
      for (const actor of [
        { type: "operator", id: "somebody" },
        { type: "api_key", id: null },
        { type: "root", id: null },
      ])
        expect(await codeOf(write(owner, entryOf(organizationId, actor as AuditEntryInput["actor"])))).toBe(
          "23514",
        );
    });
  });

  it("refuses UPDATE, DELETE and TRUNCATE even to the owner of the database", async () => {
    const organizationId = await buildOrganization(test);
    await write(owner, entryOf(organizationId, { type: "operator", id: null }));
    for (const sql of [
      "UPDATE audit_log SET action = 'other'",
      "DELETE FROM audit_log",
      "TRUNCATE audit_log",
    ])
      await expect(owner.pool.query(sql)).rejects.toThrow("the audit log is append-only");
  });

  it("has nothing of what was rolled back, and no gap where it would have been", async () => {
    const { id, organizationId } = await buildKey(test, "ak");
    const entry = entryOf(organizationId, keyActor(id));
    await write(api, entry);
    const failing = inSqlTransaction(api, async (tx) => {
      await recordAudit(tx, entry);
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    await write(api, entry);
    expect((await readAuditRows(owner, organizationId)).map(({ sequence }) => sequence)).toEqual([1n, 2n]);
    expect(await faultsOf(organizationId)).toEqual([]);
  });

  it("keeps every chain whole under 50 writers in three organizations at once", async () => {
    const keys = await Promise.all([1, 2, 3].map(() => buildKey(test, "ak")));
    const writers = Array.from({ length: 50 }, (_writer, index) => keys[index % 3] as (typeof keys)[0]);
    await Promise.all(
      writers.map(({ id, organizationId }, index) => {
        const entry = entryOf(organizationId, keyActor(id), { index });
        return inSqlTransaction(index % 2 === 0 ? api : owner, async (tx) => {
          await recordAudits(tx, [entry, entry]);
          await recordAudit(tx, entry);
        });
      }),
    );
    for (const [index, { organizationId }] of keys.entries()) {
      const rows = await readAuditRows(owner, organizationId);
      expect(rows).toHaveLength(3 * (index < 2 ? 17 : 16));
      expect(await faultsOf(organizationId)).toEqual([]);
    }
    expect(await owner.prisma.auditPending.count()).toBe(0);
  });

  it("makes no two transactions wait for each other that write to the same chains in another order", async () => {
    const [one, two] = [await buildOrganization(test), await buildOrganization(test)];
    const operator = { type: "operator", id: null } as const;
    const meeting = Promise.withResolvers<void>();
    let come = 0;
    const both = [
      [one, two],
      [two, one],
    ].map((order) =>
      inSqlTransaction(owner, async (tx) => {
        await recordAudit(tx, entryOf(order[0] as string, operator));
        // Each has written to its first chain before either goes on: a lock that was held would be a deadlock now.
        come += 1;
        if (come === 2) meeting.resolve();
        await meeting.promise;
        await recordAudit(tx, entryOf(order[1] as string, operator));
      }),
    );
    await Promise.all(both);
    expect([await faultsOf(one), await faultsOf(two)]).toEqual([[], []]);
  });

  it("lets one organization write while another's chain is locked", async () => {
    const [busy, quiet] = [await buildKey(test, "ak"), await buildKey(test, "ak")];
    await write(api, entryOf(busy.organizationId, keyActor(busy.id)));
    await inSqlTransaction(owner, async (tx) => {
      await tx.query({
        text: "SELECT 1 FROM audit_heads WHERE chain = $1 FOR UPDATE",
        values: [busy.organizationId],
      });
      await write(api, entryOf(quiet.organizationId, keyActor(quiet.id)));
    });
    expect(await readAuditRows(owner, quiet.organizationId)).toHaveLength(1);
  });

  it("is whole whatever is written in whatever order, and holds it as it was written", async () => {
    const organizationId = await buildOrganization(test);
    const text = fc.string({ unit: "grapheme", maxLength: 20 }).filter((it) => !it.includes("\0"));
    const batch = fc.array(
      fc.record({
        targetId: text,
        requestId: fc.option(text),
        data: fc.dictionary(text, fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }))),
        at: fc.date({ min: new Date("1970-01-01"), max: new Date("9999-01-01"), noInvalidDate: true }),
      }),
      { maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 4 }), async (batches) => {
        await Promise.all(
          batches.map((batch) =>
            inSqlTransaction(owner, (tx) =>
              recordAudits(
                tx,
                batch.map((one) => ({ ...entryOf(organizationId, { type: "operator", id: null }), ...one })),
              ),
            ),
          ),
        );
        expect(await faultsOf(organizationId)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  describe("shows", () => {
    /** A chain of six rows. */
    async function buildChain(): Promise<string> {
      const organizationId = await buildOrganization(test);
      const actor = { type: "operator", id: null } as const;
      for (let index = 1; index <= 6; index += 1)
        await write(owner, entryOf(organizationId, actor, { index }));
      return organizationId;
    }
    it.each<[string, string[], AuditFault[]]>([
      [
        "a row that was changed",
        ["UPDATE audit_log SET actor_type = 'service' WHERE chain = $1 AND sequence = 3"],
        [{ sequence: 3, detail: "was changed" }],
      ],
      [
        "a moment that was changed",
        ["UPDATE audit_log SET created_at = created_at - interval '1 day' WHERE chain = $1 AND sequence = 6"],
        [{ sequence: 6, detail: "was changed" }],
      ],
      [
        "a row that was changed and given the hash that fits it",
        [
          "UPDATE audit_log SET target_id = 'acct_2' WHERE chain = $1 AND sequence = 3",
          "UPDATE audit_log SET hash = audit_hash(audit_log) WHERE chain = $1 AND sequence = 3",
        ],
        [{ sequence: 4, detail: "does not follow the row before it" }],
      ],
      [
        "a tail that was cut off",
        ["DELETE FROM audit_log WHERE chain = $1 AND sequence > 4"],
        [{ sequence: 5, detail: "and all up to 6 are missing: the end was cut off" }],
      ],
      [
        "a middle that was removed",
        ["DELETE FROM audit_log WHERE chain = $1 AND sequence IN (3, 4)"],
        [{ sequence: 3, detail: "and all up to 4 are missing" }],
      ],
      [
        "a middle that was removed and closed up",
        [
          "DELETE FROM audit_log WHERE chain = $1 AND sequence = 3",
          "UPDATE audit_log SET sequence = sequence - 1 WHERE chain = $1 AND sequence = 4",
          "UPDATE audit_log SET sequence = sequence - 1 WHERE chain = $1 AND sequence = 5",
          "UPDATE audit_log SET sequence = sequence - 1 WHERE chain = $1 AND sequence = 6",
        ],
        [
          { sequence: 3, detail: "does not follow the row before it" },
          { sequence: 3, detail: "was changed" },
          { sequence: 4, detail: "was changed" },
          { sequence: 5, detail: "was changed" },
          { sequence: 6, detail: "is missing: the end was cut off" },
        ],
      ],
      [
        "a pair that was put the other way round",
        [
          "UPDATE audit_log SET sequence = -2 WHERE chain = $1 AND sequence = 2",
          "UPDATE audit_log SET sequence = 2 WHERE chain = $1 AND sequence = 3",
          "UPDATE audit_log SET sequence = 3 WHERE chain = $1 AND sequence = -2",
        ],
        [
          { sequence: 2, detail: "does not follow the row before it" },
          { sequence: 2, detail: "was changed" },
          { sequence: 3, detail: "does not follow the row before it" },
          { sequence: 3, detail: "was changed" },
          { sequence: 4, detail: "does not follow the row before it" },
        ],
      ],
      [
        "a head that was set back without its tail",
        ["UPDATE audit_heads SET sequence = 4 WHERE chain = $1"],
        [{ sequence: 5, detail: "stands behind the end of the chain" }],
      ],
      [
        "a head that was removed",
        ["DELETE FROM audit_heads WHERE chain = $1"],
        [{ sequence: 1, detail: "stands behind the end of the chain" }],
      ],
      [
        "a row that was taken from another organization",
        [
          "ALTER TABLE audit_log DROP CONSTRAINT audit_log_chain_check",
          "UPDATE audit_log SET organization_id = NULL WHERE chain = $1 AND sequence = 6",
        ],
        [{ sequence: 6, detail: "was changed" }],
      ],
    ])("%s", async (_what, statements, faults) => {
      const chain = await buildChain();
      expect(await faultsOf(chain)).toEqual([]);
      await tamper(owner, statements, chain);
      expect(await faultsOf(chain)).toEqual(faults);
    });
  });
});
