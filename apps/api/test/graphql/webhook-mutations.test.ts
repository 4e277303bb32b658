import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";
import { buildReceiver, type Receiver, URL_OF_TESTS } from "../webhooks/webhook-calls.ts";
import { runGraphql } from "./graphql-calls.ts";
import { mutateFor } from "./payloads.ts";

const INPUT = { url: URL_OF_TESTS, eventTypes: ["*"] };
const SINCE = new Date(Date.now() - 3_600_000).toISOString();
const ENDPOINT = "endpoint { id description enabled url version } replayed";

describe("mutations of webhooks", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  const mutate = ({ key }: Receiver, name: string, input: object, fields: string) =>
    mutateFor({ api, key }, name, input, fields);
  const create = (receiver: Receiver, input: object) =>
    mutate(
      receiver,
      "createWebhookEndpoint",
      { ...INPUT, ...input },
      "endpoint { id version } secret replayed",
    );
  const reveal = (receiver: Receiver, endpointId: string) =>
    mutate(receiver, "revealWebhookSecret", { endpointId }, "endpointId secrets { secret expiresAt }");
  const audit = (organizationId: string) =>
    api.db.prisma.auditEntry.findMany({ where: { organizationId }, orderBy: { id: "asc" } });

  it("show a new secret once, and a repetition without it", async () => {
    const receiver = await buildReceiver(api);
    const first = await create(receiver, { idempotencyKey: "make" });
    expect(first).toEqual({
      endpoint: { id: expect.stringMatching(/^whe_/), version: 1 },
      secret: expect.stringMatching(/^whsec_/),
      replayed: false,
      errors: [],
    });
    expect(await create(receiver, { idempotencyKey: "make" })).toEqual({
      ...first,
      secret: null,
      replayed: true,
    });
    const endpointId = first.endpoint?.id ?? "";
    const rotate = (input: object) =>
      mutate(
        receiver,
        "rotateWebhookSecret",
        { endpointId, ...input },
        "endpoint { version } secret replayed",
      );
    const turned = await rotate({ idempotencyKey: "turn", ifVersion: 1 });
    expect(turned).toMatchObject({ endpoint: { version: 2 }, replayed: false });
    expect(await rotate({ idempotencyKey: "turn", ifVersion: 1 })).toEqual({
      ...turned,
      secret: null,
      replayed: true,
    });
    // What both signed with, by the one that shows it; and nowhere else in clear.
    expect(await reveal(receiver, endpointId)).toEqual({
      endpointId,
      secrets: [
        { secret: turned.secret, expiresAt: null },
        { secret: first.secret, expiresAt: expect.any(String) },
      ],
      errors: [],
    });
    for (const secret of [first.secret, turned.secret])
      expect(await findTablesWith(api, (secret ?? "").replace("whsec_", ""))).toEqual([]);
    expect(await api.db.prisma.webhookEndpoint.count()).toBe(1);
    const reused = await create(receiver, { idempotencyKey: "make", ordering: "none" });
    expect(reused).toMatchObject({
      endpoint: null,
      secret: null,
      errors: [{ __typename: "ConflictError", code: "idempotency_key_reused" }],
    });
  });

  it("write down who has seen a secret, each time, and by no query", async () => {
    const receiver = await buildReceiver(api);
    const { id } = await receiver.create();
    await reveal(receiver, id);
    const document = `mutation ($id: ID!) {
      a: revealWebhookSecret(input: {endpointId: $id}) { secrets { secret } }
      b: revealWebhookSecret(input: {endpointId: $id}) { secrets { secret } } }`;
    const answer = await api
      .call("post", "/graphql", receiver.key)
      .send({ query: document, variables: { id } });
    expect(answer.headers["cache-control"]).toBe("no-store");
    const seen = (await audit(receiver.organizationId)).filter(
      ({ action }) => action === "webhook_endpoint.secret_revealed",
    );
    expect(seen).toHaveLength(3);
    expect(seen.at(-1)).toMatchObject({
      actorId: receiver.keyId,
      targetId: id,
      requestId: answer.headers["x-request-id"],
    });
    const got = await api
      .call("get", "/graphql", receiver.key)
      .query({ query: document, variables: JSON.stringify({ id }) })
      .set("apollo-require-preflight", "1");
    expect(got.status).toBe(405);
    expect(got.text).not.toContain("whsec_");
    const { errors } = await runGraphql(
      api,
      `{ revealWebhookSecret(input: {endpointId: "${id}"}) { errors { code } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }]);
    expect(await audit(receiver.organizationId)).toHaveLength(4);
  });

  it("change what is named, clear a description by null, and keep the rest", async () => {
    const receiver = await buildReceiver(api);
    const { id } = await receiver.create({ description: "first" });
    const update = (input: object) =>
      mutate(receiver, "updateWebhookEndpoint", { endpointId: id, ...input }, ENDPOINT);
    expect(await update({ enabled: false, ifVersion: 1 })).toEqual({
      endpoint: { id, description: "first", enabled: false, url: URL_OF_TESTS, version: 2 },
      replayed: false,
      errors: [],
    });
    const cleared = await update({ description: null, idempotencyKey: "clear" });
    expect(cleared.endpoint).toMatchObject({ description: null, enabled: false, version: 3 });
    expect(await update({ description: null, idempotencyKey: "clear" })).toEqual({
      ...cleared,
      replayed: true,
    });
    expect((await audit(receiver.organizationId)).at(-1)?.data).toEqual({ fields: ["description"] });
  });

  it("do a repetition once: a test, a recovery, a redelivery, a deletion", async () => {
    const receiver = await buildReceiver(api);
    const { id: endpointId } = await receiver.create();
    await receiver.createRollover();
    const [event] = (await receiver.send("get", "events?limit=1").expect(200)).body.data;
    const delivery = "{ id kind history { statusCode } event { id type } }";
    for (const [name, input, fields] of [
      ["testWebhookEndpoint", { endpointId }, `delivery ${delivery}`],
      ["recoverWebhookEndpoint", { endpointId, since: SINCE, status: "all" }, "recovery { id total }"],
      ["redeliverEvent", { eventId: event.id }, `deliveries ${delivery}`],
      ["deleteWebhookEndpoint", { endpointId }, "deletedEndpointId"],
    ] as const) {
      const run = () => mutate(receiver, name, { ...input, idempotencyKey: "once" }, `${fields} replayed`);
      const first = await run();
      expect(first).toMatchObject({ replayed: false, errors: [] });
      const before = await countRows(api);
      expect(await run()).toEqual({ ...first, replayed: true });
      expect(await countRows(api)).toEqual(before);
    }
    const gone = await runGraphql(
      api,
      "mutation ($id: ID!) { deleteWebhookEndpoint(input: {endpointId: $id}) { deletedEndpointId } }",
      { id: endpointId },
      receiver.key,
    );
    expect(gone.errors).toMatchObject([{ extensions: { code: "not_found" } }]);
  });

  it("refuse the fifty-first endpoint, also of many at once", async () => {
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
    const made = await Promise.all(Array.from({ length: 5 }, () => create(receiver, {})));
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

  it("name the version that is there", async () => {
    const receiver = await buildReceiver(api);
    const { id: endpointId } = await receiver.create();
    const stale = { endpointId, ifVersion: 7 };
    for (const [name, input, fields] of [
      ["updateWebhookEndpoint", { ...stale, enabled: false }, "endpoint { id }"],
      ["rotateWebhookSecret", stale, "secret"],
      ["deleteWebhookEndpoint", stale, "deletedEndpointId"],
    ] as const) {
      expect((await mutate(receiver, name, input, fields)).errors).toMatchObject([
        { __typename: "VersionError", path: ["input", "ifVersion"], currentVersion: 1 },
      ]);
    }
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

  it("find neither another organization's endpoint nor what is no id", async () => {
    const receiver = await buildReceiver(api);
    const stranger = await (await buildReceiver(api)).create();
    const { id: own } = await receiver.create();
    await receiver.createRollover();
    const [event] = (await receiver.send("get", "events?limit=1").expect(200)).body.data;
    const before = await countRows(api);
    const found = async (name: string, type: string, input: object) => {
      const document = `mutation ($input: ${type}!) { ${name}(input: $input) { errors { code } } }`;
      const { data, errors } = await runGraphql(api, document, { input }, receiver.key);
      expect(data).toBeNull();
      return errors[0]?.extensions.code;
    };
    for (const endpointId of [stranger.id, newId("whe"), event.id, "", "\u0000", `${own}x`]) {
      for (const name of ["rotateWebhookSecret", "revealWebhookSecret", "testWebhookEndpoint"]) {
        const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
        expect(await found(name, type, { endpointId })).toBe("not_found");
      }
    }
    for (const input of [{ eventId: event.id, endpointId: stranger.id }, { eventId: own }])
      expect(await found("redeliverEvent", "RedeliverEventInput", input)).toBe("not_found");
    expect(await countRows(api)).toEqual(before);
  });
});
