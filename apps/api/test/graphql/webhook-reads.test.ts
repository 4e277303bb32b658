import { beforeAll, describe, expect, it } from "@jest/globals";
import { uuidFromId } from "@svc/service-kit";
import { buildKey } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { buildWebhookOwner, type WebhookOwner, writeAttempt } from "../webhooks/webhook-calls.ts";
import { countStatements } from "./count-statements.ts";
import { runGraphql, toGraphqlObject } from "./graphql-calls.ts";
import { selectAll } from "./select-all.ts";

interface Delivery {
  id: string;
  endpointId: string;
  eventId: string;
  history: { statusCode: number | null; responseBody: string | null; request: { body: string } }[] | null;
  event: { id: string; type: string } | null;
}

interface Endpoint {
  id: string;
  stats: { endpointId: string; waiting: number; attempts: number } | null;
  deliveries: { edges: { node: Delivery }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } | null;
  recoveries: { edges: { node: { id: string; endpointId: string } }[] } | null;
}

const DELIVERY = `id endpointId eventId history ${selectAll("WebhookAttempt")} event ${selectAll("Event")}`;
const LIST = `query ($first: Int!) { webhookEndpoints(first: $first) { edges { node {
  id stats ${selectAll("WebhookStats")} recoveries(first: 2) { edges { node { id endpointId } } }
  deliveries(first: 2) { edges { node { ${DELIVERY} } } pageInfo { hasNextPage endCursor } }
} } } }`;

describe("Related objects of endpoints and deliveries", () => {
  const api = useTestApi({ env: { GRAPHQL_MAX_COST: "20000" } });
  let owner: WebhookOwner;
  let rolloverId: string;
  beforeAll(async () => {
    owner = await buildWebhookOwner(api);
    for (let count = 0; count < 6; count += 1) {
      const { id } = await owner.createEndpoint();
      const since = new Date(Date.now() - 3_600_000).toISOString();
      await owner.send("post", `webhook-endpoints/${id}/recover`, { since }).expect(202);
    }
    rolloverId = await owner.createRollover();
    await owner.send("patch", `rollovers/${rolloverId}`, { metadata: { a: "b" } }).expect(200);
    const { rows } = await api.db.pool.query("SELECT id FROM webhook_deliveries ORDER BY id");
    for (const { id } of rows.slice(4)) {
      await api.db.pool.query(
        `INSERT INTO webhook_attempts (delivery_id, url, attempted_at, latency_ms, status_code, response_body)
          SELECT $1::uuid, 'https://hooks.example.com/in', now(), 5, 500 + n, $1::text || ' ' || n FROM generate_series(1, 2) n`,
        [id],
      );
    }
  });

  const list = async (first: number, key = owner.key) => {
    type Data = { webhookEndpoints: { edges: { node: Endpoint }[] } };
    const response = await runGraphql<Data>(api, LIST, { first }, key);
    return { nodes: response.data.webhookEndpoints.edges.map(({ node }) => node), errors: response.errors };
  };

  it("are read with as many statements for six endpoints as for one", async () => {
    await list(1);
    const counts: number[] = [];
    for (const first of [1, 2, 6]) counts.push(await countStatements(() => list(first)));
    // Endpoints, stats, recoveries and deliveries; then events, attempts and response bodies.
    expect(counts).toEqual([7, 7, 7]);
  });

  it("belong to their own endpoint or delivery, as REST shows them", async () => {
    const { nodes, errors } = await list(6);
    expect(errors).toEqual([]);
    expect(nodes).toHaveLength(6);
    for (const { id, stats, deliveries, recoveries } of nodes) {
      const read = async (path: string) =>
        (await owner.send("get", `webhook-endpoints/${id}/${path}`).expect(200)).body;
      const { since, ...counted } = await read("stats");
      expect(stats).toMatchObject(toGraphqlObject(counted));
      // The account's creation, and the rollover's creation and update.
      expect(stats?.waiting).toBe(3);
      const page = await read("deliveries?limit=2");
      expect(deliveries?.edges.map(({ node }) => node.id)).toEqual(page.data.map((one: Delivery) => one.id));
      expect(deliveries?.pageInfo).toEqual({ hasNextPage: true, endCursor: page.nextCursor });
      expect(recoveries?.edges.map(({ node }) => node)).toEqual([
        { id: expect.stringMatching(/^whr_/), endpointId: id },
      ]);
      for (const { node } of deliveries?.edges ?? []) {
        const { body } = await owner.send("get", `deliveries/${node.id}`).expect(200);
        expect(node.history).toEqual(body.history);
        expect(node.event).toEqual(toGraphqlObject((await owner.send("get", `events/${node.eventId}`)).body));
        for (const { responseBody } of node.history ?? [])
          expect(responseBody).toContain(uuidFromId(node.id));
      }
    }
    const attempts = nodes.flatMap(({ deliveries }) => deliveries?.edges.flatMap((one) => one.node.history));
    expect(attempts.length).toBeGreaterThan(20);
  });

  it("include response bodies only if they are selected", async () => {
    const withoutBodies =
      "{ webhookEndpoints { edges { node { deliveries { edges { node { history { statusCode } } } } } } } }";
    const statements = await countStatements(() => runGraphql(api, withoutBodies, {}, owner.key));
    expect(statements).toBe(3);
  });

  it("count toward the document's cost before they are read: an attempt's response as 20 fields, stats as 100", async () => {
    const readCostErrors = async (first: number) => {
      const document = `{ webhookEndpoints(first: ${first}) { edges { node { stats { waiting }
        deliveries(first: 3) { edges { node { history { statusCode responseBody } } } } } } } }`;
      return (await runGraphql(api, document, {}, owner.key)).errors.map(({ message }) => message);
    };
    expect(await readCostErrors(26)).toEqual([]);
    // Each endpoint costs 743: 2 for itself and its edge, 101 for stats, and 1 + 3 × (2 + 1 + 10 × 21) for deliveries.
    expect(await readCostErrors(28)).toEqual(["The document costs 20805, and the limit is 20000."]);
  });

  it("can be filtered as in REST, with errors for invalid filters and pages", async () => {
    const endpoint = (await owner.createEndpoint({ description: "created last" })).id;
    await owner.createRollover();
    const path = `webhook-endpoints/${endpoint}/deliveries`;
    const [newest] = (await owner.send("get", `${path}?limit=1`)).body.data;
    await writeAttempt(api, newest.id, { statusCode: 200 }, new Date());
    const read = async (args: string) => {
      const document = `query ($id: ID!) { webhookEndpoint(id: $id) { deliveries(${args}) {
        edges { cursor node { id } } } } }`;
      type Data = { webhookEndpoint: Endpoint | null };
      const { data, errors } = await runGraphql<Data>(api, document, { id: endpoint }, owner.key);
      return {
        ids: data.webhookEndpoint?.deliveries?.edges.map(({ node }) => node.id),
        parameters: errors.map(({ extensions }) => extensions.errors?.map(({ parameter }) => parameter)),
      };
    };
    const filters = [
      { status: "succeeded" },
      { status: "waiting" },
      { status: "failed" },
      { type: "account.created" },
      { rolloverId: (await owner.send("get", `events/${newest.eventId}`)).body.data.rolloverId },
      { eventId: newest.eventId, status: null },
      { eventId: newest.eventId, status: "waiting" },
    ];
    const counts: number[] = [];
    for (const filter of filters) {
      const activeFilters = Object.entries(filter).filter(([, value]) => value !== null);
      const query = new URLSearchParams(activeFilters).toString();
      const { data } = (await owner.send("get", `${path}?${query}`)).body;
      const fields = Object.entries(filter).map(([name, value]) =>
        name === "status" ? `status: ${value}` : `${name}: "${value}"`,
      );
      const { ids } = await read(`filter: {${fields.join(", ")}}`);
      expect(ids).toEqual(data.map((one: Delivery) => one.id));
      counts.push(data.length);
    }
    expect(counts).toEqual([1, 1, 0, 1, 1, 1, 0]);
    for (const [args, parameter] of [
      ['filter: {type: "rollover.*"}', "filter.type"],
      ['filter: {rolloverId: "evt_1"}', "filter.rolloverId"],
      ['filter: {eventId: "\\u0000"}', "filter.eventId"],
      ['after: "x"', "after"],
      ["first: 101", "first"],
    ] as const) {
      expect(await read(args)).toEqual({ ids: undefined, parameters: [[parameter]] });
    }
    await owner.send("delete", `webhook-endpoints/${endpoint}`).expect(200);
  });

  it("are null, with an error at their path, without the scope to read them", async () => {
    const { organizationId } = owner;
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["webhooks:read"] });
    const { nodes, errors } = await list(2, reader.key);
    const deliveries = nodes.flatMap((node) => node.deliveries?.edges.map((edge) => edge.node) ?? []);
    expect(deliveries.map(({ history, event }) => [history?.length, event])).toEqual(
      deliveries.map(() => [expect.any(Number), null]),
    );
    expect(new Set(errors.map(({ path, extensions }) => [path?.at(-1), extensions.code].join()))).toEqual(
      new Set(["event,insufficient_scope"]),
    );

    const writer = await buildKey(api, "ak", { organizationId, scopes: ["webhooks:write"] });
    const endpointId = nodes[0]?.id;
    const document = `mutation ($input: TestWebhookEndpointInput!) { testWebhookEndpoint(input: $input) {
      delivery { id status history { statusCode } event { id } } } }`;
    const tested = await runGraphql(api, document, { input: { endpointId } }, writer.key);
    expect(tested.data).toEqual({
      testWebhookEndpoint: {
        delivery: { id: expect.stringMatching(/^whd_/), status: "waiting", history: null, event: null },
      },
    });
    expect(tested.errors.map(({ path }) => path?.at(-1)).sort()).toEqual(["event", "history"]);
  });

  it("can be read until the endpoint is deleted; then it is not found", async () => {
    const { id } = await owner.createEndpoint();
    const document = `mutation ($input: UpdateWebhookEndpointInput!, $deletion: DeleteWebhookEndpointInput!) {
      before: updateWebhookEndpoint(input: $input) { endpoint { stats { waiting } } }
      deleteWebhookEndpoint(input: $deletion) { deletedEndpointId }
    }`;
    const variables = { input: { endpointId: id, enabled: false }, deletion: { endpointId: id } };
    const { data, errors } = await runGraphql(api, document, variables, owner.key);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      before: { endpoint: { stats: { waiting: 0 } } },
      deleteWebhookEndpoint: { deletedEndpointId: id },
    });
    const query = "query ($id: ID!) { webhookEndpoint(id: $id) { id } }";
    const again = await runGraphql(api, query, { id }, owner.key);
    expect(again.errors).toMatchObject([{ extensions: { code: "not_found", status: 404 } }]);
  });
});
