import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { createCapturingLog } from "../capturing-log.ts";
import { useTestApi } from "../start-test-api.ts";
import { findTablesWith } from "../table-contents.ts";
import { buildWebhookOwner, TEST_WEBHOOK_URL, type WebhookOwner } from "../webhooks/webhook-calls.ts";
import { runGraphql } from "./graphql-calls.ts";
import { mutateFor } from "./payloads.ts";

const INPUT = { url: TEST_WEBHOOK_URL, eventTypes: ["*"] };

describe("Webhook mutations", () => {
  const { log, readLog } = createCapturingLog();
  const api = useTestApi({ log });

  const mutate = ({ key }: WebhookOwner, name: string, input: object, fields: string) =>
    mutateFor({ api, key }, name, input, fields);
  const reveal = (owner: WebhookOwner, endpointId: string) =>
    mutate(owner, "revealWebhookSecret", { endpointId }, "endpointId secrets { secret expiresAt }");
  const listAuditEntries = (organizationId: string) =>
    api.db.prisma.auditEntry.findMany({ where: { organizationId }, orderBy: { id: "asc" } });

  it("reveal an endpoint's signing secrets, which are neither stored in plain text nor logged", async () => {
    const owner = await buildWebhookOwner(api);
    // With an idempotency key, the response is stored, and must not contain the secret in plain text.
    const input = { ...INPUT, idempotencyKey: "create" };
    const first = await mutate(owner, "createWebhookEndpoint", input, "endpoint { id } secret");
    const endpointId = first.endpoint?.id ?? "";
    const rotated = await mutate(owner, "rotateWebhookSecret", { endpointId, ifVersion: 1 }, "secret");
    expect(await reveal(owner, endpointId)).toEqual({
      endpointId,
      secrets: [
        { secret: rotated.secret, expiresAt: null },
        { secret: first.secret, expiresAt: expect.any(String) },
      ],
      errors: [],
    });
    expect(readLog()).toContain("/graphql");
    for (const secret of [first.secret, rotated.secret]) {
      const text = (secret ?? "").replace("whsec_", "");
      expect(text).toHaveLength(44);
      expect(await findTablesWith(api, text)).toEqual([]);
      expect(readLog()).not.toContain(text);
    }
  });

  it("audit every reveal of a secret, and reject a reveal by query or GET", async () => {
    const owner = await buildWebhookOwner(api);
    const { id } = await owner.createEndpoint();
    await reveal(owner, id);
    const document = `mutation ($id: ID!) {
      a: revealWebhookSecret(input: {endpointId: $id}) { secrets { secret } }
      b: revealWebhookSecret(input: {endpointId: $id}) { secrets { secret } } }`;
    const body = { query: document, variables: { id } };
    const response = await api.call("post", "/graphql", owner.key).send(body);
    expect(response.headers["cache-control"]).toBe("no-store");
    const revealEntries = (await listAuditEntries(owner.organizationId)).filter(
      ({ action }) => action === "webhook_endpoint.secret_revealed",
    );
    expect(revealEntries).toHaveLength(3);
    const revealed = { actorId: owner.keyId, targetId: id, requestId: response.headers["x-request-id"] };
    expect(revealEntries.at(-1)).toMatchObject(revealed);
    const byGet = await api
      .call("get", "/graphql", owner.key)
      .query({ query: document, variables: JSON.stringify({ id }) })
      .set("apollo-require-preflight", "1");
    expect(byGet.status).toBe(405);
    expect(byGet.text).not.toContain("whsec_");
    const query = `{ revealWebhookSecret(input: {endpointId: "${id}"}) { errors { code } } }`;
    const { errors } = await runGraphql(api, query);
    expect(errors).toMatchObject([{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }]);
    // The creation of the endpoint, and three reveals.
    expect(await listAuditEntries(owner.organizationId)).toHaveLength(4);
  });

  it("are rejected for a 51st endpoint, also when sent concurrently", async () => {
    const owner = await buildWebhookOwner(api);
    const now = new Date();
    await api.db.prisma.webhookEndpoint.createMany({
      data: Array.from({ length: 48 }, () => ({
        ...INPUT,
        id: newId("whe"),
        organizationId: owner.organizationId,
        secrets: [],
        createdAt: now,
        updatedAt: now,
      })),
    });
    const created = await Promise.all(
      Array.from({ length: 5 }, () =>
        mutate(owner, "createWebhookEndpoint", INPUT, "endpoint { id } secret replayed"),
      ),
    );
    const refused = created.filter(({ endpoint }) => endpoint === null);
    expect(refused).toEqual(
      Array(3).fill({
        endpoint: null,
        secret: null,
        replayed: false,
        errors: [
          {
            __typename: "ConflictError",
            code: "limit_exceeded",
            message: "An organization can have up to 50 webhook endpoints.",
            path: ["input"],
            retryAfterSeconds: null,
            rolloverId: null,
            state: null,
          },
        ],
      }),
    );
  });
});
