import { openDatabase, workLimits } from "@svc/database";
import { redactApiKeys } from "@svc/keys";
import { createLogger } from "@svc/service-kit";
import { readApiConfig } from "../../apps/api/src/platform/config.ts";
import { createApiContext } from "../../apps/api/src/platform/open-context.ts";
import { createJobHandlers } from "../../apps/api/src/platform/worker/job-handlers.ts";
import { startApi } from "../../apps/api/src/server.ts";
import { startDeliveries } from "../../apps/api/src/webhooks/sending/start-deliveries.ts";
import { readWidgetAuthConfig, startWidgetAuth } from "../../apps/widget-auth/src/index.ts";
import { currentProcess } from "./world/simulated-process.ts";

export const PORTAL = {
  PORTAL_URL: "https://portal.example",
  PORTAL_SECRET: Buffer.alloc(32, "q").toString("base64"),
};

export const PORTS = { "api-1": 8_001, "api-2": 8_002, widget: 8_003 } as const;
export const API_PORTS = [PORTS["api-1"], PORTS["api-2"]] as const;

export async function runApi(env: Record<string, string>, port: number): Promise<void> {
  await startApi(readApiConfig({ ...env, ...PORTAL, API_PORT: String(port) }));
}

export async function runWidget(env: Record<string, string>): Promise<void> {
  await startWidgetAuth(readWidgetAuthConfig({ ...env, WIDGET_AUTH_PORT: String(PORTS.widget) }));
}

const RETRY_DELAYS_MS = [200, 1_000, 3_000];
const JOB_PAUSE_MS = 1_500;
const JOB_QUEUES = new Set([
  "timers.sweep",
  "approvals.sweep",
  "webhooks.recover",
  "rollovers.answers",
  "incoming-funds.apply",
]);

/**
 * Sends webhooks, and replaces pg-boss with jobs in random order. Jobs may run at any time and repeatedly, which covers pg-boss's
 * behavior.
 */
export async function runWorker(env: Record<string, string>): Promise<void> {
  const config = readApiConfig({ ...env, ...PORTAL });
  const log = createLogger("worker", "silent", { redact: redactApiKeys });
  const { ctx } = await createApiContext(config, { log }, { name: "worker" });
  const db = openDatabase({
    url: config.DATABASE_URL,
    poolSize: 2,
    limits: workLimits(config.DATABASE_TIMEOUT_MS),
    indexKeyIds: ctx.blindIndex.keyIds,
    name: "svc-worker-work",
    onConnectionLost: () => {},
    onServerMoved: () => {},
  });
  startDeliveries(ctx, config.DATABASE_URL, {
    timeouts: { connectMs: 900, responseMs: 2_000 },
    retryDelay: (attempts) => RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length) - 1] ?? null,
  });
  const anchors = { folder: null, storages: [], log: null };
  const handlers = createJobHandlers(
    { ...ctx, db: { ...db, clock: ctx.db.clock } },
    { anchors, canary: null },
  ).filter(({ queue }) => JOB_QUEUES.has(queue));
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, JOB_PAUSE_MS));
    const handler = currentProcess()?.random.pick(handlers);
    // pg-boss logs a failed job and runs it again.
    await handler?.handle().catch(() => {});
  }
}
