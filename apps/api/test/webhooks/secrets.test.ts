import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { createCapturingLog } from "../capturing-log.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { findTablesWith } from "../table-contents.ts";
import { buildWebhookOwner } from "./webhook-calls.ts";

const HOUR_MS = 3_600_000;

describe("Webhook endpoint secrets", () => {
  const clock = new TestClock(Date.parse("2026-06-15T12:00:00Z"));
  const { log, readLog } = createCapturingLog();
  const api = useTestApi({ clock, log });

  it("200 shows the secrets, and audits each view", async () => {
    const { createEndpoint, send, organizationId, keyId } = await buildWebhookOwner(api);
    const { id, secret } = await createEndpoint();
    const response = await send("get", `webhook-endpoints/${id}/secret`).expect(200);
    expect(response.body).toEqual({
      object: "webhook_secrets",
      endpointId: id,
      secrets: [{ secret, createdAt: clock.now().toISOString(), expiresAt: null }],
    });
    expect(response.headers["cache-control"]).toBe("no-store");
    const where = { organizationId, action: "webhook_endpoint.secret_revealed" };
    expect(await api.db.prisma.auditEntry.findMany({ where })).toMatchObject([
      { actorId: keyId, targetId: id, requestId: response.headers["x-request-id"], data: {} },
    ]);
  });

  it("200 rotates a secret, and keeps the previous one active for a day", async () => {
    const { createEndpoint, send, organizationId } = await buildWebhookOwner(api);
    const created = await createEndpoint();
    const path = `webhook-endpoints/${created.id}`;
    const readSecrets = async () =>
      (await send("get", `${path}/secret`).expect(200)).body.secrets.map((secret: object) =>
        Object.values(secret),
      );
    const createdAt = clock.now().toISOString();
    clock.advance(HOUR_MS);
    const rotatedAt = clock.now();
    const rotated = (await send("post", `${path}/rotate-secret`).expect(200)).body;
    expect(rotated).toMatchObject({ id: created.id, version: 2, updatedAt: rotatedAt.toISOString() });
    expect(rotated.secret).toMatch(/^whsec_/);
    expect(rotated.secret).not.toBe(created.secret);
    const end = new Date(rotatedAt.getTime() + 24 * HOUR_MS).toISOString();
    expect(await readSecrets()).toEqual([
      [rotated.secret, rotatedAt.toISOString(), null],
      [created.secret, createdAt, end],
    ]);
    clock.advance(24 * HOUR_MS - 1);
    expect(await readSecrets()).toHaveLength(2);
    clock.advance(1);
    expect(await readSecrets()).toEqual([[rotated.secret, rotatedAt.toISOString(), null]]);
    const where = { organizationId, action: "webhook_endpoint.secret_rotated" };
    expect(await api.db.prisma.auditEntry.count({ where })).toBe(1);
  });

  it("200 for concurrent rotations: each creates a secret, and none is lost", async () => {
    const { createEndpoint, send } = await buildWebhookOwner(api);
    const created = await createEndpoint();
    const path = `webhook-endpoints/${created.id}`;
    const responses = await Promise.all(
      Array.from({ length: 3 }, () => send("post", `${path}/rotate-secret`).expect(200)),
    );
    const { secrets } = (await send("get", `${path}/secret`).expect(200)).body;
    const shown = secrets.map(({ secret }: { secret: string }) => secret);
    expect([...shown].sort()).toEqual([created.secret, ...responses.map(({ body }) => body.secret)].sort());
    expect(secrets.filter(({ expiresAt }: { expiresAt: unknown }) => expiresAt === null)).toHaveLength(1);
  });

  it("409 rejects a rotation that would end a secret before 24 hours have passed, and states the earliest time", async () => {
    const { createEndpoint, send, organizationId } = await buildWebhookOwner(api);
    const { id } = await createEndpoint();
    const path = `webhook-endpoints/${id}`;
    const rotate = () => send("post", `${path}/rotate-secret`);
    const readSecrets = async () => (await send("get", `${path}/secret`).expect(200)).body.secrets;
    for (let count = 0; count < 4; count += 1) {
      clock.advance(HOUR_MS);
      await rotate().expect(200);
    }
    const before = await readSecrets();
    expect(before).toHaveLength(5);
    const refused = expectProblem(await rotate(), "limit_exceeded");
    expect(refused.detail).toContain(before[4].expiresAt);
    expect(await readSecrets()).toEqual(before);
    const where = { organizationId, action: "webhook_endpoint.secret_rotated" };
    expect(await api.db.prisma.auditEntry.count({ where })).toBe(4);
    clock.advance(Date.parse(before[4].expiresAt) - clock.now().getTime());
    await rotate().expect(200);
    expect(await readSecrets()).toHaveLength(5);
  });

  it("appear in plain text in no list, no table and no log", async () => {
    const { createEndpoint, send } = await buildWebhookOwner(api);
    const created = await createEndpoint();
    const path = `webhook-endpoints/${created.id}`;
    const rotated = (await send("post", `${path}/rotate-secret`).expect(200)).body;
    const reads = await Promise.all(
      [path, "webhook-endpoints", `${path}/deliveries`, "events"].map((readPath) =>
        send("get", readPath).expect(200),
      ),
    );
    expect((await send("patch", path, { enabled: false }).expect(200)).text).not.toContain("whsec_");
    for (const { text } of reads) expect(text).not.toContain("whsec_");
    await send("get", `${path}/secret`).expect(200);
    expect(readLog()).toContain("/v1/webhook-endpoints/{id}/secret");
    expect(await findTablesWith(api, created.id)).toContain("webhook_endpoints");
    for (const { secret } of [created, rotated]) {
      const bytes = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
      for (const text of [secret.replace(/^whsec_/, ""), bytes.toString("hex")]) {
        expect(await findTablesWith(api, text)).toEqual([]);
        expect(readLog()).not.toContain(text);
      }
    }
    expect(await findTablesWith(api, "whsec_")).toEqual([]);
  });
});
