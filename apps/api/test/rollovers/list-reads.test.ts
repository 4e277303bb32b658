import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Sql } from "@svc/database";
import { createTestEnvironment, type TestEnvironment } from "@svc/testing";
import { readRolloversOfAccounts } from "../../src/rollovers/account-rollovers-store.ts";
import type { RolloverFilter } from "../../src/rollovers/rollover-list-statement.ts";
import {
  ROLLOVER_STATES,
  ROLLOVER_STATUSES,
  type RolloverState,
  statesOf,
} from "../../src/rollovers/rollover-states.ts";
import { listStatement } from "../../src/rollovers/rollover-store.ts";
import { fillRollovers, isAskedFor, type ListedRollover, type ManyRollovers } from "./many-rollovers.ts";
import { countRowsRead } from "./rows-read.ts";

const LIMIT = 20;
/** A page is read twice, as ids and as rows, after the first of each state on either side. */
const MAX_ROWS = 100;

/** What `state` and `status` can ask for: nothing, one state that there is or is not, and the states of each status. */
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

  /** Every combination of the other filters with these states, and where each page begins. */
  function* queriesOf(states: readonly RolloverState[] | undefined) {
    const middle = many.rollovers[many.rollovers.length / 2] as ListedRollover;
    const late = many.rollovers[10] as ListedRollover;
    const places: [RolloverFilter, ListedRollover | null][] = [
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
            yield { filter: { states, accountId, custodianId, externalId, ...range }, after };
  }

  it.each(STATES.map((states) => ({ states })))(
    "reads no more than its page by $states beside any other filters",
    async ({ states }) => {
      const faults: unknown[] = [];
      for (const { filter, after } of queriesOf(states)) {
        const statement = listStatement(many.organizationId, filter, after, LIMIT);
        names.add(statement.name ?? "");
        const rowsRead = await countRowsRead(many.client, statement);
        if (rowsRead > MAX_ROWS) faults.push({ rowsRead, filter, after });
      }
      expect(faults).toEqual([]);
      // The shapes of the statement, each of which every connection keeps a plan of.
      expect(names.size).toBeLessThanOrEqual(41);
    },
  );

  it.each(STATES.map((states) => ({ states })))(
    "finds what fits by $states beside any other filters",
    async ({ states }) => {
      for (const { filter, after } of queriesOf(states)) {
        const { text, values } = listStatement(many.organizationId, filter, after, LIMIT);
        const { rows } = await many.client.query<{ id: string }>({ text, values });
        const behind = after ? many.rollovers.indexOf(after) + 1 : 0;
        const fitting = many.rollovers.slice(behind).filter((rollover) => isAskedFor(rollover, filter));
        expect(rows.map(({ id }) => id)).toEqual(fitting.slice(0, LIMIT + 1).map(({ id }) => id));
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
      // A page of one account, as ids and as rows, after the first of each state; of the other there are none.
      expect(rowsRead).toBeLessThanOrEqual(MAX_ROWS + 4 * ROLLOVER_STATES.length);
    }
  });
});
