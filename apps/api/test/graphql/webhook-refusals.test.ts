import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { buildReceiver, type Receiver, URL_OF_TESTS } from "../webhooks/webhook-calls.ts";
import { mutateFor } from "./payloads.ts";

const INPUT = { url: URL_OF_TESTS, eventTypes: ["*"] };
const SINCE = new Date(Date.now() - 3_600_000).toISOString();

describe("mutations of webhooks that are refused", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  const mutate = ({ key }: Receiver, name: string, input: object, fields: string) =>
    mutateFor({ api, key }, name, input, fields);

  it("are those for a fifty-first endpoint, also of many at once", async () => {
    const receiver = await buildReceiver(api);
    const now = new Date();
    await api.db.prisma.webhookEndpoint.createMany({
      data: Array.from({ length: 48 }, () => ({
        ...INPUT,
        id: newId("whe"),
        organizationId: receiver.organizationId,
        secrets: [],
        createdAt: now,
        updatedAt: now,
      })),
    });
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        mutate(receiver, "createWebhookEndpoint", INPUT, "endpoint { id } secret replayed"),
      ),
    );
    const refused = made.filter(({ endpoint }) => endpoint === null);
    expect(refused).toEqual(
      Array(3).fill({
        endpoint: null,
        secret: null,
        replayed: false,
        errors: [
          {
            __typename: "ConflictError",
            code: "limit_exceeded",
            message: "An organization has at most 50 webhook endpoints.",
            path: ["input"],
            retryAfterSeconds: null,
          },
        ],
      }),
    );
  });

  it("name every field that is not valid, by its place in the input, and write nothing", async () => {
    const receiver = await buildReceiver(api);
    const { id: endpointId } = await receiver.create();
    await receiver.createRollover();
    const [event] = (await receiver.send("get", "events?limit=1").expect(200)).body.data;
    const before = await countRows(api);
    const [ofCreate, ofUpdate] = ["createWebhookEndpoint", "updateWebhookEndpoint"];
    for (const [name, input, paths] of [
      [ofCreate, { url: "https://127.0.0.1/", eventTypes: ["*"] }, ["url"]],
      [ofCreate, { url: "https://x.example.com/\u0000", eventTypes: ["*"] }, ["url"]],
      [ofCreate, { ...INPUT, description: "SSN 123-45-6789" }, ["description"]],
      [ofCreate, { ...INPUT, eventTypes: ["*", "nothing.*"] }, ["eventTypes.1"]],
      [
        ofCreate,
        { url: "ftp://x.example.com", eventTypes: [], description: " " },
        ["url", "eventTypes", "description"],
      ],
      [ofUpdate, { endpointId }, [""]],
      [ofUpdate, { endpointId, url: null, enabled: null }, ["url", "enabled"]],
      [ofUpdate, { endpointId, url: "http://169.254.169.254/latest" }, ["url"]],
      ["recoverWebhookEndpoint", { endpointId, since: "yesterday" }, ["since"]],
      ["recoverWebhookEndpoint", { endpointId, since: "0001-01-01T00:00:00Z" }, ["since"]],
      ["recoverWebhookEndpoint", { endpointId, since: SINCE, until: "2020-01-01T00:00:00Z" }, ["until"]],
      ["redeliverEvent", { eventId: event.id, endpointId: "x" }, ["endpointId"]],
    ] as const) {
      const { errors } = await mutate(receiver, name, input, "__typename");
      for (const error of errors)
        expect(error).toMatchObject({ __typename: "ValidationError", code: "validation_failed" });
      expect(errors.map(({ path }) => (path as string[]).slice(1).join("."))).toEqual(paths);
      expect(JSON.stringify(errors)).not.toMatch(/123-45-6789|169\.254/);
    }
    expect(await countRows(api)).toEqual(before);
  });
});
