import { beforeAll, expect, it } from "@jest/globals";
import { inSqlTransaction, recordAudit } from "@svc/database";
import { buildOrganization, createTestEnvironment, useResource } from "@svc/testing";
import { OPERATOR } from "../../src/context/actor.ts";
import { countChains } from "../../src/platform/worker/metrics/metrics-store.ts";

const DAY_S = 86_400;
const NOW = new Date("2030-01-10T00:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_S * 1_000);

const test = useResource(createTestEnvironment);
let organizationId: string;
beforeAll(async () => {
  organizationId = await buildOrganization(test);
});

const recordAuditEntry = (days: number) =>
  inSqlTransaction(test.db, (tx) =>
    recordAudit(tx, {
      organizationId,
      action: "organization.exported",
      targetId: organizationId,
      actor: OPERATOR,
      data: {},
      requestId: null,
      at: daysAgo(days),
    }),
  );

it("reports the time since an audit chain was verified, or since it began if it never was", async () => {
  const read = async () => (await countChains(test.db.sql, { now: NOW }))[0];
  expect(await read()).toEqual({ faulty: 0, oldestSeconds: 0 });
  await recordAuditEntry(5);
  await recordAuditEntry(1);
  expect(await read()).toEqual({ faulty: 0, oldestSeconds: 5 * DAY_S });
  await test.db.pool.query(
    "INSERT INTO audit_checks (chain, verified_at) SELECT chain, $1 FROM audit_heads WHERE chain = $2",
    [daysAgo(2), organizationId],
  );
  expect(await read()).toEqual({ faulty: 0, oldestSeconds: 2 * DAY_S });
  await test.db.pool.query("UPDATE audit_checks SET fault_sequence = 1");
  expect(await read()).toEqual({ faulty: 1, oldestSeconds: 2 * DAY_S });
});
