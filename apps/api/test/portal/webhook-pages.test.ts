import { beforeAll, describe, expect, it } from "@jest/globals";
import { uuidFromId } from "@svc/service-kit";
import request from "supertest";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { buildWebhookOwner, type WebhookOwner } from "../webhooks/webhook-calls.ts";
import { callAs } from "./member-calls.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const HOUR_MS = 3_600_000;
const TOKEN_URL = "https://hooks.example.com/in?token=abc";

describe("Webhook details in the portal", () => {
  const api = useTestApi();
  let owner: WebhookOwner;
  let developer: SignedIn;
  let viewer: SignedIn;
  let outsider: SignedIn;
  beforeAll(async () => {
    owner = await buildWebhookOwner(api);
    const { organizationId } = owner;
    developer = await signInAs(api, "developer", { organizationId });
    viewer = await signInAs(api, "viewer", { organizationId });
    outsider = await signInAs(api, "owner");
  });
  const get = (path: string, person = viewer) => callAs(api, person, "get", `/portal/api/${path}`);
  const insertHours = (
    endpointId: string,
    rows: [hoursAgo: number, writer: number, succeeded: number, failed: number][],
  ) =>
    api.db.prisma.webhookHour.createMany({
      data: rows.map(([hoursAgo, writer, succeeded, failed]) => ({
        endpointId,
        hour: new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - hoursAgo * HOUR_MS),
        writer,
        succeeded,
        failed,
        latencyMs: 100n * BigInt(succeeded + failed),
        slowestMs: 400 + writer,
      })),
    });

  it("show attempt results by hour, summed over the database connections that recorded them", async () => {
    const { id } = await owner.createEndpoint();
    await insertHours(id, [
      [1, 1, 3, 1],
      [1, 2, 2, 0],
      [30, 1, 7, 7],
    ]);
    const { body } = await get(`webhook-endpoints/${id}/stats`).expect(200);
    expect(body).toMatchObject({ object: "webhook_activity", endpointId: id, succeeded: 5, failed: 1 });
    expect(body.hours).toHaveLength(24);
    expect(body.hours.at(-2)).toMatchObject({ succeeded: 5, failed: 1, averageMs: 100, slowestMs: 402 });
    expect(body.hours[0]).toMatchObject({ succeeded: 0, failed: 0, averageMs: null, slowestMs: null });
    const longer = await get(`webhook-endpoints/${id}/stats?hours=48`).expect(200);
    expect([longer.body.hours.length, longer.body.succeeded, longer.body.failed]).toEqual([48, 12, 8]);
    const all = await get("webhook-endpoints/stats").expect(200);
    expect(all.body.data.find((one: { endpointId: string }) => one.endpointId === id)).toEqual(body);
    expect((await get("webhook-endpoints/stats", outsider).expect(200)).body.data).toEqual([]);
  });

  it.each(["0", "721", "1.5", "-1", "x", "1000000"])("reject a period of %s hours", async (hours) => {
    const { id } = await owner.createEndpoint();
    expectProblem(await get(`webhook-endpoints/${id}/stats?hours=${hours}`), "invalid_request");
  });

  it("show when secrets expire, but never the secrets", async () => {
    const { id, secret } = await owner.createEndpoint();
    const path = `webhook-endpoints/${id}/secrets`;
    expect((await get(path).expect(200)).body).toEqual({
      object: "webhook_secret_times",
      secrets: [{ createdAt: expect.any(String), expiresAt: null }],
      nextRotationAt: null,
    });
    for (let time = 0; time < 4; time += 1)
      await callAs(api, developer, "post", `/v1/webhook-endpoints/${id}/rotate-secret`).expect(200);
    const { text, body } = await get(path).expect(200);
    expect(body.secrets.map(({ expiresAt }: { expiresAt: string | null }) => expiresAt === null)).toEqual([
      true,
      ...Array(4).fill(false),
    ]);
    expect(body.nextRotationAt).toEqual(body.secrets.at(-1).expiresAt);
    expect(text).not.toContain(secret);
    const reveal = await callAs(api, viewer, "get", `/v1/webhook-endpoints/${id}/secret`);
    expectProblem(reveal, "insufficient_scope");
  });

  it("show the exact request and response; the signature requires access to the secret", async () => {
    const { id } = await owner.createEndpoint({ url: TOKEN_URL });
    const testEvent = await callAs(api, developer, "post", `/v1/webhook-endpoints/${id}/test`).expect(202);
    const deliveryId = uuidFromId(testEvent.body.id);
    const attemptedAt = new Date("2026-06-15T12:00:00.400Z");
    const attempt = { deliveryId, url: TOKEN_URL, latencyMs: 7, attemptedAt };
    await api.db.prisma.webhookAttempt.createMany({
      data: [
        { ...attempt, statusCode: 500, responseBody: "<script>alert(1)</script>", signature: "v1,abc" },
        { ...attempt, statusCode: null, error: "the connection was refused" },
      ],
    });
    const path = `deliveries/${testEvent.body.id}/attempts`;
    const [first, second] = (await get(path, developer).expect(200)).body.data;
    expect(first).toMatchObject({
      request: { url: TOKEN_URL },
      response: { statusCode: 500, body: "<script>alert(1)</script>" },
      error: null,
    });
    expect(first.request.headers).toEqual([
      { name: "content-type", value: "application/json; charset=utf-8" },
      { name: "user-agent", value: "svc-webhooks/1" },
      { name: "webhook-id", value: testEvent.body.eventId },
      { name: "webhook-timestamp", value: String(Date.parse("2026-06-15T12:00:00Z") / 1_000) },
      { name: "webhook-signature", value: "v1,abc" },
    ]);
    const { eventId } = testEvent.body;
    expect(JSON.parse(first.request.body)).toMatchObject({ id: eventId, type: "webhook.test" });
    expect(second).toMatchObject({ response: null, error: "the connection was refused" });
    expect(second.request.headers.at(-1)).toEqual({ name: "webhook-signature", value: null });
    const [masked] = (await get(path).expect(200)).body.data;
    expect(masked.request.url).toBe("https://hooks.example.com/in?***");
    expect(masked.request.headers.at(-1)).toEqual({ name: "webhook-signature", value: null });
    expectProblem(await get(path, outsider), "not_found");
  });

  it("show which endpoints an event was delivered to, page by page", async () => {
    const [one, other] = [await owner.createEndpoint({ url: TOKEN_URL }), await owner.createEndpoint()];
    const rolloverId = await owner.createRollover();
    const { body: events } = await owner.send("get", `events?rolloverId=${rolloverId}`).expect(200);
    const path = `events/${events.data[0].id}/deliveries`;
    const { body } = await get(`${path}?limit=100`).expect(200);
    expect(body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ endpointId: one.id, endpointUrl: "https://hooks.example.com/in?***" }),
        expect.objectContaining({ endpointId: other.id, endpointUrl: other.url }),
      ]),
    );
    const first = await get(`${path}?limit=1`).expect(200);
    const next = await get(`${path}?limit=1&cursor=${first.body.nextCursor}`).expect(200);
    expect([first.body.data[0], next.body.data[0]]).toEqual(body.data.slice(0, 2));
    expectProblem(await get(path, outsider), "not_found");
    expectProblem(await get(`${path}?cursor=nonsense`), "invalid_request");
  });

  it("are not available to API keys", async () => {
    const { id } = await owner.createEndpoint();
    const response = await request(api.url)
      .get(`/portal/api/webhook-endpoints/${id}/stats`)
      .set("Authorization", `Bearer ${owner.key}`);
    expectProblem(response, "key_type_not_allowed");
  });
});
