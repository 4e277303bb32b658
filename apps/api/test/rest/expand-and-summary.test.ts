import { describe, expect, it } from "@jest/globals";
import type { Scope } from "@svc/keys";
import { buildKey } from "@svc/testing";
import { operationsIn } from "../../src/transport/operations.ts";
import { expectProblem } from "../expect-problem.ts";
import { countStatements } from "../graphql/count-statements.ts";
import { buildRestCall, buildTwinFor, type FullTwin } from "../graphql/full-twin.ts";
import { callRest } from "../graphql/transports.ts";
import { useTestApi } from "../start-test-api.ts";
import { NOW } from "../workflow/rollover-steps.ts";

type Json = Record<string, unknown>;

const READS = operationsIn("test").flatMap((operation) =>
  (operation.kind === "list" || operation.kind === "read") && operation.selection
    ? [{ name: operation.name, operation, selection: operation.selection }]
    : [],
);
type Read = (typeof READS)[number];

const EXPANDED = READS.flatMap(({ selection, ...read }) =>
  Object.entries(selection.expansions ?? {}).map(([field, { scope }]) => ({ ...read, field, scope })),
);
const SUMMARIZED = READS.filter(({ selection }) => selection.summary);

/** For each expanded field: the field with the ID, and the collection of the object. */
const SOURCES: Readonly<Record<string, [idField: string, collection: string]>> = {
  account: ["accountId", "accounts"],
  custodian: ["custodianId", "custodians"],
  recordkeeper: ["recordkeeperId", "custodians"],
  plan: ["planId", "plans"],
  event: ["eventId", "events"],
};

const NEW_PLAN = { ein: "12-3456789", name: "Acme 401(k)", accountType: "qualified_plan" };

/** By object type: adds objects, so that some have the expanded reference and some do not. */
const PREPARATIONS: Readonly<Record<string, (twin: FullTwin) => Promise<void>>> = {
  Plan: async ({ api, key, ids, body }) => {
    const path = `/v1/plans/${ids.pln}`;
    await callRest(api, key, "patch", path, { recordkeeperId: body.source.custodianId });
    await callRest(api, key, "post", "/v1/plans", { ...NEW_PLAN, planNumber: "777" });
  },
  RequirementSet: (twin) => addForPlan(twin, "requirement-sets", "rqs"),
  PaymentDetails: (twin) => addForPlan(twin, "payment-details", "pmd"),
  IncomingFunds: async ({ api, key, ids, body }) => {
    const funds = { amount: "10.00", receivedOn: "2026-06-15", method: "wire" };
    const custodianId = body.source.custodianId;
    const created = await callRest(api, key, "post", "/v1/incoming-funds", { ...funds, custodianId });
    ids.inf = (created as { id: string }).id;
  },
};

async function addForPlan({ api, key, ids }: FullTwin, collection: string, prefix: string): Promise<void> {
  const { id: planId } = (await callRest(api, key, "post", "/v1/plans", {
    ...NEW_PLAN,
    planNumber: "888",
  })) as { id: string };
  const path = `/v1/${collection}`;
  const { custodianId: _custodian, ...existing } = (await callRest(
    api,
    key,
    "get",
    `${path}/${ids[prefix]}`,
  )) as Json;
  const input = collection === "payment-details" ? toDetailsInput(existing) : toSetInput(existing);
  await callRest(api, key, "post", path, { ...input, planId });
}

const toSetInput = ({ requirements, source, learnedOn, expiresOn }: Json) => ({
  requirements,
  source,
  learnedOn,
  expiresOn,
});
const toDetailsInput = ({ payee, checkAddress, source }: Json) => ({ payee, checkAddress, source });

describe("expand and view", () => {
  const api = useTestApi({ clock: { now: () => new Date(NOW) } });

  /** Builds a twin: a new organization with the objects that the operation reads. */
  const buildPreparedTwin = async ({ name, operation }: Omit<Read, "selection">): Promise<FullTwin> => {
    const twin = await buildTwinFor(api, operation);
    const [, subject = ""] = /^(?:get|list)(\w+?)s?$/.exec(name) ?? [];
    await PREPARATIONS[subject]?.(twin);
    return twin;
  };
  const call = ({ operation }: Pick<Read, "operation">, twin: FullTwin, query: string) =>
    buildRestCall(operation, twin).query(query);
  const toItems = (body: Json) => (body.object === "list" ? (body.data as Json[]) : [body]);

  it("are accepted by the reads that the guide lists", () => {
    expect(EXPANDED.map(({ name, field }) => `${name} ${field}`).sort()).toEqual(
      [
        "getDelivery event",
        "getDistribution account",
        "getDistribution custodians",
        "getIncomingFunds custodian",
        "getNigoItem custodian",
        "getPaymentDetails custodian",
        "getPaymentDetails plan",
        "getPlan recordkeeper",
        "getRequirementSet custodian",
        "getRequirementSet plan",
        "listDistributions account",
        "listDistributions custodians",
        "listIncomingFunds custodian",
        "listNigoItems custodian",
        "listPaymentDetails custodian",
        "listPaymentDetails plan",
        "listPlans recordkeeper",
        "listRequirementSets custodian",
        "listRequirementSets plan",
        "listWebhookDeliveries event",
      ].sort(),
    );
    expect(SUMMARIZED.map(({ name }) => name).sort()).toEqual([
      "listApprovals",
      "listConsents",
      "listCustodians",
      "listDistributions",
    ]);
  });

  describe.each(EXPANDED)("$name with expand=$field", ({ scope, field, ...read }) => {
    it("200 adds the objects and keeps the other fields, with up to one additional SQL statement", async () => {
      const twin = await buildPreparedTwin(read);
      const unexpanded = await call(read, twin, "").expect(200);
      const expanded = await call(read, twin, `expand=${field}`).expect(200);
      const source = SOURCES[field];
      const expectedItems = await Promise.all(
        toItems(unexpanded.body).map(async (item) => {
          if (!source) return addCustodians(item, twin);
          const [idField, collection] = source;
          const id = item[idField];
          const object = id === null ? null : await callRest(api, twin.key, "get", `/v1/${collection}/${id}`);
          return { ...item, [field]: object };
        }),
      );
      expect(toItems(expanded.body)).toEqual(expectedItems);
      expect(JSON.stringify(expectedItems)).not.toBe(JSON.stringify(toItems(unexpanded.body)));
      expect(expanded.body.nextCursor).toEqual(unexpanded.body.nextCursor);
      expect(expanded.headers.etag).toBeUndefined();
      const countFor = (query: string) => countStatements(async () => void (await call(read, twin, query)));
      expect((await countFor(`expand=${field}`)) - (await countFor(""))).toBeLessThanOrEqual(1);
    });

    it("403 without the scope of the objects", async () => {
      const twin = await buildPreparedTwin(read);
      const { organizationId } = twin;
      if (read.operation.scope === scope) return;
      const scopes = [read.operation.scope as Scope];
      const reader = await buildKey(api, "ak", { organizationId, scopes });
      const limited = { ...twin, key: reader.key };
      expectProblem(await call(read, limited, `expand=${field}`), "insufficient_scope");
      await call(read, limited, "").expect(200);
    });

    it("returns nothing to another organization, and names unknown objects in a 400", async () => {
      const twin = await buildPreparedTwin(read);
      const stranger = { ...twin, key: (await buildKey(api, "ak")).key };
      const response = await call(read, stranger, `expand=${field}`);
      if (response.status === 200) expect(response.body.data).toEqual([]);
      else expectProblem(response, "not_found");
      const unknown = await call(read, twin, `expand=${field},__proto__`);
      expect(expectProblem(unknown, "invalid_request").errors).toEqual([
        { parameter: "expand", detail: expect.stringContaining('does not accept "__proto__"') },
      ]);
    });
  });

  async function addCustodians(item: Json, { key }: FullTwin): Promise<Json> {
    const add = async (side: Json) => ({
      ...side,
      custodian: await callRest(api, key, "get", `/v1/custodians/${side.custodianId}`),
    });
    return {
      ...item,
      source: await add(item.source as Json),
      destinations: await Promise.all(
        (item.destinations as Json[]).map(async (one) => ({
          ...one,
          destination: await add(one.destination as Json),
        })),
      ),
    };
  }

  describe.each(SUMMARIZED)("$name with view=summary", ({ selection, ...read }) => {
    it("200 returns the fields of the summary, with the same cursor", async () => {
      const twin = await buildPreparedTwin(read);
      const full = await call(read, twin, "limit=1").expect(200);
      const summary = await call(read, twin, "limit=1&view=summary").expect(200);
      const [item = {}] = toItems(full.body);
      const expected = Object.entries(item).filter(([name]) => selection.summary?.has(name));
      expect(expected.length).toBeLessThan(Object.keys(item).length);
      expect(summary.body).toEqual({ ...full.body, data: [Object.fromEntries(expected)] });
      expect((await call(read, twin, "limit=1&view=full").expect(200)).body).toEqual(full.body);
    });

    it("400 for another view", async () => {
      const twin = await buildPreparedTwin(read);
      const { errors } = expectProblem(await call(read, twin, "view=short"), "invalid_request");
      expect(errors).toMatchObject([{ parameter: "view" }]);
    });
  });

  it("combines a summary with expanded objects", async () => {
    const list = READS.find(({ name }) => name === "listDistributions") as Read;
    const twin = await buildPreparedTwin(list);
    const { body } = await call(list, twin, "view=summary&expand=account,custodians").expect(200);
    const [item] = body.data;
    expect(item).toMatchObject({
      account: { id: twin.accountId },
      source: { custodian: { object: "custodian" } },
    });
    expect(item).not.toHaveProperty("destinations");
  });

  it("400 for `fields` together with `view=summary`", async () => {
    const list = READS.find(({ name }) => name === "listCustodians") as Read;
    const twin = await buildPreparedTwin(list);
    const { errors } = expectProblem(await call(list, twin, "view=summary&fields=name"), "invalid_request");
    expect(errors).toEqual([{ parameter: "view", detail: "cannot be combined with `fields`" }]);
  });
});
