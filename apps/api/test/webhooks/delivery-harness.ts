import { afterEach } from "@jest/globals";
import { inSqlTransaction, recordEvents } from "@svc/database";
import type { Environment } from "@svc/keys";
import { newId } from "@svc/service-kit";
import {
  buildOrganization,
  createCapturedLogger,
  createTestEnvironment,
  pollUntil,
  type ReceiverScript,
  startWebhookReceiver,
  type TestClock,
  useResource,
  type WebhookReceiver,
} from "@svc/testing";
import { readApiConfig } from "../../src/platform/config.ts";
import { createApiContext } from "../../src/platform/open-context.ts";
import { sealSecret } from "../../src/webhooks/endpoints/endpoint-secrets.ts";
import { formatSecret } from "../../src/webhooks/endpoints/signature.ts";
import {
  type Deliveries,
  type DeliveryOverrides,
  startDeliveries,
} from "../../src/webhooks/sending/start-deliveries.ts";

const HOUR_MS = 3_600_000;
export const SECRET = formatSecret(Buffer.alloc(32, "w"));

interface EndpointInput {
  url: string;
  organizationId?: string;
  eventTypes?: string[];
  ordering?: "per_rollover" | "none";
  payload?: "full" | "thin";
  /** The current secret first; the others expire in an hour. */
  secrets?: string[];
}

interface StoredAttempt {
  eventId: string;
  status: string;
  attempts: number;
  nextAttemptAt: Date | null;
  attemptedAt: Date;
  latencyMs: number;
  statusCode: number | null;
  error: string | null;
  responseBody: string | null;
}

/** Creates a database to deliver from. Call `clear` after each test, and `stop` at the end. */
export async function startDeliveryTest(
  options: { environment?: Environment; allowLoopback?: boolean; clock?: TestClock; poolSize?: number } = {},
) {
  const test = await createTestEnvironment(options.environment);
  const { ctx, close } = await createApiContext(
    readApiConfig({
      ...test.env,
      DATABASE_URL: test.urls.api,
      WEBHOOK_ALLOW_LOOPBACK: String(options.allowLoopback ?? true),
      ...(options.poolSize ? { DATABASE_POOL_SIZE: String(options.poolSize) } : {}),
    }),
    {
      ...(test.redis.openRedis ? { openRedis: test.redis.openRedis } : {}),
      log: createCapturedLogger("worker"),
      ...(options.clock ? { clock: options.clock } : {}),
    },
  );
  let startedDeliveries: Deliveries[] = [];
  let receivers: WebhookReceiver[] = [];
  const { sql } = test.db;

  return {
    ...test,
    ctx,
    startDispatcher(overrides: DeliveryOverrides = {}) {
      const deliveries = startDeliveries(ctx, test.urls.api, overrides);
      startedDeliveries.push(deliveries);
      return deliveries;
    },
    async startReceiver(script?: ReceiverScript): Promise<WebhookReceiver> {
      const receiver = await startWebhookReceiver(script);
      receivers.push(receiver);
      return receiver;
    },
    /** Inserts an endpoint without validation. */
    async insertEndpoint({ url, secrets = [SECRET], ...input }: EndpointInput) {
      const id = newId("whe");
      const organizationId = input.organizationId ?? (await buildOrganization(test));
      const at = ctx.clock.now();
      const expiresAt = new Date(at.getTime() + HOUR_MS).toISOString();
      await test.db.prisma.webhookEndpoint.create({
        data: {
          id,
          organizationId,
          url,
          eventTypes: input.eventTypes ?? ["*"],
          ordering: input.ordering ?? "per_rollover",
          payload: input.payload ?? "full",
          secrets: secrets.map((secret, index) => ({
            ciphertext: sealSecret(ctx, id, secret),
            createdAt: at.toISOString(),
            expiresAt: index === 0 ? null : expiresAt,
          })),
          createdAt: at,
          updatedAt: at,
        },
      });
      return { id, organizationId };
    },
    /** Records consecutive events of one rollover. @returns the rollover's ID */
    async recordEvents(
      organizationId: string,
      count = 1,
      { rolloverId = newId("rol"), firstSequence = 1 } = {},
    ): Promise<string> {
      const at = ctx.clock.now();
      const events = Array.from({ length: count }, (_, index) => {
        const sequence = firstSequence + index;
        const data = { rolloverId, sequence, state: "requested", previousState: "draft" };
        const type = "rollover.requested" as const;
        return { organizationId, type, data, rollover: { id: rolloverId, sequence }, at };
      });
      await inSqlTransaction(test.db, (tx) => recordEvents(tx, events));
      return rolloverId;
    },
    listAttempts: (endpointId: string) =>
      sql.query<StoredAttempt>({
        text: `SELECT d.event_id AS "eventId", d.status, d.attempts, d.next_attempt_at AS "nextAttemptAt",
            a.attempted_at AS "attemptedAt", a.latency_ms AS "latencyMs", a.status_code AS "statusCode", a.error,
            a.response_body AS "responseBody"
          FROM webhook_attempts a JOIN webhook_deliveries d ON d.id = a.delivery_id
          WHERE d.endpoint_id = $1 ORDER BY a.id`,
        values: [endpointId],
      }),
    async countDeliveries(status: string, endpointId?: string): Promise<number> {
      return test.db.prisma.webhookDelivery.count({
        where: { status, ...(endpointId ? { endpointId } : {}) },
      });
    },
    waitUntil: (condition: string, check: () => boolean | Promise<boolean>) =>
      pollUntil(condition, async () => check()),
    async stopDeliveries() {
      for (const deliveries of startedDeliveries) await deliveries.close();
      startedDeliveries = [];
    },
    /** Stops receivers and dispatchers, and deletes all endpoints with their deliveries. */
    async clear() {
      // Close receivers first, because dispatchers wait for requests in progress.
      for (const receiver of receivers) await receiver.close();
      receivers = [];
      await this.stopDeliveries();
      for (const table of ["webhook_attempts", "webhook_deliveries", "webhook_endpoints"])
        await sql.query({ text: `DELETE FROM ${table}` });
    },
    async stop() {
      await this.clear();
      await close();
      await test.close();
    },
  };
}

export type DeliveryTest = Awaited<ReturnType<typeof startDeliveryTest>>;

export function useDeliveryTest(options?: Parameters<typeof startDeliveryTest>[0]): DeliveryTest {
  const test = useResource(() => startDeliveryTest(options));
  afterEach(() => test.clear());
  return test;
}

/** `sequence` is the event's position in its rollover. */
export function parseEventData(body: string): { rolloverId: string; sequence: number } {
  return JSON.parse(body).data;
}
