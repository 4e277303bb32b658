import { beforeAll, describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildKey, buildOrganization, createTestEnvironment, useResource } from "@svc/testing";
import fc from "fast-check";
import {
  AuditChainCheck,
  type AuditIssue,
  type AuditLink,
  type Database,
  findAuditHead,
  inSqlTransaction,
  readAuditLinks,
  recordAudit,
  recordAudits,
} from "../src/index.ts";
import {
  buildAuditEntry,
  buildKeyActor,
  checkAuditChain,
  readAuditRows,
  tamper,
  writeAuditEntry,
} from "./audit-chains.ts";
import { createBarrier } from "./barrier.ts";

describe("Audit log chain", () => {
  const test = useResource(createTestEnvironment);
  let api: Database;
  let owner: Database;
  beforeAll(() => {
    owner = test.db;
    api = test.open(test.urls.api);
  });

  const checkChain = (chain: string): Promise<AuditIssue[]> => checkAuditChain(owner, chain);

  it("stays intact under 50 writers in three organizations, concurrent on all connections", async () => {
    const keys = await Promise.all([1, 2, 3].map(() => buildKey(test, "ak")));
    const writers = Array.from({ length: 50 }, (_writer, index) => ({
      index,
      ...(keys[index % 3] as BuiltKey),
    }));
    const writeTogether = async (db: Database) => {
      for (let next = writers.shift(); next; next = writers.shift()) {
        const entry = buildAuditEntry(next.organizationId, buildKeyActor(next.id), { index: next.index });
        await inSqlTransaction(db, async (tx) => {
          await recordAudits(tx, [entry, entry]);
          await recordAudit(tx, entry);
        });
      }
    };
    await Promise.all([api, api, api, api, api, owner, owner, owner, owner, owner].map(writeTogether));
    for (const [index, { organizationId }] of keys.entries()) {
      const rows = await readAuditRows(owner, organizationId);
      // 50 writers in three organizations, three entries each.
      expect(rows).toHaveLength(3 * (index < 2 ? 17 : 16));
      expect(await checkChain(organizationId)).toEqual([]);
    }
    expect(await test.db.prisma.auditPending.count()).toBe(0);
  });

  it("never deadlocks two transactions that write to the same chains in opposite orders", async () => {
    const [firstId, secondId] = [await buildOrganization(test), await buildOrganization(test)];
    const operator = { type: "operator", id: null } as const;
    const bothWrote = createBarrier(2);
    const transactions = [
      [firstId, secondId],
      [secondId, firstId],
    ].map((order) =>
      inSqlTransaction(owner, async (tx) => {
        await recordAudit(tx, buildAuditEntry(order[0] as string, operator));
        // Both have written to their first chain. If writing locked the chains, they would now deadlock.
        await bothWrote.arrive(() => {});
        await recordAudit(tx, buildAuditEntry(order[1] as string, operator));
      }),
    );
    await Promise.all(transactions);
    expect([await checkChain(firstId), await checkChain(secondId)]).toEqual([[], []]);
  });

  it("lets one organization write while another's chain is locked", async () => {
    const [busy, quiet] = [await buildKey(test, "ak"), await buildKey(test, "ak")];
    await writeAuditEntry(api, buildAuditEntry(busy.organizationId, buildKeyActor(busy.id)));
    await inSqlTransaction(owner, async (tx) => {
      await tx.query({
        text: "SELECT 1 FROM audit_heads WHERE chain = $1 FOR UPDATE",
        values: [busy.organizationId],
      });
      await writeAuditEntry(api, buildAuditEntry(quiet.organizationId, buildKeyActor(quiet.id)));
    });
    expect(await readAuditRows(owner, quiet.organizationId)).toHaveLength(1);
  });

  it("stays intact for any entries in any order", async () => {
    const organizationId = await buildOrganization(test);
    const text = fc.string({ unit: "grapheme", maxLength: 20 }).filter((value) => !value.includes("\0"));
    const batchEntries = fc.array(
      fc.record({
        targetId: text,
        requestId: fc.option(text),
        data: fc.dictionary(text, fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }))),
        at: fc.date({ min: new Date("1970-01-01"), max: new Date("9999-01-01"), noInvalidDate: true }),
      }),
      { maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(batchEntries, { maxLength: 4 }), async (batches) => {
        await Promise.all(
          batches.map((batch) =>
            inSqlTransaction(owner, (tx) =>
              recordAudits(
                tx,
                batch.map((fields) => ({
                  ...buildAuditEntry(organizationId, { type: "operator", id: null }),
                  ...fields,
                })),
              ),
            ),
          ),
        );
        expect(await checkChain(organizationId)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it("reports only the repeated entry of an archive, not the valid entry after it", async () => {
    const organizationId = await buildOrganization(test);
    for (let index = 1; index <= 4; index += 1)
      await writeAuditEntry(
        owner,
        buildAuditEntry(organizationId, { type: "operator", id: null }, { index }),
      );
    const links = await readAuditLinks(owner.sql, organizationId, { after: 0, limit: 10 });
    const head = await findAuditHead(owner.sql, organizationId);
    const findIssues = (indexes: number[]) => {
      const check = new AuditChainCheck();
      for (const index of indexes) check.add(links[index] as AuditLink);
      check.end(head);
      return check.issues;
    };
    const detail = "is repeated or out of order";
    expect(findIssues([0, 1, 2, 3])).toEqual([]);
    expect(findIssues([0, 1, 1, 2, 3])).toEqual([{ sequence: 2, detail }]);
    expect(findIssues([0, 1, 2, 0, 3])).toEqual([{ sequence: 1, detail }]);
  });

  describe("detects", () => {
    async function buildChain(): Promise<string> {
      const organizationId = await buildOrganization(test);
      const actor = { type: "operator", id: null } as const;
      for (let index = 1; index <= 6; index += 1)
        await writeAuditEntry(owner, buildAuditEntry(organizationId, actor, { index }));
      return organizationId;
    }
    it.each<[string, string[], AuditIssue[]]>([
      [
        "a changed row",
        ["UPDATE audit_log SET actor_type = 'service' WHERE chain = $1 AND sequence = 3"],
        [{ sequence: 3, detail: "was changed" }],
      ],
      [
        "a changed time",
        ["UPDATE audit_log SET created_at = created_at - interval '1 day' WHERE chain = $1 AND sequence = 6"],
        [{ sequence: 6, detail: "was changed" }],
      ],
      [
        "a changed row with a recomputed hash",
        [
          "UPDATE audit_log SET target_id = 'acct_2' WHERE chain = $1 AND sequence = 3",
          "UPDATE audit_log SET hash = audit_hash(audit_log) WHERE chain = $1 AND sequence = 3",
        ],
        [{ sequence: 4, detail: "does not follow the row before it" }],
      ],
      [
        "a truncated end",
        ["DELETE FROM audit_log WHERE chain = $1 AND sequence > 4"],
        [{ sequence: 5, detail: "and all entries through 6 are missing: the end was cut off" }],
      ],
      [
        "removed rows in the middle",
        ["DELETE FROM audit_log WHERE chain = $1 AND sequence IN (3, 4)"],
        [{ sequence: 3, detail: "and all entries through 4 are missing" }],
      ],
      [
        "a removed row whose gap was closed",
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
        "two swapped rows",
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
        "a head that was set back",
        ["UPDATE audit_heads SET sequence = 4 WHERE chain = $1"],
        [{ sequence: 5, detail: "is after the recorded end of the chain" }],
      ],
      [
        "a removed head",
        ["DELETE FROM audit_heads WHERE chain = $1"],
        [{ sequence: 1, detail: "is after the recorded end of the chain" }],
      ],
      [
        "a row without its organization",
        [
          "ALTER TABLE audit_log DROP CONSTRAINT audit_log_chain_check",
          "UPDATE audit_log SET organization_id = NULL WHERE chain = $1 AND sequence = 6",
        ],
        [{ sequence: 6, detail: "was changed" }],
      ],
    ])("%s", async (_case, statements, issues) => {
      const chain = await buildChain();
      expect(await checkChain(chain)).toEqual([]);
      await tamper(owner, statements, chain);
      expect(await checkChain(chain)).toEqual(issues);
    });
  });
});
