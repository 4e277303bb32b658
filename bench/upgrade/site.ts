import { chmod } from "node:fs/promises";
import { endWithThisProcess } from "@svc/local-servers";
import pg from "pg";
import type { ClientTarget } from "../faults/clients.ts";
import type { Journal } from "../faults/journal.ts";
import { findLastingPort } from "../faults/ports.ts";
import { Servers } from "../faults/servers.ts";
import { buildSiteEnv, PROGRAMS, startJournalReceiver, toRoleUrl } from "../faults/site-parts.ts";
import { SupervisedProgram } from "../faults/supervised.ts";
import { runSvc } from "../faults/svc.ts";
import { hasHaproxy, startHaproxy } from "../haproxy.ts";
import { createAccount, requestJson } from "../request-json.ts";

const CLIENTS = 16;
/** Three seconds longer than the load balancer needs to detect an unready process. */
const DRAIN_SECONDS = "5";

interface ProgramSpec {
  name: string;
  source: string;
  port: number;
  env: Record<string, string>;
}

export interface UpgradeSite {
  /** Environment of `svc` commands, with the URL of the database owner. */
  env: Record<string, string>;
  db: { pool: pg.Pool };
  organizationId: string;
  target: ClientTarget;
  /** Load balancing method, for the report. */
  balancer: string;
  /** Process names in the order of replacement. */
  names: readonly string[];
  /** @param root sources of another release; default: this release */
  replace(name: string, root?: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a release with its own PostgreSQL and Redis. The release's command and API create the organization, keys and accounts.
 * @param root folder of the release's sources
 * @param folder data of the servers
 * @param journal records deliveries
 */
export async function openUpgradeSite(root: string, folder: string, journal: Journal): Promise<UpgradeSite> {
  const cancelCleanup = endWithThisProcess({ folder });
  // If this process runs as root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o711);
  const servers = await Servers.start(folder);
  const env = { ...buildSiteEnv(servers, folder), LOG_LEVEL: "error", DRAIN_SECONDS };
  await runSvc(["db", "migrate"], env, root);
  const specs: ProgramSpec[] = [];
  for (const { name, source, role } of PROGRAMS) {
    for (const suffix of ["one", "two"]) {
      const port = await findLastingPort();
      const programEnv = { ...env, DATABASE_URL: toRoleUrl(servers, role) };
      specs.push({ name: `${name} ${suffix}`, source, port, env: programEnv });
    }
  }
  const running = new Map<string, SupervisedProgram>();
  const start = async ({ name, source, port, env: programEnv }: ProgramSpec, sourceRoot?: string) => {
    const program = new SupervisedProgram(source, port, programEnv, sourceRoot);
    running.set(name, program);
    await program.start();
    await program.waitUntilReady();
  };
  for (const spec of specs) await start(spec, root);
  const getUrls = (program: string) =>
    specs.filter(({ name }) => name.startsWith(program)).map(({ port }) => `http://127.0.0.1:${port}`);
  const balancers = hasHaproxy()
    ? await Promise.all(
        ["API", "widget service"].map((program) =>
          startHaproxy(getUrls(program).map((url) => Number(new URL(url).port))),
        ),
      )
    : [];
  const getEntryUrls = (index: number, program: string) => {
    const balancer = balancers[index];
    return balancer ? [balancer.url] : getUrls(program);
  };
  const receiver = await startJournalReceiver(journal);
  const api = getEntryUrls(0, "API");
  const { organizationId, target } = await createTarget(api[0] ?? "", receiver.url, (words) =>
    runSvc([...words, "--json"], env, root),
  );
  const pool = new pg.Pool({ connectionString: servers.databaseUrl, max: 2 });
  pool.on("error", () => {});
  return {
    env,
    db: { pool },
    organizationId,
    target: { ...target, api, widget: getEntryUrls(1, "widget service") },
    balancer: balancers.length > 0 ? "HAProxy" : "clients that poll for ready processes",
    names: specs.map(({ name }) => name),
    async replace(name, sourceRoot) {
      await running.get(name)?.stop("SIGTERM");
      await start(specs.find((spec) => spec.name === name) as ProgramSpec, sourceRoot);
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

async function createTarget(url: string, receiverUrl: string, svc: (words: string[]) => Promise<string>) {
  const organization = JSON.parse(await svc(["org", "create", "--name", "Upgraded"])) as { id: string };
  const createKey = async (type: string) => {
    const created = await svc(["keys", "create", "--org", organization.id, "--type", type, "--name", type]);
    return (JSON.parse(created) as { key: string }).key;
  };
  const [ak, sk] = [await createKey("ak"), await createKey("sk")];
  await requestJson(url, "/v1/webhook-endpoints", ak, { url: receiverUrl, eventTypes: ["rollover.*"] });
  const accountIds: string[] = [];
  for (let count = 0; count < CLIENTS; count += 1) {
    accountIds.push(await createAccount(url, ak, `saver-${count}`));
  }
  const findCustodian = async (q: string) => {
    const { data } = (await requestJson(url, `/v1/custodians?q=${q}`, ak)) as { data?: { id: string }[] };
    return String(data?.[0]?.id);
  };
  const custodians = {
    source: await findCustodian("test-manual"),
    destination: await findCustodian("fidelity"),
  };
  return { organizationId: organization.id, target: { ak, sk, accountIds, custodians } };
}
