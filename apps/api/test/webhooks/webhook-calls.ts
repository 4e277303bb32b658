import { uuidFromId } from "@svc/service-kit";
import { buildAccount, buildKey, buildRolloverBody } from "@svc/testing";
import type { TestApi } from "../start-test-api.ts";

export const TEST_WEBHOOK_URL = "https://hooks.example.com/in";

export async function buildWebhookOwner(api: TestApi) {
  const { key, organizationId, id: keyId } = await buildKey(api, "ak");
  const send = (method: "get" | "post" | "patch" | "delete", path: string, body?: object) => {
    const call = api.call(method, `/v1/${path}`, key);
    return body === undefined ? call : call.send(body);
  };
  return {
    key,
    keyId,
    organizationId,
    send,
    async createEndpoint(changes: object = {}) {
      const body = { url: TEST_WEBHOOK_URL, eventTypes: ["*"], ...changes };
      return (await send("post", "webhook-endpoints", body).expect(201)).body;
    },
    /** Creates an account and a rollover, which emits an event for each. */
    async createRollover(): Promise<string> {
      const account = await buildAccount(api, organizationId);
      const body = await buildRolloverBody(api, account.id);
      return (await send("post", "rollovers", body).expect(201)).body.id;
    },
  };
}

export type WebhookOwner = Awaited<ReturnType<typeof buildWebhookOwner>>;

/** Stores an attempt at a delivery. Status code 200 means success. */
export async function writeAttempt(
  { db }: TestApi,
  id: string,
  outcome: { statusCode: number | null; error?: string },
  at: Date,
): Promise<void> {
  const deliveryId = uuidFromId(id);
  const hasSucceeded = outcome.statusCode === 200;
  await db.prisma.webhookAttempt.create({
    data: {
      deliveryId,
      url: TEST_WEBHOOK_URL,
      attemptedAt: at,
      latencyMs: 12,
      statusCode: outcome.statusCode,
      error: outcome.error ?? null,
      responseBody: outcome.statusCode === null ? null : "response text",
    },
  });
  await db.prisma.webhookDelivery.update({
    where: { id: deliveryId },
    data: {
      attempts: { increment: 1 },
      status: hasSucceeded ? "succeeded" : "waiting",
      endedAt: hasSucceeded ? at : null,
    },
  });
}
