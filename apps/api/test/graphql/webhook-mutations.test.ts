import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pino from "pino";
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
  let logged = "";
  beforeAll(async () => {
    const sink = new Writable({
      write(chunk, _encoding, done) {
        logged += chunk;
        done();
      },
    });
    api = await startTestApi({ log: pino({ level: "trace" }, sink) });
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
    expect(logged).toContain("/graphql");
    for (const secret of [first.secret, turned.secret]) {
      const text = (secret ?? "").replace("whsec_", "");
      expect(text).toHaveLength(44);
      expect(await findTablesWith(api, text)).toEqual([]);
      expect(logged).not.toContain(text);
    }
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
});
