import { describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { insertDeclarations } from "../../src/rollovers/tax/disasters/declaration-store.ts";
import { findQueryNames, isNodeQuery } from "../../src/transport/graphql/names.ts";
import { getTypeName } from "../../src/transport/graphql/type-printer.ts";
import { useTestApi } from "../start-test-api.ts";
import { NOW } from "../workflow/rollover-steps.ts";
import { countStatements } from "./count-statements.ts";
import {
  addIncomingFunds,
  buildFullTwin,
  buildTwinFor,
  type FullTwin,
  SHARED_OPERATIONS,
} from "./full-twin.ts";
import { runGraphql } from "./graphql-calls.ts";
import { SCHEMA } from "./select-all.ts";

const LISTS = SHARED_OPERATIONS.filter(({ kind }) => kind === "list");
type List = (typeof LISTS)[number];
type BuildFilters = (twin: FullTwin) => readonly Record<string, string | number | boolean>[];

/** Filters of each list. Some match nothing. */
const FILTERS: Readonly<Record<string, BuildFilters>> = {
  listApprovals: ({ ids }) => [
    { state: "pending" },
    { state: "expired" },
    { action: "reveal" },
    { rolloverId: ids.rol ?? "" },
  ],
  listApiKeys: () => [{ type: "ak" }, { type: "sk" }],
  listDisasterDeclarations: () => [{ state: "FL" }, { state: "CA" }],
  listIncomingFunds: ({ ids }) => [
    { status: "unmatched" },
    { status: "applied" },
    { overdue: true },
    { overdue: false },
    { sort: "oldest" },
    { q: ids.inf ?? "" },
    { receivedTo: "2020-01-01" },
    { amount: "1.00" },
  ],
  listPaymentDetails: ({ body }) => [
    { status: "confirmed" },
    { custodianId: body.source.custodianId },
    { custodianId: body.destination.custodianId },
  ],
  listPlans: () => [{ q: "nothing like it" }, { planNumber: "001" }, { planNumber: "999" }],
  listRequirementSets: ({ body }) => [
    { isCurrent: true },
    { isCurrent: false },
    { expiresBefore: "2999-01-01" },
    { custodianId: body.source.custodianId },
  ],
  listTaxFilings: () => [{ year: "2026" }, { year: "2025" }, { form: "1099-R" }, { form: "5498" }],
};

describe("totalCount", () => {
  const api = useTestApi({ clock: { now: () => new Date(NOW) } });

  const countByPaging = async ({ rest, id }: List, { key, ids }: FullTwin, filter: object = {}) => {
    const path = rest.slice("GET ".length).replace("{id}", ids[id as string] ?? "");
    const query = new URLSearchParams({ limit: "1", ...(filter as Record<string, string>) });
    let count = 0;
    for (;;) {
      const { body } = await api.call("get", `${path}?${query}`, key).expect(200);
      count += body.data.length;
      if (!body.hasMore) return count;
      query.set("cursor", body.nextCursor);
    }
  };

  const readTotalCount = async (
    operation: List,
    { key, ids }: FullTwin,
    { fields = "totalCount", filter }: { fields?: string; filter?: object } = {},
  ): Promise<number | null> => {
    const query = findQueryNames(operation)?.query;
    const { field, parentType } = (operation.graphql ?? {}) as { field?: string; parentType?: string };
    const parent = SHARED_OPERATIONS.find(
      (one) => isNodeQuery(one) && getTypeName(one.view, "output") === parentType,
    );
    const listField = query ?? field;
    const hasFilter = filter !== undefined;
    const filterArgument = hasFilter ? ", filter: $filter" : "";
    const list = `${listField}(first: 1${filterArgument}) { ${fields} edges { cursor } }`;
    const variables = [
      ...(query === undefined ? ["$id: ID!"] : []),
      ...(hasFilter ? [`$filter: ${getFilterType(operation)}`] : []),
    ];
    const operationHead = `query${variables.length > 0 ? ` (${variables.join(", ")})` : ""}`;
    const parentField = parent && findQueryNames(parent)?.query;
    const selection = query ? list : `${parentField}(id: $id) { ${list} }`;
    const document = `${operationHead} { ${selection} }`;
    const values = { ...(query ? {} : { id: ids[operation.id as string] }), ...(hasFilter && { filter }) };
    type Counted = { totalCount: number | null };
    const { data, errors } = await runGraphql<Record<string, Counted | Record<string, Counted> | null>>(
      api,
      document,
      values,
      key,
    );
    expect(errors.filter(({ extensions }) => extensions.code !== "not_found")).toEqual([]);
    const connection = query
      ? data?.[query]
      : (data?.[String(parentField)] as Record<string, Counted>)?.[listField ?? ""];
    return (connection as Counted | null | undefined)?.totalCount ?? null;
  };

  function getFilterType(operation: List): string {
    const query = findQueryNames(operation)?.query ?? "";
    const { args = [] } = SCHEMA.getQueryType()?.getFields()[query] ?? {};
    return String(args.find(({ name }) => name === "filter")?.type);
  }

  it("is a field of every connection", () => {
    const connections = Object.values(SCHEMA.getTypeMap()).filter(({ name }) => name.endsWith("Connection"));
    expect(connections.length).toBeGreaterThan(20);
    const uncounted = connections.filter(
      (type) => !("totalCount" in (type as never as HasFields).getFields()),
    );
    // If this fails, add `count` or `countMany` to `graphql` of the list, as in list-distributions.ts.
    expect(uncounted.map(({ name }) => name)).toEqual([]);
  });

  it.each(LISTS.map((operation) => ({ name: operation.name, operation })))(
    "counts the items on all REST pages of $name, with at most one more statement",
    async ({ operation }) => {
      const twin = await buildTwinFor(api, operation);
      if (operation.name === "listDisasterDeclarations") await insertDeclarations(api.db.sql, DECLARATIONS);
      const expected = await countByPaging(operation, twin);
      if (expected === 0)
        throw new Error(
          `${operation.rest} returned no items. Create one in the entry ${operation.name} of PREPARATIONS in full-twin.ts.`,
        );
      expect(await readTotalCount(operation, twin)).toBe(expected);
      for (const filter of FILTERS[operation.name]?.(twin) ?? []) {
        const count = await countByPaging(operation, twin, filter);
        const totalCount = await readTotalCount(operation, twin, { filter });
        expect({ filter, totalCount }).toEqual({ filter, totalCount: count });
      }
      // Fills caches.
      await readTotalCount(operation, twin, { fields: "" });
      const without = await countStatements(() => readTotalCount(operation, twin, { fields: "" }));
      const counted = await countStatements(() => readTotalCount(operation, twin));
      expect(counted - without).toBeLessThanOrEqual(1);
    },
  );

  it("excludes other organizations", async () => {
    const owner = await buildFullTwin(api);
    await addIncomingFunds(owner);
    const other = await buildKey(api, "ak");
    const otherCaller = { ...owner, ...other };
    for (const operation of LISTS.filter(({ name }) => !SHARED_LISTS.includes(name)))
      expect({ name: operation.name, count: await readTotalCount(operation, otherCaller) }).toEqual({
        name: operation.name,
        // The API key list contains the other caller's own key.
        count: operation.id ? null : operation.name === "listApiKeys" ? 1 : 0,
      });
  });

  it("is null above 1,000, for top-level lists and for lists of an object", async () => {
    const twin = await buildFullTwin(api);
    const insert = async (from: number, to: number) => {
      await api.db.pool.query(
        `INSERT INTO plans (id, organization_id, ein, plan_number, name, account_type, created_by, created_at, updated_at)
         SELECT 'pln_' || lpad(n::text, 26, '0'), $1, lpad(n::text, 9, '0'), '001', 'Plan', 'qualified_plan', '{}', now(), now()
         FROM generate_series($2::int, $3::int) n`,
        [twin.organizationId, from, to],
      );
      await api.db.pool.query(
        `INSERT INTO rollover_nigo_items (id, organization_id, rollover_id, code, reported_by, reported_on, custodian_id, created_by, created_at)
         SELECT 'nigo_' || lpad(n::text, 26, '0'), $1, $4, 'signature_missing', 'source_custodian', '2026-01-02', $5, '{}', now()
         FROM generate_series($2::int, $3::int) n`,
        [twin.organizationId, from, to, twin.rolloverId, twin.body.source.custodianId],
      );
    };
    const lists = LISTS.filter(({ name }) => ["listPlans", "listNigoItems"].includes(name));
    const count = () => Promise.all(lists.map((operation) => readTotalCount(operation, twin)));
    await insert(1, 1_000);
    expect(await count()).toEqual([1_000, 1_000]);
    await insert(1_001, 1_001);
    expect(await count()).toEqual([null, null]);
  });
});

interface HasFields {
  getFields(): object;
}

const SHARED_LISTS = ["listCustodians", "listDisasterDeclarations"];

const DECLARATIONS = [
  { id: "DR-9001-FL", version: 1 },
  { id: "DR-9001-FL", version: 2 },
  { id: "DR-9002-FL", version: 1 },
].map((one) => ({
  ...one,
  title: "Storm",
  areas: [{ state: "FL", counties: null }],
  startsOn: "2026-01-05",
  postponedUntil: "2026-10-01",
  source: "IRS announcement",
  loadedAt: new Date(NOW),
}));
