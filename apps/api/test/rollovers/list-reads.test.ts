import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Sql } from "@svc/database";
import { createTestEnvironment, type TestEnvironment } from "@svc/testing";
import { readRolloversOfAccounts } from "../../src/rollovers/account-rollovers-store.ts";
import { isPlain } from "../../src/rollovers/lists/list-rollovers.ts";
import type { WorkFilter } from "../../src/rollovers/lists/work-list.ts";
import { workListStatement } from "../../src/rollovers/lists/work-list-store.ts";
import { listStatement } from "../../src/rollovers/rollover-list-statement.ts";
import { ROLLOVER_STATUSES, type RolloverState, statesOf } from "../../src/rollovers/rollover-states.ts";
import { fillRollovers, isAskedFor, type ListedRollover, type ManyRollovers } from "./many-rollovers.ts";
import { countRowsRead } from "./rows-read.ts";

const LIMIT = 20;
/** One page per class and side, finding the classes, and reading the page's rows and stored answers. */
const CLASSES = 2;
const MAX_ROWS = CLASSES * 2 * (LIMIT + 1) + (CLASSES + 1) + 2 * (LIMIT + 1);

const STATES: (readonly RolloverState[] | undefined)[] = [
  undefined,
  ["in_review"],
  ["draft"],
  ...ROLLOVER_STATUSES.map(statesOf),
];

describe("A list of rollovers in an organization that has many", () => {
  let test: TestEnvironment;
  let many: ManyRollovers;
  const names = new Set<string>();

  beforeAll(async () => {
    test = await createTestEnvironment();
    many = await fillRollovers(test);
  });
  afterAll(async () => {
    await many.client.end();
    await test.close();
  });

  function* queriesOf(states: readonly RolloverState[] | undefined) {
    const middle = many.rollovers[many.rollovers.length / 2] as ListedRollover;
    const late = many.rollovers[10] as ListedRollover;
    const places: [Partial<WorkFilter>, ListedRollover | null][] = [
      [{}, null],
      [{ createdAfter: new Date(0), createdBefore: late.createdAt }, middle],
      [{ createdAfter: late.createdAt }, null],
    ];
    const [account, noAccount] = many.accounts;
    const [custodian, destination, noCustodian] = many.custodians;
    for (const accountId of [undefined, account, noAccount])
      for (const custodianId of [undefined, custodian, destination, noCustodian])
        for (const externalId of [undefined, "x-0", "x-none"])
          for (const [range, after] of places)
            yield {
              filter: { order: "newest" as const, states, accountId, custodianId, externalId, ...range },
              after,
            };
  }

  const statementOf = (filter: WorkFilter, after: ListedRollover | null) =>
    isPlain(filter)
      ? listStatement(many.organizationId, filter, after, LIMIT)
      : workListStatement(many.organizationId, filter, after && { at: after.createdAt, id: after.id }, LIMIT);

  it.each(STATES.map((states) => ({ states })))(
    "reads no more than its page by $states beside any other filters, and of an account or external ID no other's",
    async ({ states }) => {
      const faults: unknown[] = [];
      for (const { filter, after } of queriesOf(states)) {
        const statement = statementOf(filter, after);
        names.add(statement.name ?? "");
        const rowsRead = await countRowsRead(many.client, statement);
        const { accountId, externalId } = filter;
        // Filters by account or external ID scan all of their rollovers.
        const walked = many.rollovers.filter((one) =>
          isAskedFor(one, externalId === undefined ? { accountId } : { externalId }),
        ).length;
        const isWalked = accountId !== undefined || externalId !== undefined;
        if (rowsRead > (isWalked ? walked : 0) + MAX_ROWS) faults.push({ rowsRead, filter, after });
      }
      expect(faults).toEqual([]);
      // Each connection caches a plan per statement shape.
      expect(names.size).toBeLessThanOrEqual(5);
    },
  );

  it.each(STATES.map((states) => ({ states })))(
    "finds what fits by $states beside any other filters",
    async ({ states }) => {
      for (const { filter, after } of queriesOf(states)) {
        const { text, values } = statementOf(filter, after);
        const { rows } = await many.client.query<{ id: string | null }>({ text, values });
        const behind = after ? many.rollovers.indexOf(after) + 1 : 0;
        const fitting = many.rollovers.slice(behind).filter((rollover) => isAskedFor(rollover, filter));
        expect(rows.flatMap(({ id }) => id ?? [])).toEqual(fitting.slice(0, LIMIT + 1).map(({ id }) => id));
      }
    },
  );

  it("reads no more than their pages of many accounts at once", async () => {
    const middle = many.rollovers[many.rollovers.length / 2] as ListedRollover;
    for (const after of [null, middle]) {
      let rowsRead = 0;
      const sql: Sql = {
        async query({ name = "", text, values = [] }) {
          rowsRead = await countRowsRead(many.client, { name, text, values: [...values] });
          return (await many.client.query(text, [...values])).rows;
        },
      };
      const pages = await readRolloversOfAccounts(sql, many.organizationId, many.accounts, after, LIMIT);
      const behind = after ? many.rollovers.indexOf(after) + 1 : 0;
      for (const [accountId, { items }] of pages) {
        const fitting = many.rollovers.slice(behind).filter((one) => one.accountId === accountId);
        expect(items.map(({ id }) => id)).toEqual(fitting.slice(0, LIMIT).map(({ id }) => id));
      }
      // A page of one account, as IDs and as rows; the other account has no rollovers.
      expect(rowsRead).toBeLessThanOrEqual(3 * (LIMIT + 1));
    }
  });
});
