import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { type Database, openDatabase } from "@svc/database";
import { openPrisma, type PrismaClient } from "@svc/database/prisma";
import { endWithThisProcess } from "@svc/local-servers";
import {
  buildAccount,
  buildKey,
  custodianId,
  startWebhookReceiver,
  TEST_SECRETS,
  type TestEnvironment,
  type WebhookReceiver,
} from "@svc/testing";
import type { ClientTarget } from "./clients.ts";
import type { Journal } from "./journal.ts";
import { findLastingPort } from "./ports.ts";
import { Servers } from "./servers.ts";
import { Supervised } from "./supervised.ts";
import { runSvc } from "./svc.ts";

const CLIENTS = 8;
const ROLE_PASSWORD = "of-no-use-anywhere-else";

/** Two supervised processes of each kind, PostgreSQL and Redis. */
export interface Site {
  folder: string;
  servers: Servers;
  api: Supervised[];
  widget: Supervised[];
  worker: Supervised[];
  /** For the operator's command. */
  env: Record<string, string>;
  db: Database & { prisma: PrismaClient };
  organizationId: string;
  target: ClientTarget;
  receiver: WebhookReceiver;
  createWidgetKey(): Promise<{ id: string; key: string }>;
  close(): Promise<void>;
}

interface SiteOptions {
  each?: number;
  /** Extra variables by port, such as METRICS_PORT. */
  settingsOf?(port: number): Record<string, string>;
}

/** @param folder data of the servers @param journal records deliveries */
export async function openSite(
  journal: Journal,
  folder: string,
  { each = 2, settingsOf = () => ({}) }: SiteOptions = {},
): Promise<Site> {
  const cancelCleanup = endWithThisProcess({ folder });
  // When run as root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o711);
  const servers = await Servers.start(folder);
  const urlAs = (role: string) => {
    const url = new URL(servers.databaseUrl);
    url.username = role;
    url.password = ROLE_PASSWORD;
    return url.href;
  };
  const env = {
    ...TEST_SECRETS,
    SVC_ENVIRONMENT: "test",
    DATABASE_URL: servers.databaseUrl,
    REDIS_URL: servers.redisUrl,
    API_DATABASE_PASSWORD: ROLE_PASSWORD,
    WIDGET_AUTH_DATABASE_PASSWORD: ROLE_PASSWORD,
    DATA_DIR: join(folder, "files"),
    HOST: "127.0.0.1",
    LOG_LEVEL: "fatal",
    NODE_ENV: "production",
    DRAIN_SECONDS: "2",
    RATE_LIMIT_PER_MINUTE: "10000000",
    WEBHOOK_ALLOW_LOOPBACK: "true",
  };
  await runSvc(["db", "migrate"], env);
  const pool = openDatabase({
    url: servers.databaseUrl,
    poolSize: 2,
    name: "svc-faults",
    onConnectionLost: () => {},
  });
  const db = { ...pool, prisma: openPrisma(pool) };
  const test = { db, environment: "test" } as TestEnvironment;
  const { key: ak, organizationId } = await buildKey(test, "ak");
  const createWidgetKey = () => buildKey(test, "sk", { organizationId });
  const accounts = [];
  for (let count = 0; count < CLIENTS; count += 1) accounts.push(await buildAccount(test, organizationId));
  const several = async (source: string, more: Record<string, string>) => {
    const programs = [];
    while (programs.length < each) {
      const port = await findLastingPort();
      programs.push(new Supervised(source, port, { ...env, ...settingsOf(port), ...more }));
    }
    return programs;
  };
  const api = await several("apps/api/src/main.ts", { DATABASE_URL: urlAs("svc_api") });
  const worker = await several("apps/api/src/platform/worker/main.ts", { DATABASE_URL: urlAs("svc_api") });
  const widget = await several("apps/widget-auth/src/main.ts", { DATABASE_URL: urlAs("svc_widget_auth") });
  const programs = [...api, ...worker, ...widget];
  for (const program of programs) await program.start();
  const receiver = await startWebhookReceiver((request) => {
    const { id } = JSON.parse(request.body) as { id: string };
    journal.deliveries.set(id, (journal.deliveries.get(id) ?? 0) + 1);
    receiver.requests.length = 0;
    return {};
  });
  await createEndpoint(api[0]?.url ?? "", ak, receiver.url);
  return {
    folder,
    servers,
    api,
    widget,
    worker,
    env,
    db,
    organizationId,
    target: {
      api: api.map(({ url }) => url),
      widget: widget.map(({ url }) => url),
      ak,
      sk: (await createWidgetKey()).key,
      accountIds: accounts.map(({ id }) => id),
      custodians: {
        source: await custodianId(test, "test-manual"),
        destination: await custodianId(test, "fidelity"),
      },
    },
    receiver,
    createWidgetKey,
    close: async () => {
      await Promise.all(programs.map((program) => program.stop()));
      await db.close();
      await Promise.all([servers.stop(), receiver.close()]);
      cancelCleanup();
    },
  };
}

async function createEndpoint(url: string, ak: string, receiverUrl: string): Promise<void> {
  const answer = await fetch(`${url}/v1/webhook-endpoints`, {
    method: "POST",
    headers: { authorization: `Bearer ${ak}`, "content-type": "application/json" },
    body: JSON.stringify({ url: receiverUrl, eventTypes: ["rollover.*"] }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
