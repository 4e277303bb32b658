import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Sql } from "@svc/database";
import { listStates, ROLLOVER_STATUSES, type RolloverState } from "@svc/rollover-rules/rollover-states";
import { createTestEnvironment, useResource } from "@svc/testing";
import { readRolloversByAccount } from "../../src/rollovers/lists/account-rollovers-store.ts";
import { hasOnlyCreationFilters } from "../../src/rollovers/lists/list-rollovers.ts";
import type { WorkFilter } from "../../src/rollovers/lists/work-list.ts";
import { buildWorkListStatement } from "../../src/rollovers/lists/work-list-store.ts";
import {
  buildResponsesStatement,
  buildSummariesStatement,
} from "../../src/rollovers/store/rollover-list-statement.ts";
import { countRowsRead } from "./count-rows-read.ts";
import {
  insertManyRollovers,
  type ListedRollover,
  matchesFilter,
  type RolloverFixture,
} from "./rollover-fixture.ts";

const LIMIT = 20;
/** Rollovers differ in class only by their two states. */
const CLASS_COUNT = 2;
/** A list reads the classes, a page per class and side (source or destination), then its rows and stored responses. */
const MAX_ROWS = CLASS_COUNT * 2 * (LIMIT + 1) + (CLASS_COUNT + 1) + 2 * (LIMIT + 1);

const STATES: (readonly RolloverState[] | undefined)[] = [
  undefined,
  ["in_review"],
  ["draft"],
  ...ROLLOVER_STATUSES.map(listStates),
];

describe("List of rollovers in a large organization", () => {
  let fixture: RolloverFixture;
  const statementNames = new Set<string>();
  afterAll(() => fixture?.client.end());
  const test = useResource(createTestEnvironment);
  beforeAll(async () => {
    fixture = await insertManyRollovers(test);
  });

  function* generateQueries(states: readonly RolloverState[] | undefined) {
    const middle = fixture.rollovers[fixture.rollovers.length / 2] as ListedRollover;
    const recent = fixture.rollovers[10] as ListedRollover;
    const ranges: [Partial<WorkFilter>, ListedRollover | null][] = [
      [{}, null],
      [{ createdAfter: new Date(0), createdBefore: recent.createdAt }, middle],
      [{ createdAfter: recent.createdAt }, null],
    ];
    const [account, noAccount] = fixture.accounts;
    const [custodian, destination, noCustodian] = fixture.custodians;
    for (const accountId of [undefined, account, noAccount])
      for (const custodianId of [undefined, custodian, destination, noCustodian])
        for (const externalId of [undefined, "x-0", "x-none"])
          for (const [range, after] of ranges)
            yield {
              filter: { order: "newest" as const, states, accountId, custodianId, externalId, ...range },
              after,
            };
  }

  const toStatement = (filter: WorkFilter, after: ListedRollover | null) =>
    hasOnlyCreationFilters(filter)
      ? buildResponsesStatement(fixture.organizationId, { between: filter, after, limit: LIMIT })
      : buildWorkListStatement(fixture.organizationId, filter, {
          after: after && { sortTime: after.createdAt, id: after.id },
          limit: LIMIT,
        });

  it.each(STATES.map((states) => ({ states })))(
    "reads at most one page for $states and any other filters, plus the rollovers of a filtered account or external ID",
    async ({ states }) => {
      const violations: unknown[] = [];
      for (const { filter, after } of generateQueries(states)) {
        const statement = toStatement(filter, after);
        statementNames.add(statement.name ?? "");
        const rowsRead = await countRowsRead(fixture.client, statement);
        const { accountId, externalId } = filter;
        const scannedCount = fixture.rollovers.filter((one) =>
          matchesFilter(one, externalId === undefined ? { accountId } : { externalId }),
        ).length;
        const isScan = accountId !== undefined || externalId !== undefined;
        if (rowsRead > (isScan ? scannedCount : 0) + MAX_ROWS) violations.push({ rowsRead, filter, after });
      }
      expect(violations).toEqual([]);
      expect(statementNames.size).toBeLessThanOrEqual(5);
    },
  );

  it.each(STATES.map((states) => ({ states })))(
    "returns the rollovers that match $states and any other filters",
    async ({ states }) => {
      for (const { filter, after } of generateQueries(states)) {
        const { text, values } = toStatement(filter, after);
        const { rows } = await fixture.client.query<{ id: string | null }>({ text, values });
        const start = after ? fixture.rollovers.indexOf(after) + 1 : 0;
        const matching = fixture.rollovers.slice(start).filter((rollover) => matchesFilter(rollover, filter));
        expect(rows.flatMap(({ id }) => id ?? [])).toEqual(matching.slice(0, LIMIT + 1).map(({ id }) => id));
      }
    },
  );

  it.each<[string, number | undefined]>([
    ["from the start", undefined],
    ["after rollover 10", 10],
  ])("reads at most one page of summaries %s", async (_, index) => {
    const after = index === undefined ? null : (fixture.rollovers[index] as ListedRollover);
    const statement = buildSummariesStatement(fixture.organizationId, { between: {}, after, limit: LIMIT });
    const start = index === undefined ? 0 : index + 1;
    const matching = fixture.rollovers.slice(start, start + LIMIT + 1);
    const { rows } = await fixture.client.query<{ id: string }>(statement.text, [
      ...(statement.values ?? []),
    ]);
    expect(rows.map(({ id }) => id)).toEqual(matching.map(({ id }) => id));
    expect(await countRowsRead(fixture.client, statement)).toBeLessThanOrEqual(LIMIT + 2);
  });

  it("reads at most the requested pages of several accounts", async () => {
    const middle = fixture.rollovers[fixture.rollovers.length / 2] as ListedRollover;
    for (const after of [null, middle]) {
      let rowsRead = 0;
      const sql: Sql = {
        async query({ name = "", text, values = [] }) {
          rowsRead = await countRowsRead(fixture.client, { name, text, values: [...values] });
          return (await fixture.client.query(text, [...values])).rows;
        },
      };
      const pages = await readRolloversByAccount(sql, fixture.organizationId, {
        accountIds: fixture.accounts,
        after,
        limit: LIMIT,
      });
      const start = after ? fixture.rollovers.indexOf(after) + 1 : 0;
      for (const [accountId, { items }] of pages) {
        const matching = fixture.rollovers.slice(start).filter((one) => one.accountId === accountId);
        expect(items.map(({ id }) => id)).toEqual(matching.slice(0, LIMIT).map(({ id }) => id));
      }
      // A page of one account, as IDs and as rows; the other account has no rollovers.
      expect(rowsRead).toBeLessThanOrEqual(3 * (LIMIT + 1));
    }
  });
});
