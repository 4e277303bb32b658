import { join } from "node:path";
import { startWebhookReceiver, TEST_SECRETS, type WebhookReceiver } from "@svc/testing";
import type { Journal } from "./journal.ts";
import type { Servers } from "./servers.ts";

const ROLE_PASSWORD = "of-no-use-anywhere-else";

export const PROGRAMS = [
  { name: "API", source: "apps/api/src/main.ts", role: "svc_api" },
  { name: "widget service", source: "apps/widget-auth/src/main.ts", role: "svc_widget_auth" },
  { name: "worker", source: "apps/api/src/platform/worker/main.ts", role: "svc_api" },
] as const;

/** Returns the environment of `svc` commands. The services override some variables. */
export function buildSiteEnv({ databaseUrl, redisUrl }: Servers, folder: string) {
  return {
    ...TEST_SECRETS,
    SVC_ENVIRONMENT: "test",
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    API_DATABASE_PASSWORD: ROLE_PASSWORD,
    WIDGET_AUTH_DATABASE_PASSWORD: ROLE_PASSWORD,
    DATA_DIR: join(folder, "files"),
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    RATE_LIMIT_PER_MINUTE: "10000000",
    WEBHOOK_ALLOW_LOOPBACK: "true",
  };
}

export const toRoleUrl = ({ databaseUrl }: Servers, role: string) =>
  Object.assign(new URL(databaseUrl), { username: role, password: ROLE_PASSWORD }).href;

/** Records the number of deliveries of each event. */
export async function startJournalReceiver(journal: Journal): Promise<WebhookReceiver> {
  const receiver = await startWebhookReceiver((request) => {
    const { id } = JSON.parse(request.body) as { id: string };
    journal.deliveries.set(id, (journal.deliveries.get(id) ?? 0) + 1);
    // Frees the memory of recorded requests.
    receiver.requests.length = 0;
    return {};
  });
  return receiver;
}
