import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { SEALED_FIELDS } from "@svc/rollover-rules/sealed-fields";
import { systemClock } from "@svc/service-kit";
import { buildAccount, buildOrganization, findCustodianId, TestClock } from "@svc/testing";
import pg from "pg";
import pino from "pino";
import { OPERATOR } from "../../src/context/actor.ts";
import { reEncrypt } from "../../src/platform/data-keys/re-encrypt.ts";
import { HEAD_FIELDS } from "../../src/rollovers/timeline/row-digest.ts";
import { acceptRow } from "../../src/rollovers/timeline/seal-rows.ts";
import { verifyTimeline } from "../../src/rollovers/timeline/verify-timeline.ts";
import { createCipher, NEW_ONLY, OLD_ONLY } from "../data-keys/old-data-key.ts";
import { cancel, createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectProblem } from "../expect-problem.ts";
import { insertRollover } from "../insert-rollover.ts";
import { advanceClockByDays, advanceRollover, simulateResponse } from "../sandbox/sandbox-calls.ts";
import { CHAIN_KEYS } from "../seal-rollovers.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { act, createRollover, expectConsistent, NOW, runActions } from "../workflow/rollover-steps.ts";

interface Column {
  name: string;
  type: string;
}

/** A trigger overwrites this column on every write, from sealed columns. */
const DERIVED = "overdue_since";

const CHANGED_VALUES: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `coalesce(${column}, '') || 'x'`,
  integer: (column) => `${column} + 1`,
  numeric: (column) => `coalesce(${column}, 0) + 1`,
  date: (column) => `coalesce(${column}, '2026-01-01') + 1`,
  "timestamp with time zone": (column) => `coalesce(${column}, now()) + interval '1 millisecond'`,
  boolean: (column) => `NOT coalesce(${column}, false)`,
  jsonb: () => `'{"forged": true}'`,
};

describe("A rollover row changed with the API's own database role", () => {
  let api: TestApi;
  let client: pg.Client;
  const logLines: string[] = [];
  beforeAll(async () => {
    const log = pino({ level: "error" }, { write: (line) => void logLines.push(line) });
    api = await startTestApi({ clock: new TestClock(Date.parse(NOW)), log });
    client = new pg.Client({ connectionString: api.urls.api });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await api.stop();
  });

  const ctx = () => ({ db: api.db, clock: systemClock, chainKeys: CHAIN_KEYS });
  const verify = (id: string) => verifyTimeline(ctx(), id);
  const createApproved = async (changes: object = {}) => {
    const id = await createRollover(api, changes);
    await runActions(api, id, "submit", "start_review", "approve");
    return id;
  };
  const readColumns = async (): Promise<Column[]> => {
    const { rows } = await client.query<Column>(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = 'rollovers' ORDER BY ordinal_position`,
    );
    return rows;
  };
  const readRow = async (id: string): Promise<object> => {
    const { rows } = await client.query("SELECT to_jsonb(r) AS row FROM rollovers r WHERE id = $1", [id]);
    return rows[0].row;
  };
  const restoreRow = async (id: string, row: object) => {
    const names = (await readColumns()).map(({ name }) => name).filter((name) => name !== "id");
    const columns = names.join(", ");
    await client.query(
      `UPDATE rollovers SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(null::rollovers, $2)) WHERE id = $1`,
      [id, JSON.stringify(row)],
    );
  };
  const updateRow = async (id: string, assignments: string, values: unknown[] = []) => {
    const { rowCount } = await client.query(`UPDATE rollovers SET ${assignments} WHERE id = $1`, [
      id,
      ...values,
    ]);
    expect(rowCount).toBe(1);
  };

  it("has only columns that are sealed, identify the last timeline entry, or are derived by the database", async () => {
    const sealed = [...SEALED_FIELDS, ...HEAD_FIELDS].map((name) =>
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
    expect((await readColumns()).map(({ name }) => name).sort()).toEqual([...sealed, DERIVED].sort());
    const id = await createApproved();
    await updateRow(id, `${DERIVED} = now()`);
    expect(await readRow(id)).toMatchObject({ [DERIVED]: null });
  });

  it("moves no money and is detected by verification, whichever column changed", async () => {
    const id = await createApproved({ amount: { kind: "partial", requested: "5000.00" } });
    const before = await readRow(id);
    const { organizationId } = api.ak;
    // SQL for columns with foreign keys or check constraints.
    const validValues: Readonly<Record<string, string>> = {
      account_id: `'${(await buildAccount(api, organizationId)).id}'`,
      source_custodian_id: `'${await findCustodianId(api, "fidelity")}'`,
      destination_custodian_id: `'${await findCustodianId(api, "ally")}'`,
      amount_kind: "'full', amount_requested = NULL",
      tags: `'["forged"]'`,
    };
    const outcomes: Record<string, unknown> = {};
    const columns = (await readColumns()).filter(({ name }) => name !== DERIVED);
    for (const { name, type } of columns) {
      const value = validValues[name] ?? CHANGED_VALUES[type]?.(name);
      const isStored = await updateRow(id, `${name} = ${value}`).then(
        () => true,
        () => false,
      );
      const response = isStored ? await act(api, id, "send_to_custodian") : null;
      const isDetected = isStored && (await verify(id)).fault !== null;
      outcomes[name] = response
        ? [response.status, response.body.code, isDetected]
        : "rejected by the database";
      if (isStored) await restoreRow(id, before);
    }
    const expected = columns.map(({ name }) => [
      name,
      // Foreign keys protect these.
      ["id", "organization_id", "distribution_id"].includes(name)
        ? "rejected by the database"
        : [409, "history_mismatch", true],
    ]);
    expect(outcomes).toEqual(Object.fromEntries(expected));
    expect((await verify(id)).fault).toBeNull();
    await runActions(api, id, "send_to_custodian");
    await expectConsistent(api, id);
  });

  it("is refused after a move to another organization and one of its accounts", async () => {
    const id = await createApproved();
    const otherOrganizationId = await buildOrganization(api);
    const account = await buildAccount(api, otherOrganizationId);
    await updateRow(id, "organization_id = $2, account_id = $3", [otherOrganizationId, account.id]);
    expectProblem(await act(api, id, "send_to_custodian"), "not_found");
    expect((await verify(id)).fault).not.toBeNull();
  });

  it("is refused when it is restored to an earlier version, together with the sequence and hash of its last entry", async () => {
    const id = await createRollover(api);
    await runActions(api, id, "submit");
    const before = await readRow(id);
    await runActions(api, id, "start_review", "approve");
    await restoreRow(id, before);
    expectProblem(await act(api, id, "start_review"), "history_mismatch");
    expect((await verify(id)).fault?.sequence).toBe(3);
  });

  it("is refused when it was fabricated without a timeline entry", async () => {
    const id = await insertRollover(api, api.ak.organizationId, { state: "approved" });
    expectProblem(await act(api, id, "send_to_custodian"), "history_mismatch");
    expect((await verify(id)).fault).toMatchObject({ sequence: 1 });
  });

  it("is logged for the operator, with its ID and the mismatch", async () => {
    const id = await createApproved();
    await updateRow(id, "destination_account_number_mask = '****0000'");
    logLines.length = 0;
    expectProblem(await act(api, id, "send_to_custodian"), "history_mismatch");
    const query = `mutation M($id: ID!) { sendRolloverToCustodian(input: { rolloverId: $id }) { errors { code } } }`;
    const graphqlResponse = await api.call("post", "/graphql").send({ query, variables: { id } });
    expect(graphqlResponse.body.errors).toMatchObject([
      { extensions: { code: "history_mismatch", status: 409 } },
    ]);
    const logged = logLines.map((line) => JSON.parse(line)).filter(({ rolloverId }) => rolloverId === id);
    const detail = "the rollover does not match this entry";
    // Level 50 is pino's "error".
    expect(logged).toMatchObject([
      { level: 50, detail },
      { level: 50, detail },
    ]);
    expect(logLines.join()).not.toContain("****0000");
  });

  it("is refused by every operation that changes it (PATCH, sandbox, timers, erasure), and is still readable", async () => {
    const draft = await createRollover(api);
    await updateRow(draft, 'metadata = \'{"forged": "yes"}\'');
    const path = `/v1/rollovers/${draft}`;
    for (const response of [
      await api.call("patch", path).send({ metadata: {} }),
      await act(api, draft, "submit", undefined, { dryRun: true }),
      await act(api, draft, "cancel"),
      await advanceRollover(api, draft),
      await simulateResponse(api, draft, "acknowledged"),
    ])
      expectProblem(response, "history_mismatch");
    const clock = await api.call("post", "/v1/sandbox/clock/advance").send({ days: 1 }).expect(200);
    expect(clock.body.complete).toBe(true);
    const later = await api.call("post", "/v1/sandbox/clock/advance").send({ days: 40 }).expect(200);
    expect(later.body.skipped).toContain(draft);
    await api.call("get", path).expect(200);
    await updateRow(draft, "metadata = '{}'");
    // Other tests' forged rollovers would be due too.
    await api.db.pool.query("UPDATE rollovers SET next_timer_at = NULL WHERE id <> $1", [draft]);
    await advanceClockByDays(api, 40);
    expect((await expectConsistent(api, draft)).row.state).toBe("expired");

    const account = await createErasableAccount(api);
    const ended = await createRolloverFor(api, account.id);
    await cancel(api, ended);
    await updateRow(ended, "posted_amount = 5");
    expectProblem(await erase(api, account.id), "history_mismatch");
    expect((await api.call("get", `/v1/accounts/${account.id}`)).body.status).toBe("active");
    await updateRow(ended, "posted_amount = NULL");
    await erase(api, account.id).expect(200);
    await expectConsistent(api, ended);
  });

  it("is not resealed by a re-encryption", async () => {
    const readCiphertext = async (id: string) => {
      const row = await api.db.prisma.rollover.findUniqueOrThrow({ where: { id } });
      return row.sourceAccountNumberCiphertext;
    };
    // Other tests insert values that are not ciphertexts.
    await api.db.pool.query(
      `UPDATE rollovers SET source_account_number_ciphertext = '', destination_account_number_ciphertext = ''
       WHERE source_account_number_ciphertext = 'unread'`,
    );
    const [id, unchanged] = [await createRollover(api), await createRollover(api)];
    const ciphertextBefore = await readCiphertext(id);
    await updateRow(id, "state = 'approved'");
    const cipher = createCipher(`${OLD_ONLY},${NEW_ONLY}`);
    const report = await reEncrypt({ ...ctx(), cipher }, OPERATOR, {
      dryRun: false,
      batchRows: 500,
      progress: () => {},
    });
    expect(report.forged).toContain(id);
    expect(report.forged).not.toContain(unchanged);
    expect(await readCiphertext(id)).toBe(ciphertextBefore);
    expect(await readCiphertext(unchanged)).toMatch(/^d1\./);
    expect((await verify(id)).fault).not.toBeNull();
    expect(await verify(unchanged)).toMatchObject({ fault: null, entries: 2 });
  });

  it("can proceed once an operator accepts the changed row as it stands, which is audited", async () => {
    const id = await createApproved();
    await updateRow(id, "destination_plan_name = 'Corrected by hand'");
    expectProblem(await act(api, id, "send_to_custodian"), "history_mismatch");
    await acceptRow(ctx(), id, "corrected after a call with the custodian");
    expect((await verify(id)).fault).toBeNull();
    await runActions(api, id, "send_to_custodian");
    await expectConsistent(api, id);
    const audit = await api.db.prisma.auditEntry.findMany({ where: { targetId: id } });
    expect(audit).toMatchObject([{ action: "rollover.accepted_as_it_stands", data: { sequence: 5 } }]);
    await acceptRow(ctx(), await insertRollover(api, api.ak.organizationId), "imported");
    await expect(acceptRow(ctx(), "rol_nothing", "x")).rejects.toMatchObject({ code: "not_found" });
  });
});
