import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestEnvironment, useResource } from "@svc/testing";
import { type CursorPosition, ORDERS, type Order } from "../../src/rollovers/lists/list-order.ts";
import { MAX_CANDIDATES } from "../../src/rollovers/lists/list-plan.ts";
import type { WorkFilter } from "../../src/rollovers/lists/work-list.ts";
import { buildWorkListStatement } from "../../src/rollovers/lists/work-list-store.ts";
import { countRowsRead } from "./count-rows-read.ts";
import {
  filterAndSort,
  insertWorkRollovers,
  isAfter,
  toCursorPosition,
  type WorkFixture,
  type WorkRollover,
} from "./work-fixture.ts";

const LIMIT = 3;
/** Two states, two priorities, and 8 of the 16 combinations of pending party, type, overdue and mismatch. */
const CLASS_COUNT = 2 * 2 * 8;
/** A list reads the classes, a page per class and side (source or destination), then the rows of its page. */
const MAX_ROWS = CLASS_COUNT * 2 * (LIMIT + 1) + (CLASS_COUNT + 1) + (LIMIT + 1);

const PLAN_FILTERS = [
  { planId: "pln_1" },
  { planId: "pln_many" },
  { planId: "pln_many", priority: "urgent" as const },
  { planId: "none" },
];

const addUndefined = <T>(...values: T[]) => [undefined, ...values];

describe("An operations work list in an organization with many rollovers", () => {
  let fixture: WorkFixture;
  const statementNames = new Set<string>();
  afterAll(() => fixture?.client.end());
  const test = useResource(createTestEnvironment);
  beforeAll(async () => {
    fixture = await insertWorkRollovers(test);
  });

  function* generateClassFilters(): Generator<Partial<WorkFilter>> {
    for (const states of addUndefined(["in_review" as const], ["draft" as const, "completed" as const]))
      for (const pendingOn of addUndefined(["operations" as const]))
        for (const type of addUndefined("indirect_60_day" as const))
          for (const overdue of addUndefined(true))
            for (const mismatch of addUndefined(false)) yield { states, pendingOn, type, overdue, mismatch };
  }

  /** Generates filters that an index serves, with and without a time range and a cursor. */
  function* generateIndexedFilters(
    order: Order,
  ): Generator<{ filter: WorkFilter; after: CursorPosition | null }> {
    const [custodian, destination, noCustodian] = fixture.custodians;
    const middleRollover = fixture.rollovers[5_000] as WorkRollover;
    const range = {
      newest: { createdAfter: new Date(0), createdBefore: middleRollover.createdAt },
      updated: { updatedAfter: middleRollover.createdAt },
      deadline: { dueBefore: middleRollover.createdAt },
      urgency: { dueBefore: middleRollover.createdAt },
    }[order];
    const indexedFilters = [
      {},
      { custodianId: custodian },
      { custodianId: destination },
      { custodianId: noCustodian },
      { assigneeId: "ops-1" },
      { assigneeId: "ops-none" },
      { unassigned: true as const },
      { priority: "urgent" as const },
      { priority: "normal" as const },
      { priority: "low" as const },
      { unassigned: true as const, priority: "urgent" as const },
      { custodianId: custodian, priority: "urgent" as const },
      ...(order === "newest" ? PLAN_FILTERS : []),
    ];
    const middle = toCursorPosition(middleRollover, order);
    for (const classes of generateClassFilters())
      for (const indexedFilter of indexedFilters) {
        yield { filter: { ...classes, ...indexedFilter, order }, after: null };
        yield { filter: { ...classes, ...indexedFilter, ...range, order }, after: middle };
      }
  }

  /** Generates filters that no index serves: few rows match, or the query is rejected. */
  function* generateScanningFilters(
    order: Order,
  ): Generator<{ filter: WorkFilter; after: CursorPosition | null }> {
    const middleRollover = fixture.rollovers[5_000] as WorkRollover;
    const [account, noAccount] = fixture.accounts;
    const [custodian] = fixture.custodians;
    const selectiveFilters: Partial<WorkFilter>[] = [
      { accountId: account },
      { accountId: fixture.smallAccount },
      { accountId: noAccount, custodianId: custodian },
      { externalId: "x-0" },
      { externalId: "x-none" },
      { distributionId: "dst_1" },
      { distributionId: "none" },
      { planId: "pln_1" },
      { planId: "pln_1", custodianId: custodian, type: "direct", mismatch: true },
      { planId: "none" },
      { planId: "pln_many", custodianId: custodian },
      { planId: "pln_many", assigneeId: "ops-1", priority: "urgent" },
      { assigneeId: "ops-1", custodianId: custodian },
      { unassigned: true, custodianId: custodian, updatedAfter: middleRollover.createdAt },
      { tag: "vip" },
      { tag: "none" },
      { tag: "north", assigneeId: "ops-1", priority: "urgent", unassigned: true },
      { assigneeId: "ops-1", custodianId: custodian, updatedAfter: middleRollover.createdAt },
      { createdAfter: middleRollover.createdAt, dueBefore: middleRollover.createdAt },
      {
        createdAfter: middleRollover.createdAt,
        updatedAfter: middleRollover.createdAt,
        custodianId: custodian,
      },
      { search: { text: "x-0", name: "x-0", emailIndexes: [], mask: null } },
      { search: { text: "grace h", name: "grace h", emailIndexes: ["none"], mask: "****0000" } },
    ];
    for (const classes of [{}, { states: ["completed" as const], type: "direct" as const, overdue: true }])
      for (const one of selectiveFilters)
        for (const after of [null, toCursorPosition(middleRollover, order)])
          yield { filter: { ...classes, ...one, order }, after };
  }

  const listRows = async (filter: WorkFilter, after: CursorPosition | null) => {
    const { text, values } = buildWorkListStatement(fixture.organizationId, filter, { after, limit: LIMIT });
    return (await fixture.client.query<{ id: string | null; candidateCount: number }>({ text, values })).rows;
  };
  const listExpectedIds = (filter: WorkFilter, after: CursorPosition | null) => {
    const listed = filterAndSort(fixture.rollovers, filter);
    const listedAfter = after
      ? listed.filter((one) => isAfter(toCursorPosition(one, filter.order), after, filter.order))
      : listed;
    return listedAfter.slice(0, LIMIT + 1).map(({ id }) => id);
  };

  it.each(ORDERS)(
    "reads at most one page per class in %s order, for every filter that an index serves",
    async (order) => {
      const violations: unknown[] = [];
      for (const { filter, after } of generateIndexedFilters(order)) {
        const statement = buildWorkListStatement(fixture.organizationId, filter, { after, limit: LIMIT });
        statementNames.add(statement.name ?? "");
        const rowsRead = await countRowsRead(fixture.client, statement);
        if (rowsRead > MAX_ROWS) violations.push({ rowsRead, filter, after });
      }
      expect(violations).toEqual([]);
      expect(statementNames.size).toBeLessThanOrEqual(ORDERS.length * 3 + 1);
    },
  );

  it.each(ORDERS)("returns the matching rollovers in %s order", async (order) => {
    for (const { filter, after } of generateIndexedFilters(order)) {
      const rows = await listRows(filter, after);
      expect({ filter, found: rows.flatMap(({ id }) => id ?? []) }).toEqual({
        filter,
        found: listExpectedIds(filter, after),
      });
    }
  });

  it.each(ORDERS)(
    "reads a bounded number of rows in %s order for other filters, and returns the matches or reports too many candidates",
    async (order) => {
      const violations: unknown[] = [];
      let rejectedCount = 0;
      for (const { filter, after } of generateScanningFilters(order)) {
        const statement = buildWorkListStatement(fixture.organizationId, filter, { after, limit: LIMIT });
        const rowsRead = await countRowsRead(fixture.client, statement);
        // Candidates are read as IDs and rows; a search reads IDs from four sources.
        const bound = (filter.search ? 5 : 2) * (MAX_CANDIDATES + 1) + MAX_ROWS;
        if (rowsRead > bound) violations.push({ rowsRead, filter, after });
        const rows = await listRows(filter, after);
        if ((rows[0]?.candidateCount ?? 0) > MAX_CANDIDATES) rejectedCount += 1;
        else if (!filter.search) {
          expect({ filter, found: rows.flatMap(({ id }) => id ?? []) }).toEqual({
            filter,
            found: listExpectedIds(filter, after),
          });
        }
      }
      expect(violations).toEqual([]);
      expect(rejectedCount).toBeGreaterThan(0);
    },
  );
});
