import { chmod } from "node:fs/promises";
import { type Database, openDatabase } from "@svc/database";
import { openPrisma, type PrismaClient } from "@svc/database/prisma";
import { endWithThisProcess } from "@svc/local-servers";
import {
  buildAccount,
  buildKey,
  findCustodianId,
  type TestEnvironment,
  type WebhookReceiver,
} from "@svc/testing";
import { requestJson } from "../request-json.ts";
import type { ClientTarget } from "./clients.ts";
import type { Journal } from "./journal.ts";
import { findLastingPort } from "./ports.ts";
import { Servers } from "./servers.ts";
import { buildSiteEnv, PROGRAMS, startJournalReceiver, toRoleUrl } from "./site-parts.ts";
import { SupervisedProgram } from "./supervised.ts";
import { runSvc } from "./svc.ts";

const CLIENTS = 8;

export interface Site {
  folder: string;
  servers: Servers;
  api: SupervisedProgram[];
  widget: SupervisedProgram[];
  worker: SupervisedProgram[];
  /** Environment of `svc` commands. */
  env: Record<string, string>;
  db: Database & { prisma: PrismaClient };
  organizationId: string;
  target: ClientTarget;
  receiver: WebhookReceiver;
  /** Creates an `sk_` key. */
  createWidgetKey(): Promise<{ id: string; key: string }>;
  close(): Promise<void>;
}

interface SiteOptions {
  /** Processes of each service. */
  processCount?: number;
  /** Returns additional environment variables of the process at this port, such as METRICS_PORT. */
  getSettings?(port: number): Record<string, string>;
}

/**
 * Starts the database servers, the services and a webhook receiver, and creates an organization with keys and accounts.
 * @param journal records deliveries
 * @param folder data of the servers
 */
export async function openSite(
  journal: Journal,
  folder: string,
  { processCount = 2, getSettings = () => ({}) }: SiteOptions = {},
): Promise<Site> {
  const cancelCleanup = endWithThisProcess({ folder });
  // If root starts PostgreSQL, it runs as another user, who needs access.
  await chmod(folder, 0o711);
  const servers = await Servers.start(folder);
  const env = { ...buildSiteEnv(servers, folder), LOG_LEVEL: "fatal", DRAIN_SECONDS: "2" };
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
  const createPrograms = async ({ source, role }: (typeof PROGRAMS)[number]) => {
    const supervised: SupervisedProgram[] = [];
    while (supervised.length < processCount) {
      const port = await findLastingPort();
      const settings = { ...getSettings(port), DATABASE_URL: toRoleUrl(servers, role) };
      supervised.push(new SupervisedProgram(source, port, { ...env, ...settings }));
    }
    return supervised;
  };
  const [api, widget, worker] = [
    await createPrograms(PROGRAMS[0]),
    await createPrograms(PROGRAMS[1]),
    await createPrograms(PROGRAMS[2]),
  ];
  const programs = [...api, ...worker, ...widget];
  for (const program of programs) await program.start();
  const receiver = await startJournalReceiver(journal);
  const endpoint = { url: receiver.url, eventTypes: ["rollover.*"] };
  await requestJson(api[0]?.url ?? "", "/v1/webhook-endpoints", ak, endpoint);
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
        source: await findCustodianId(test, "test-manual"),
        destination: await findCustodianId(test, "fidelity"),
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
