import type { TestApi } from "../start-test-api.ts";
import { URL_OF_TESTS, writeAttempt } from "../webhooks/webhook-calls.ts";
import { NOW } from "../workflow/rollover-course.ts";
import { actOn, buildTwin, callRest, listOf, nodesOf, readField, type Twin } from "./faces.ts";
import { asGraphql } from "./graphql-calls.ts";
import { changes, get, lists, mutate, type Operation, post, query, reads } from "./operation.ts";
import { selectAll } from "./select-all.ts";

/** A twin with an endpoint for everything, to which one event is on its way. */
export interface WebhookTwin extends Twin {
  endpointId: string;
  eventId: string;
  deliveryId: string;
}

export async function buildWebhookTwin(api: TestApi): Promise<WebhookTwin> {
  const twin = await buildTwin(api);
  const endpoint = { url: URL_OF_TESTS, eventTypes: ["*"], description: "Back office" };
  const { id: endpointId } = (await post(twin, "/v1/webhook-endpoints", endpoint)) as { id: string };
  await actOn(twin, "submit");
  const { data } = (await get(twin, `/v1/webhook-endpoints/${endpointId}/deliveries`)) as {
    data: { id: string; eventId: string }[];
  };
  const [{ id: deliveryId, eventId } = { id: "", eventId: "" }] = data;
  return { ...twin, endpointId, eventId, deliveryId };
}

const pathOf = ({ endpointId }: WebhookTwin, rest = "") => `/v1/webhook-endpoints/${endpointId}${rest}`;

/** What a field of the endpoint gives. */
const ofEndpoint = ({ api, key, endpointId }: WebhookTwin, field: string) =>
  readField(api, key, "webhookEndpoint", endpointId, field);

/** A page of a field of the endpoint, whose REST list is `path`. */
const listsOfEndpoint = (path: string, field: string, type: string): Operation<WebhookTwin> => ({
  rest: async (twin) => listOf(await get(twin, pathOf(twin, path))),
  graphql: async (twin) => nodesOf(await ofEndpoint(twin, `${field} ${selectAll(type)}`)),
});

/** What a new secret comes with: REST has it among the endpoint's members. */
const makesSecret = (
  rest: (twin: WebhookTwin) => Promise<unknown>,
  name: string,
  input: (twin: WebhookTwin) => object,
): Operation<WebhookTwin> => ({
  rest: async (twin) => {
    const { secret, ...endpoint } = (await rest(twin)) as Record<string, unknown>;
    return { endpoint: asGraphql(endpoint), secret, replayed: false, errors: [] };
  },
  graphql: (twin) => mutate(twin, name, input(twin)),
});

const INPUT = { url: `${URL_OF_TESTS}/2`, eventTypes: ["rollover.*"], ordering: "none", enabled: false };
const PATCH = { eventTypes: ["api_key.revoked"], description: null, enabled: false };
const SINCE = new Date(Date.parse(NOW) - 86_400_000).toISOString();
const ofEndpointId = ({ endpointId }: WebhookTwin) => ({ endpointId });

/** Every operation of webhooks and events, by its `operationId`. */
export const WEBHOOK_OPERATIONS: Readonly<Record<string, Operation<WebhookTwin>>> = {
  createWebhookEndpoint: makesSecret(
    (twin) => post(twin, "/v1/webhook-endpoints", INPUT),
    "createWebhookEndpoint",
    () => INPUT,
  ),
  listWebhookEndpoints: lists(
    () => "/v1/webhook-endpoints?limit=5",
    "webhookEndpoints",
    () => ({ first: 5 }),
  ),
  getWebhookEndpoint: reads(pathOf, "webhookEndpoint", ({ endpointId }) => ({ id: endpointId })),
  updateWebhookEndpoint: changes(
    (twin) => callRest(twin.api, twin.key, "patch", pathOf(twin), PATCH),
    "updateWebhookEndpoint",
    "endpoint",
    ({ endpointId }) => ({ endpointId, ...PATCH }),
  ),
  deleteWebhookEndpoint: {
    rest: (twin) => callRest(twin.api, twin.key, "delete", pathOf(twin)),
    graphql: async (twin) => {
      const input = ofEndpointId(twin);
      const { deletedEndpointId } = (await mutate(twin, "deleteWebhookEndpoint", input)) as Record<
        string,
        unknown
      >;
      return { id: deletedEndpointId, object: "webhook_endpoint", deleted: true };
    },
  },
  revealWebhookSecret: {
    rest: async (twin) => ({ ...asGraphql((await get(twin, pathOf(twin, "/secret"))) as never), errors: [] }),
    graphql: (twin) => mutate(twin, "revealWebhookSecret", ofEndpointId(twin)),
  },
  rotateWebhookSecret: makesSecret(
    (twin) => post(twin, pathOf(twin, "/rotate-secret"), {}),
    "rotateWebhookSecret",
    ofEndpointId,
  ),
  testWebhookEndpoint: changes(
    (twin) => post(twin, pathOf(twin, "/test"), {}),
    "testWebhookEndpoint",
    "delivery",
    ofEndpointId,
  ),
  getWebhookStats: {
    prepare: ({ api, deliveryId }) => writeAttempt(api, deliveryId, { statusCode: 200 }, new Date(NOW)),
    rest: async (twin) => asGraphql((await get(twin, pathOf(twin, "/stats"))) as never),
    graphql: (twin) => ofEndpoint(twin, `stats ${selectAll("WebhookStats")}`),
  },
  listWebhookDeliveries: listsOfEndpoint(
    "/deliveries?limit=1&status=waiting&type=rollover.submitted",
    'deliveries(first: 1, filter: {status: waiting, type: "rollover.submitted"})',
    "WebhookDeliveryConnection",
  ),
  recoverWebhookEndpoint: changes(
    (twin) => post(twin, pathOf(twin, "/recover"), { since: SINCE, status: "all" }),
    "recoverWebhookEndpoint",
    "recovery",
    ({ endpointId }) => ({ endpointId, since: SINCE, status: "all" }),
  ),
  listWebhookRecoveries: {
    ...listsOfEndpoint("/recover?limit=1", "recoveries(first: 1)", "WebhookRecoveryConnection"),
    prepare: (twin) => post(twin, pathOf(twin, "/recover"), { since: SINCE, status: "missing" }),
  },
  getDelivery: {
    prepare: async ({ api, deliveryId }) => {
      await writeAttempt(api, deliveryId, { statusCode: null, error: "no route" }, new Date(NOW));
      await writeAttempt(api, deliveryId, { statusCode: 200 }, new Date(NOW));
    },
    rest: async (twin) => asGraphql((await get(twin, `/v1/deliveries/${twin.deliveryId}`)) as never),
    graphql: async (twin) => {
      const { api, key, deliveryId } = twin;
      const delivery = await query(twin, "webhookDelivery", { id: deliveryId });
      const field = `history ${selectAll("WebhookAttempt")}`;
      return {
        ...(delivery as object),
        history: await readField(api, key, "webhookDelivery", deliveryId, field),
      };
    },
  },
  listEvents: lists(
    ({ rolloverId }) => `/v1/events?rolloverId=${rolloverId}&afterSequence=1&type=rollover.submitted`,
    "events",
    ({ rolloverId }) => ({ filter: { rolloverId, afterSequence: 1, type: "rollover.submitted" } }),
  ),
  getEvent: reads(
    ({ eventId }) => `/v1/events/${eventId}`,
    "event",
    ({ eventId }) => ({ id: eventId }),
  ),
  redeliverEvent: {
    rest: async (twin) => {
      const path = `/v1/events/${twin.eventId}/redeliver`;
      const { data } = (await post(twin, path, {})) as { data: Record<string, unknown>[] };
      return { deliveries: data.map(asGraphql), replayed: false, errors: [] };
    },
    graphql: (twin) => mutate(twin, "redeliverEvent", { eventId: twin.eventId }),
  },
  listEventTypes: {
    rest: async (twin) =>
      ((await get(twin, "/v1/event-types")) as { data: Record<string, unknown>[] }).data.map(asGraphql),
    graphql: (twin) => query(twin, "eventTypes"),
  },
};
