import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildKey, buildOrganization, createTestEnvironment, useResource } from "@svc/testing";
import {
  type AuditEntryInput,
  type Database,
  DEPLOYMENT_CHAIN,
  inSqlTransaction,
  recordAudit,
  recordAudits,
} from "../src/index.ts";
import {
  buildAuditEntry,
  buildKeyActor,
  checkAuditChain,
  readAuditRows,
  writeAuditEntry,
} from "./audit-chains.ts";

const DENIED = "42501";
const FOREIGN_KEY_VIOLATION = "23503";
const CHECK_VIOLATION = "23514";

describe("Audit log", () => {
  const test = useResource(createTestEnvironment);
  let api: Database;
  let widgetAuth: Database;
  let owner: Database;
  beforeAll(() => {
    owner = test.db;
    api = test.open(test.urls.api);
    widgetAuth = test.open(test.urls.widgetAuth);
  });

  const findErrorCode = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error) => (error as { code: string }).code,
    );
  const checkChain = (chain: string) => checkAuditChain(owner, chain);

  describe("Actors by database role", () => {
    it("lets the API's role write as an ak_ key of the row's organization, and as the service", async () => {
      const { id, organizationId } = await buildKey(test, "ak");
      await writeAuditEntry(api, buildAuditEntry(organizationId, buildKeyActor(id), { fields: ["email"] }));
      await writeAuditEntry(api, buildAuditEntry(organizationId, { type: "service", id: null }));
      expect(await readAuditRows(owner, organizationId)).toMatchObject([
        {
          actorType: "api_key",
          actorId: id,
          data: { fields: ["email"] },
          requestId: "req_1",
          createdAt: new Date("2027-01-02T03:04:05.678Z"),
          recordedBy: "svc_api",
          recordedAt: expect.any(Date),
          sequence: 1n,
          prevHash: "",
        },
        { actorType: "service", actorId: null, sequence: 2n },
      ]);
      expect(await checkChain(organizationId)).toEqual([]);
    });

    it("never lets the API's role act as the operator, a session, another organization's key or a widget's key, or for the deployment", async () => {
      const { id, organizationId } = await buildKey(test, "ak");
      const sk = await buildKey(test, "sk", { organizationId });
      const otherKey = await buildKey(test, "ak");
      const allowed = buildAuditEntry(organizationId, buildKeyActor(id));
      const denied: AuditEntryInput[] = [
        buildAuditEntry(organizationId, { type: "operator", id: null }),
        buildAuditEntry(organizationId, { type: "session", id: "ses_1" }),
        buildAuditEntry(organizationId, buildKeyActor(otherKey.id)),
        buildAuditEntry(otherKey.organizationId, buildKeyActor(id)),
        buildAuditEntry(organizationId, buildKeyActor(sk.id)),
        buildAuditEntry(organizationId, buildKeyActor("key_none")),
        buildAuditEntry(null, { type: "operator", id: null }),
        buildAuditEntry(null, { type: "service", id: null }),
        buildAuditEntry(null, buildKeyActor(id)),
      ];
      for (const entry of denied) {
        expect({ entry, code: await findErrorCode(writeAuditEntry(api, entry)) }).toEqual({
          entry,
          code: DENIED,
        });
        const batch = inSqlTransaction(api, (tx) => recordAudits(tx, [allowed, entry, allowed]));
        expect(await findErrorCode(batch)).toBe(DENIED);
      }
      const unknownOrganization = buildAuditEntry("org_none", { type: "service", id: null });
      expect(await findErrorCode(writeAuditEntry(api, unknownOrganization))).toBe(FOREIGN_KEY_VIOLATION);
      expect(await readAuditRows(owner, organizationId)).toEqual([]);
    });

    it("lets the widget service's role write nothing directly", async () => {
      const { id, organizationId } = await buildKey(test, "sk");
      for (const actor of [buildKeyActor(id), { type: "session", id: "ses_1" } as const])
        expect(await findErrorCode(writeAuditEntry(widgetAuth, buildAuditEntry(organizationId, actor)))).toBe(
          DENIED,
        );
    });

    it("lets the owner's role (operator commands) write as anyone, and for the deployment", async () => {
      const organizationId = await buildOrganization(test);
      await writeAuditEntry(owner, buildAuditEntry(organizationId, { type: "operator", id: null }));
      await writeAuditEntry(owner, buildAuditEntry(null, { type: "operator", id: null }));
      await writeAuditEntry(owner, buildAuditEntry(organizationId, buildKeyActor("key_1")));
      expect(await readAuditRows(owner, organizationId)).toMatchObject([
        { actorType: "operator", sequence: 1n },
        { actorType: "api_key", sequence: 2n },
      ]);
      expect(await checkChain(organizationId)).toEqual([]);
      expect(await checkChain(DEPLOYMENT_CHAIN)).toEqual([]);
    });

    it("rejects an invalid actor", async () => {
      const organizationId = await buildOrganization(test);
      for (const actor of [
        { type: "operator", id: "someone" },
        { type: "api_key", id: null },
        { type: "root", id: null },
      ])
        expect(
          await findErrorCode(
            writeAuditEntry(owner, buildAuditEntry(organizationId, actor as AuditEntryInput["actor"])),
          ),
        ).toBe(CHECK_VIOLATION);
    });
  });

  it("rejects UPDATE, DELETE and TRUNCATE, even by the owner of the database", async () => {
    const organizationId = await buildOrganization(test);
    await writeAuditEntry(owner, buildAuditEntry(organizationId, { type: "operator", id: null }));
    for (const sql of [
      "UPDATE audit_log SET action = 'other'",
      "DELETE FROM audit_log",
      "TRUNCATE audit_log",
    ])
      await expect(owner.pool.query(sql)).rejects.toThrow("the audit log is append-only");
  });

  it("contains nothing from a rolled-back transaction, and no gap in its place", async () => {
    const { id, organizationId } = await buildKey(test, "ak");
    const entry = buildAuditEntry(organizationId, buildKeyActor(id));
    await writeAuditEntry(api, entry);
    const failing = inSqlTransaction(api, async (tx) => {
      await recordAudit(tx, entry);
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    await writeAuditEntry(api, entry);
    expect((await readAuditRows(owner, organizationId)).map(({ sequence }) => sequence)).toEqual([1n, 2n]);
    expect(await checkChain(organizationId)).toEqual([]);
  });
});
