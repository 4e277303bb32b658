import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { TEST_CIPHER, TestClock } from "@svc/testing";
import { cleanEndpoints } from "../../src/webhooks/clean-webhooks.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { buildWebhookOwner, TEST_WEBHOOK_URL } from "./webhook-calls.ts";

const NOW = "2026-06-15T12:00:00.000Z";

describe("/v1/webhook-endpoints", () => {
  const clock = new TestClock(Date.parse(NOW));
  const api = useTestApi({ clock });

  const listAuditEntries = (organizationId: string) =>
    api.db.prisma.auditEntry.findMany({ where: { organizationId }, orderBy: { id: "asc" } });

  it("201 creates an endpoint with a secret, and audits who created it", async () => {
    const { send, organizationId, keyId } = await buildWebhookOwner(api);
    const body = { url: TEST_WEBHOOK_URL, eventTypes: ["rollover.*", "account.created", "rollover.*"] };
    const response = await send("post", "webhook-endpoints", body).expect(201);
    const { id, secret, ...view } = response.body;
    expect(view).toEqual({
      object: "webhook_endpoint",
      environment: "test",
      url: TEST_WEBHOOK_URL,
      eventTypes: ["rollover.*", "account.created"],
      description: null,
      enabled: true,
      disabledReason: null,
      ordering: "per_rollover",
      payload: "full",
      failingSince: null,
      version: 1,
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(Buffer.from(secret.replace(/^whsec_/, ""), "base64")).toHaveLength(32);
    expect(response.headers).toMatchObject({
      etag: '"1"',
      location: `/v1/webhook-endpoints/${id}`,
      "cache-control": "no-store",
    });
    expect((await send("get", `webhook-endpoints/${id}`).expect(200)).body).toEqual({ id, ...view });
    expect(await listAuditEntries(organizationId)).toMatchObject([
      {
        action: "webhook_endpoint.created",
        actorId: keyId,
        targetId: id,
        requestId: response.headers["x-request-id"],
      },
    ]);
    const row = await api.db.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });
    const [stored] = row.secrets as { ciphertext: string }[];
    const encryptionContext = { table: "webhook_endpoints", column: "secrets", rowId: id };
    expect(TEST_CIPHER.decrypt(stored?.ciphertext ?? "", encryptionContext)).toBe(secret);
  });

  it("200 lists only the organization's own endpoints, newest first, page by page", async () => {
    const owner = await buildWebhookOwner(api);
    const otherOwner = await buildWebhookOwner(api);
    await otherOwner.createEndpoint();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      clock.advance(1_000);
      ids.unshift((await owner.createEndpoint()).id);
    }
    const firstPage = (await owner.send("get", "webhook-endpoints?limit=2").expect(200)).body;
    const secondPage = (
      await owner.send("get", `webhook-endpoints?limit=2&cursor=${firstPage.nextCursor}`).expect(200)
    ).body;
    expect([...firstPage.data, ...secondPage.data].map(({ id }) => id)).toEqual(ids);
    expect(secondPage).toMatchObject({ hasMore: false, nextCursor: null });
    expect(JSON.stringify([firstPage, secondPage])).not.toMatch(/whsec_|secret/);
  });

  it("200 changes the fields in the body and keeps the others", async () => {
    const { createEndpoint, send, organizationId } = await buildWebhookOwner(api);
    const { secret: _, ...created } = await createEndpoint({ description: "first" });
    const path = `webhook-endpoints/${created.id}`;
    clock.advance(1_000);
    const changes = {
      url: "https://other.example.com/",
      eventTypes: ["api_key.revoked"],
      description: null,
      enabled: false,
      ordering: "none",
      payload: "thin",
    };
    const response = await send("patch", path, changes).set("If-Match", '"1"').expect(200);
    expect(response.body).toEqual({
      ...created,
      ...changes,
      version: 2,
      updatedAt: clock.now().toISOString(),
    });
    expect(response.headers.etag).toBe('"2"');
    expect((await listAuditEntries(organizationId)).at(-1)).toMatchObject({
      action: "webhook_endpoint.updated",
      data: { fields: ["url", "eventTypes", "description", "enabled", "ordering", "payload"] },
    });
  });

  it("200 clears the failure state when an endpoint is enabled again or its URL changes", async () => {
    const { createEndpoint, send } = await buildWebhookOwner(api);
    const { id } = await createEndpoint();
    const failureState = { enabled: false, disabledReason: "failing", failingSince: new Date(0) };
    await api.db.prisma.webhookEndpoint.update({ where: { id }, data: failureState });
    const path = `webhook-endpoints/${id}`;
    const described = (await send("patch", path, { description: "x" }).expect(200)).body;
    expect(described).toMatchObject({ enabled: false, disabledReason: "failing" });
    expect(described.failingSince).toBe("1970-01-01T00:00:00.000Z");
    const enabled = (await send("patch", path, { enabled: true }).expect(200)).body;
    expect(enabled).toMatchObject({ enabled: true, disabledReason: null, failingSince: null });
    await api.db.prisma.webhookEndpoint.update({ where: { id }, data: { failingSince: new Date(0) } });
    expect((await send("patch", path, { enabled: true }).expect(200)).body.failingSince).not.toBeNull();
    const moved = (await send("patch", path, { url: `${TEST_WEBHOOK_URL}/2` }).expect(200)).body;
    expect(moved.failingSince).toBeNull();
  });

  it("200 deletes an endpoint with its deliveries, which later requests no longer find", async () => {
    const { createEndpoint, createRollover, send, organizationId } = await buildWebhookOwner(api);
    const { id } = await createEndpoint();
    await createRollover();
    const path = `webhook-endpoints/${id}`;
    const [delivery] = (await send("get", `${path}/deliveries`).expect(200)).body.data;
    expect((await send("delete", path).expect(200)).body).toEqual({
      id,
      object: "webhook_endpoint",
      deleted: true,
    });
    for (const deletedPath of [path, `${path}/deliveries`, `${path}/secret`, `deliveries/${delivery.id}`])
      expectProblem(await send("get", deletedPath), "not_found");
    expectProblem(await send("delete", path), "not_found");
    expectProblem(await send("patch", path, { enabled: true }), "not_found");
    expect((await send("get", "webhook-endpoints").expect(200)).body.data).toEqual([]);
    expect((await listAuditEntries(organizationId)).at(-1)?.action).toBe("webhook_endpoint.deleted");
    await createRollover();
    expect(await cleanEndpoints(api)).toBe(1);
    const where = { endpointId: id };
    expect(await api.db.prisma.webhookDelivery.count({ where })).toBe(0);
    expect(await api.db.prisma.webhookLane.count({ where })).toBe(0);
    expect(await api.db.prisma.webhookEndpoint.count({ where: { id } })).toBe(0);
  });

  it("409 at fifty endpoints, even concurrently; another organization's endpoints do not count", async () => {
    const { send, organizationId } = await buildWebhookOwner(api);
    const otherOwner = await buildWebhookOwner(api);
    const now = clock.now();
    await api.db.prisma.webhookEndpoint.createMany({
      data: Array.from({ length: 47 }, () => ({
        id: newId("whe"),
        organizationId,
        url: TEST_WEBHOOK_URL,
        eventTypes: ["*"],
        secrets: [],
        createdAt: now,
        updatedAt: now,
      })),
    });
    const body = { url: TEST_WEBHOOK_URL, eventTypes: ["*"] };
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => send("post", "webhook-endpoints", body)),
    );
    // The limit of 50 leaves room for three of the twelve.
    const refused = responses.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(9);
    for (const response of refused) expectProblem(response, "limit_exceeded");
    expect(await api.db.prisma.webhookEndpoint.count({ where: { organizationId } })).toBe(50);
    await otherOwner.createEndpoint();
    const [{ id }] = (await send("get", "webhook-endpoints?limit=1").expect(200)).body.data;
    await send("delete", `webhook-endpoints/${id}`).expect(200);
    await send("post", "webhook-endpoints", body).expect(201);
    expectProblem(await send("post", "webhook-endpoints", body), "limit_exceeded");
  });
});
