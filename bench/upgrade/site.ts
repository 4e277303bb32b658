import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { endWithThisProcess } from "@svc/local-servers";
import { startWebhookReceiver, TEST_SECRETS } from "@svc/testing";
import pg from "pg";
import type { ClientTarget } from "../faults/clients.ts";
import type { Journal } from "../faults/journal.ts";
import { findLastingPort } from "../faults/ports.ts";
import { Servers } from "../faults/servers.ts";
import { Supervised } from "../faults/supervised.ts";
import { runSvc } from "../faults/svc.ts";
import { hasHaproxy, startHaproxy } from "../haproxy.ts";
import { createAccount, requestJson } from "../request-json.ts";

const CLIENTS = 16;
const ROLE_PASSWORD = "of-no-use-anywhere-else";
/** Three seconds longer than the load balancer needs to detect an unready process. */
const DRAIN_SECONDS = "5";

/** A process, independent of its release. */
interface ProgramSpec {
  name: string;
  source: string;
  port: number;
  env: Record<string, string>;
}

/** A deployment with two of each process, whose processes can be replaced by another release's. */
export interface UpgradeSite {
  /** Variables of the operator's command, as the database owner. */
  env: Record<string, string>;
  db: { pool: pg.Pool };
  organizationId: string;
  target: ClientTarget;
  /** How requests are balanced, for the report. */
  balancer: string;
  /** Names of the processes, in the order of replacement. */
  names: readonly string[];
  /** Stops a process and starts it from other sources. @param root folder of the sources, if not this one */
  replace(name: string, root?: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a release on its own servers. Creates its clients' data only with that release's command and API.
 *
 * @param root folder of the release's sources
 * @param folder data of the servers
 * @param journal records deliveries
 */
export async function openUpgradeSite(root: string, folder: string, journal: Journal): Promise<UpgradeSite> {
  const cancelCleanup = endWithThisProcess({ folder });
  // When run as root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o711);
  const servers = await Servers.start(folder);
  const urlAs = (role: string) =>
    Object.assign(new URL(servers.databaseUrl), { username: role, password: ROLE_PASSWORD }).href;
  const env = {
    ...TEST_SECRETS,
    SVC_ENVIRONMENT: "test",
    DATABASE_URL: servers.databaseUrl,
    REDIS_URL: servers.redisUrl,
    API_DATABASE_PASSWORD: ROLE_PASSWORD,
    WIDGET_AUTH_DATABASE_PASSWORD: ROLE_PASSWORD,
    DATA_DIR: join(folder, "files"),
    HOST: "127.0.0.1",
    LOG_LEVEL: "error",
    NODE_ENV: "production",
    DRAIN_SECONDS,
    RATE_LIMIT_PER_MINUTE: "10000000",
    WEBHOOK_ALLOW_LOOPBACK: "true",
  };
  await runSvc(["db", "migrate"], env, root);
  const places: ProgramSpec[] = [];
  for (const [name, source, role] of [
    ["API", "apps/api/src/main.ts", "svc_api"],
    ["widget service", "apps/widget-auth/src/main.ts", "svc_widget_auth"],
    ["worker", "apps/api/src/platform/worker/main.ts", "svc_api"],
  ] as const) {
    for (const which of ["one", "two"]) {
      const port = await findLastingPort();
      places.push({ name: `${name} ${which}`, source, port, env: { ...env, DATABASE_URL: urlAs(role) } });
    }
  }
  const running = new Map<string, Supervised>();
  const start = async ({ name, source, port, env: own }: ProgramSpec, of?: string) => {
    const program = new Supervised(source, port, own, of);
    running.set(name, program);
    await program.start();
    await program.untilReady();
  };
  for (const place of places) await start(place, root);
  const urlsOf = (kind: string) =>
    places.filter(({ name }) => name.startsWith(kind)).map(({ port }) => `http://127.0.0.1:${port}`);
  const balancers = hasHaproxy()
    ? await Promise.all(
        ["API", "widget service"].map((kind) =>
          startHaproxy(urlsOf(kind).map((url) => Number(new URL(url).port))),
        ),
      )
    : [];
  const behind = (index: number, kind: string) => {
    const balancer = balancers[index];
    return balancer ? [balancer.url] : urlsOf(kind);
  };
  const receiver = await startWebhookReceiver((request) => {
    const { id } = JSON.parse(request.body) as { id: string };
    journal.deliveries.set(id, (journal.deliveries.get(id) ?? 0) + 1);
    receiver.requests.length = 0;
    return {};
  });
  const api = behind(0, "API");
  const client = await makeClient(api[0] ?? "", receiver.url, (words) =>
    runSvc([...words, "--json"], env, root),
  );
  const pool = new pg.Pool({ connectionString: servers.databaseUrl, max: 2 });
  pool.on("error", () => {});
  return {
    env,
    db: { pool },
    organizationId: client.organizationId,
    target: { ...client.target, api, widget: behind(1, "widget service") },
    balancer: balancers.length > 0 ? "HAProxy" : "clients that poll for ready processes",
    names: places.map(({ name }) => name),
    async replace(name, of) {
      await running.get(name)?.stop("SIGTERM");
      await start(places.find((place) => place.name === name) as ProgramSpec, of);
    },
    close: async () => {
      await Promise.all([...running.values()].map((program) => program.stop()));
      for (const balancer of balancers) balancer.stop();
      await pool.end();
      await Promise.all([servers.stop(), receiver.close()]);
      cancelCleanup();
    },
  };
}

/** Creates an organization with keys, participants and a webhook endpoint through the command and the API. */
async function makeClient(url: string, receiverUrl: string, svc: (words: string[]) => Promise<string>) {
  const organization = JSON.parse(await svc(["org", "create", "--name", "Upgraded"])) as { id: string };
  const makeKey = async (type: string) => {
    const made = await svc(["keys", "create", "--org", organization.id, "--type", type, "--name", type]);
    return (JSON.parse(made) as { key: string }).key;
  };
  const [ak, sk] = [await makeKey("ak"), await makeKey("sk")];
  await requestJson(url, "/v1/webhook-endpoints", ak, { url: receiverUrl, eventTypes: ["rollover.*"] });
  const accountIds: string[] = [];
  for (let count = 0; count < CLIENTS; count += 1) {
    accountIds.push(await createAccount(url, ak, `saver-${count}`));
  }
  const custodianId = async (q: string) => {
    const { data } = (await requestJson(url, `/v1/custodians?q=${q}`, ak)) as { data?: { id: string }[] };
    return String(data?.[0]?.id);
  };
  const custodians = { source: await custodianId("test-manual"), destination: await custodianId("fidelity") };
  return { organizationId: organization.id, target: { ak, sk, accountIds, custodians } };
}
