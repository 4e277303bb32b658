import { beforeAll, describe, expect, it } from "@jest/globals";
import { pollUntil, TestClock, toOrganizationDay } from "@svc/testing";
import { countBooks } from "../../src/platform/worker/metrics/metrics-store.ts";
import { listFindings } from "../../src/records/books/books-store.ts";
import { checkBooks } from "../../src/records/books/check-books.ts";
import { runSvc } from "../cli/run-svc.ts";
import { FUNDS_PATH } from "../incoming-funds/funds-calls.ts";
import { CHAIN_KEYS } from "../seal-rollovers.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { TEST_WEBHOOK_URL } from "../webhooks/webhook-calls.ts";
import { ACTIONS_TO_PROCESSING, createRollover, runActions } from "../workflow/rollover-steps.ts";

const MINUTE_MS = 60_000;
const api = useTestApi();
/** Runs ahead of real time, because a check covers only events created before it starts. */
const clock = new TestClock(Date.now() + 10 * MINUTE_MS);
let books: Parameters<typeof checkBooks>[0];
let rolloverId: string;
let fundsId: string;
let filingId: string;

const post = (path: string, body: object) => api.call("post", path).send(body);

beforeAll(async () => {
  const db = api.open(api.urls.api);
  books = { db: { ...api.db, ...db }, clock, chainKeys: CHAIN_KEYS, environment: "test" };
  await post("/v1/webhook-endpoints", { url: TEST_WEBHOOK_URL, eventTypes: ["*"] }).expect(201);
  // The check expects deliveries only of events created well after the endpoint's last change.
  await api.db.pool.query("UPDATE webhook_endpoints SET updated_at = now() - interval '1 hour'");
  rolloverId = await createRollover(api, {}, "test-manual");
  await runActions(api, rolloverId, ...ACTIONS_TO_PROCESSING, [
    "mark_funds_sent",
    { method: "check", amount: "100.00", sentTo: "destination" },
  ]);
  const recorded = await post(FUNDS_PATH, {
    amount: "100.00",
    receivedOn: toOrganizationDay(),
    method: "check",
  }).expect(201);
  fundsId = recorded.body.id;
  await post(`${FUNDS_PATH}/${fundsId}/apply`, { rolloverId }).expect(200);
  await runActions(api, rolloverId, ["complete", { postedAmount: "100.00" }]);
  const year = Number(toOrganizationDay().slice(0, 4));
  filingId = (await post("/v1/tax-filings", { year, form: "1099-R" }).expect(201)).body.id;
});

/** Checks twice, because the second check confirms findings. @returns the code and object of each finding */
async function checkTwice(): Promise<string[]> {
  for (let round = 0; round < 2; round += 1) {
    await checkBooks(books, { startsRound: true });
    clock.advance(MINUTE_MS);
  }
  return (await listFindings(api.db.sql, 100)).map(({ objectId, code }) => `${code} ${objectId}`);
}

const readUnexplainedCount = async () => (await countBooks(api.db.sql, { now: clock.now() }))[0]?.unexplained;

/** Runs SQL with triggers disabled. */
async function tamper(statement: string, ...values: unknown[]): Promise<void> {
  await api.db.prisma.$transaction([
    api.db.prisma.$executeRaw`SET LOCAL session_replication_role = replica`,
    api.db.prisma.$executeRawUnsafe(statement, ...values),
  ]);
}

interface Disagreement {
  name: string;
  code: string;
  object: () => string;
  change: () => Promise<void>;
  repair: () => Promise<void>;
}

/** Moves rows to a copy of their table and back. @param value the condition's `$1` */
function removeRows(table: string, condition: string, value: () => string) {
  const copy = `books_${table}`;
  return {
    change: async () => {
      await api.db.pool.query(`CREATE TABLE ${copy} (LIKE ${table})`);
      await api.db.pool.query(`INSERT INTO ${copy} SELECT * FROM ${table} WHERE ${condition}`, [value()]);
      await tamper(`DELETE FROM ${table} WHERE ${condition}`, value());
    },
    repair: async () => {
      await tamper(`INSERT INTO ${table} SELECT * FROM ${copy}`);
      await api.db.pool.query(`DROP TABLE ${copy}`);
    },
  };
}

function changeRow(table: string, id: () => string, { set, restore }: { set: string; restore: string }) {
  const update = (assignment: string) => tamper(`UPDATE ${table} SET ${assignment} WHERE id = $1`, id());
  return { change: () => update(set), repair: () => update(restore) };
}

const getRolloverId = () => rolloverId;
const getFundsId = () => fundsId;
const getFilingId = () => filingId;
const removeRolloverRows = (table: string, condition: string) => removeRows(table, condition, getRolloverId);
let eventId = "";

const DISAGREEMENTS: Disagreement[] = [
  {
    name: "a missing event",
    code: "missing_event",
    object: getRolloverId,
    ...removeRolloverRows("events", "rollover_id = $1 AND sequence = 3"),
  },
  {
    name: "a missing last event",
    code: "missing_event",
    object: getRolloverId,
    ...removeRolloverRows(
      "events",
      "rollover_id = $1 AND sequence = (SELECT event_sequence FROM rollovers WHERE id = $1)",
    ),
  },
  {
    name: "an event that nothing caused",
    code: "unknown_event",
    object: getRolloverId,
    change: () =>
      tamper(
        `INSERT INTO events (id, organization_id, type, data, rollover_id, sequence, created_at)
          SELECT left(id, length(id) - 4) || '0000', organization_id, type, data, rollover_id, 99, created_at + interval '7 seconds'
          FROM events WHERE rollover_id = $1 AND sequence = 2`,
        rolloverId,
      ),
    repair: () => tamper("DELETE FROM events WHERE rollover_id = $1 AND sequence = 99", rolloverId),
  },
  {
    name: "a missing delivery",
    code: "missing_delivery",
    object: () => eventId,
    ...removeRows("webhook_deliveries", "event_id = $1", () => eventId),
  },
  {
    name: "a delivery that no worker can claim",
    code: "stuck_delivery",
    object: () => eventId,
    ...removeRows("webhook_lanes", "lane = $1", getRolloverId),
  },
  {
    name: "a changed timeline entry",
    code: "history",
    object: getRolloverId,
    change: () =>
      tamper("UPDATE timeline_entries SET reason = 'x' WHERE rollover_id = $1 AND sequence = 2", rolloverId),
    repair: () =>
      tamper("UPDATE timeline_entries SET reason = NULL WHERE rollover_id = $1 AND sequence = 2", rolloverId),
  },
  {
    name: "a changed posted amount",
    code: "history",
    object: getRolloverId,
    ...changeRow("rollovers", getRolloverId, { set: "posted_amount = 90", restore: "posted_amount = 100" }),
  },
  {
    name: "a receipt with another amount",
    code: "receipt",
    object: getFundsId,
    ...changeRow("rollovers", getRolloverId, {
      set: `receipts = jsonb_set(receipts, '{0,amount}', '"90.00"')`,
      restore: `receipts = jsonb_set(receipts, '{0,amount}', '"100.00"')`,
    }),
  },
  {
    name: "money that the movements do not explain",
    code: "ledger",
    object: getRolloverId,
    ...changeRow("rollovers", getRolloverId, {
      set: `transfers = jsonb_set(transfers, '{0,amount}', '"90.00"')`,
      restore: `transfers = jsonb_set(transfers, '{0,amount}', '"100.00"')`,
    }),
  },
  {
    name: "incoming money with another amount",
    code: "allocations",
    object: getFundsId,
    ...changeRow("incoming_funds", getFundsId, { set: "amount = 500", restore: "amount = 100" }),
  },
  {
    name: "a missing history entry of incoming money",
    code: "funds_history",
    object: getFundsId,
    ...removeRows("incoming_funds_entries", "incoming_funds_id = $1 AND sequence = 1", getFundsId),
  },
  {
    name: "a form with another amount",
    code: "filed_forms",
    object: getFilingId,
    change: () =>
      tamper(
        "UPDATE tax_filing_lines SET line = replace(line, '100.00', '900.00') WHERE filing_id = $1",
        filingId,
      ),
    repair: () =>
      tamper(
        "UPDATE tax_filing_lines SET line = replace(line, '900.00', '100.00') WHERE filing_id = $1",
        filingId,
      ),
  },
  {
    name: "a missing form",
    code: "filed_forms",
    object: getFilingId,
    ...removeRows("tax_filing_lines", "filing_id = $1", getFilingId),
  },
  {
    name: "a rollover that the year's report omits",
    code: "tax_report",
    object: getRolloverId,
    ...removeRolloverRows("rollover_tax_years", "rollover_id = $1"),
  },
];

describe("The books", () => {
  beforeAll(async () => {
    const { rows } = await api.db.pool.query(
      "SELECT id FROM events WHERE rollover_id = $1 AND sequence = 2",
      [rolloverId],
    );
    eventId = rows[0].id;
  });

  it("agree after a rollover whose money arrived and whose tax form was filed", async () => {
    expect(await checkTwice()).toEqual([]);
    expect(await readUnexplainedCount()).toBe(0);
    const { code, stdout } = await runSvc(api.env, "books", "list");
    expect([code, stdout]).toEqual([0, "The books agree.\n"]);
  });

  it.each(DISAGREEMENTS)("show $name, until it is repaired", async ({ code, object, change, repair }) => {
    await change();
    try {
      expect(await checkTwice()).toContain(`${code} ${object()}`);
      expect(await readUnexplainedCount()).toBeGreaterThan(0);
    } finally {
      await repair();
    }
    // A recheck of the findings is enough.
    await checkBooks(books);
    expect(await listFindings(api.db.sql, 100)).toEqual([]);
  });

  it("count a finding only after a later check finds it again", async () => {
    await tamper("UPDATE incoming_funds SET amount = 500 WHERE id = $1", fundsId);
    await checkBooks(books, { startsRound: true });
    expect(await listFindings(api.db.sql, 100)).toEqual([]);
    expect(await readUnexplainedCount()).toBe(0);
    clock.advance(MINUTE_MS);
    await checkBooks(books);
    expect(await readUnexplainedCount()).toBe(1);
    const { data } = await listFindingsWithSvc(api);
    expect(data).toMatchObject([
      {
        object: "book_finding",
        kind: "incoming_funds",
        objectId: fundsId,
        code: "allocations",
        detail: "100.00 is applied instead of 500.00 (status applied)",
      },
    ]);
    const { code, stdout } = await runSvc(api.env, "books", "list");
    expect([code, stdout.includes(fundsId)]).toEqual([1, true]);
    await tamper("UPDATE incoming_funds SET amount = 100 WHERE id = $1", fundsId);
    await checkBooks(books);
    expect(await readUnexplainedCount()).toBe(0);
  });

  /** Repeats the check, because transactions in other databases on the server delay its findings. */
  const checkUntilFound = (ctx: typeof books, id: string) =>
    pollUntil(`the books have a finding about ${id}`, async () => {
      await checkBooks(ctx, { sweptPerRun: 1 });
      return (await readFoundIds()).includes(id);
    });

  it("are checked after each change, without waiting for the daily round", async () => {
    await checkBooks(books);
    const openTransaction = await api.db.pool.connect();
    try {
      // While this transaction is open, its events could precede those of the new rollover.
      await openTransaction.query("BEGIN");
      await openTransaction.query("SELECT pg_current_xact_id()");
      const id = await createRollover(api, {}, "test-manual");
      await tamper("UPDATE rollovers SET priority = 'urgent' WHERE id = $1", id);
      await checkBooks(books, { sweptPerRun: 1 });
      expect(await readFoundIds()).toEqual([]);
      await openTransaction.query("COMMIT");
      await checkUntilFound(books, id);
      expect(await readFoundIds()).toEqual([id]);
      await tamper("UPDATE rollovers SET priority = 'normal' WHERE id = $1", id);
      await checkBooks(books);
      expect(await readFoundIds()).toEqual([]);
    } finally {
      openTransaction.release(true);
    }
  });

  it("are checked after each change even if the clock of the service is wrong", async () => {
    for (const skewMs of [-60 * MINUTE_MS, 60 * MINUTE_MS]) {
      const skewed = { ...books, clock: new TestClock(Date.now() + skewMs) };
      await api.db.pool.query("DELETE FROM book_progress WHERE name = 'changes'");
      await checkBooks(skewed, { sweptPerRun: 1 });
      const id = await createRollover(api, {}, "test-manual");
      await tamper("UPDATE rollovers SET priority = 'urgent' WHERE id = $1", id);
      await checkUntilFound(skewed, id);
      expect(await readFoundIds()).toEqual([id]);
      await tamper("UPDATE rollovers SET priority = 'normal' WHERE id = $1", id);
      await checkBooks(skewed);
      expect(await readFoundIds()).toEqual([]);
    }
  });

  it("are checked until a run's time is up, and the next run continues from the same position", async () => {
    await createRollover(api, {}, "test-manual");
    const readPosition = () => api.db.pool.query("SELECT position FROM book_progress WHERE name = 'changes'");
    const before = (await readPosition()).rows;
    await checkBooks(books, { runMs: 0 });
    expect((await readPosition()).rows).toEqual(before);
    await checkBooks(books);
    expect((await readPosition()).rows).not.toEqual(before);
  });

  it("show a record that cannot be read, and the check continues with the other records", async () => {
    const id = await createRollover(api, {}, "test-manual");
    await tamper("UPDATE rollovers SET receipts = '7' WHERE id = $1", id);
    await tamper("UPDATE incoming_funds SET amount = 500 WHERE id = $1", fundsId);
    try {
      expect(await checkTwice()).toEqual(
        expect.arrayContaining([`unreadable ${id}`, `allocations ${fundsId}`]),
      );
      expect((await readFoundIds()).sort()).toEqual([fundsId, id].sort());
    } finally {
      await tamper("UPDATE rollovers SET receipts = '[]' WHERE id = $1", id);
      await tamper("UPDATE incoming_funds SET amount = 100 WHERE id = $1", fundsId);
    }
    await checkBooks(books);
    expect(await readFoundIds()).toEqual([]);
  });

  it("are checked in parts, and each run continues the round", async () => {
    for (let count = 0; count < 3; count += 1) await createRollover(api, {}, "test-manual");
    const rolloverCount = await api.db.prisma.rollover.count();
    await checkBooks(books, { sweptPerRun: 1, startsRound: true });
    let runs = 1;
    for (; !(await isRoundFinished("rollover")); runs += 1) {
      expect(runs).toBeLessThanOrEqual(rolloverCount);
      await checkBooks(books, { sweptPerRun: 1 });
    }
    expect(runs).toBe(rolloverCount + 1);
  });

  it("are checked by svc books check", async () => {
    const { code, stdout } = await runSvc(api.env, "books", "check");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Checked \d+ records\./);
  });
});

const listFindingsWithSvc = async ({ env }: TestApi) => {
  const { stdout } = await runSvc(env, "books", "list", "--json");
  return JSON.parse(stdout) as { data: object[] };
};

async function readFoundIds(): Promise<string[]> {
  const { rows } = await api.db.pool.query("SELECT object_id FROM book_findings ORDER BY 1");
  return rows.map((row) => row.object_id);
}

async function isRoundFinished(name: string): Promise<boolean> {
  const { rows } = await api.db.pool.query(
    "SELECT coalesce(finished_at >= started_at, false) AS finished FROM book_progress WHERE name = $1",
    [name],
  );
  return rows[0].finished;
}
