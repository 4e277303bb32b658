import { createServer } from "node:net";
import { join } from "node:path";
import {
  findRedisServer,
  type LocalPostgres,
  type LocalRedis,
  startPostgres,
  startRedis,
} from "@svc/local-servers";
import pg from "pg";
import { createLogFormatter } from "../terminal/readable-logs.ts";
import { takeFingerprint } from "../up-to-date.ts";
import { claimDataDir, readOrCreateSecrets, Stamp, writeEnvFile } from "./data-dir.ts";
import { buildPortalVariables, startPortalServer } from "./portal.ts";
import { runToEnd, type ServiceOptions, type StackProcess, startService } from "./processes.ts";
import { buildServiceEnvs, buildStackVariables, type ServiceEnvs } from "./service-envs.ts";
import { ROOT, StackError, type StackSettings } from "./settings.ts";

const DATABASE = "svc";

export interface StackMode {
  /** Come before the program's path. */
  nodeFlags: string[];
  /** Restart a service when its sources change. */
  watchFlags: string[];
  /** Arguments that run the program with this source file. */
  getProgramArgs(source: string): readonly string[];
  /** Default values of variables. */
  env: Record<string, string>;
  /** Serves the portal from sources with the development server. Default: the API serves the built portal. */
  servesPortalSources?: boolean;
  /** Formats log lines for a terminal instead of JSON. */
  hasReadableLogs: boolean;
}

export interface Stack {
  apiUrl: string;
  widgetAuthUrl: string;
  portalUrl: string | null;
  demoFile: string | null;
  isRedisInMemory: boolean;
  /** Resolves with the reason when a part ends unexpectedly. */
  broken: Promise<string>;
}

/** Stops the started parts in reverse order. */
export class StartedParts {
  private readonly stops: { name: string; stop: () => Promise<void> | void }[] = [];

  add(name: string, stop: () => Promise<void> | void): void {
    this.stops.push({ name, stop });
  }

  async stopAll(): Promise<void> {
    for (let last = this.stops.pop(); last; last = this.stops.pop()) {
      try {
        await last.stop();
      } catch (error) {
        process.stderr.write(
          `${last.name} did not stop cleanly: ${error instanceof Error ? error.message : error}\n`,
        );
      }
    }
  }
}

interface Reporter {
  run<T>(description: string, work: () => Promise<T>): Promise<T>;
  print(line: string): void;
}

/**
 * Starts PostgreSQL and Redis unless they are configured, migrates the database, starts the services and creates the demo data.
 *
 * @param started receives each part as it starts, so that all parts can be stopped after a failure
 * @param build builds the programs, before anything starts
 * @throws StackError or ServerStartError, with a message for the user
 */
export async function startStack(
  settings: StackSettings,
  mode: StackMode,
  { started, reporter, build }: { started: StartedParts; reporter: Reporter; build: () => Promise<void> },
): Promise<Stack> {
  const report: Reporter["run"] = (description, work) => reporter.run(description, work);
  const onLine = mode.hasReadableLogs ? createLinePrinter(reporter) : null;
  started.add("data folder", claimDataDir(settings.dataDir));
  await requireFreePort("API_PORT", settings.apiPort);
  await requireFreePort("WIDGET_AUTH_PORT", settings.widgetAuthPort);
  if (mode.servesPortalSources) await requireFreePort("PORTAL_PORT", settings.portalPort);
  const secrets = readOrCreateSecrets(settings.dataDir);
  await build();

  const broken: Promise<string>[] = [];
  const onStarted = (service: StackProcess) => {
    started.add(service.name, () => service.stop());
    broken.push(service.ended);
  };
  let isNewDatabase = false;
  const databaseUrl =
    settings.databaseUrl ??
    (await report("Starting PostgreSQL", async () => {
      const postgres = await startPostgres({
        dataDir: join(settings.dataDir, "postgres"),
        password: secrets.POSTGRES_PASSWORD,
      });
      started.add("PostgreSQL", () => postgres.stop());
      broken.push(postgres.ended.then(() => "PostgreSQL exited"));
      isNewDatabase = await createDatabase(postgres);
      return postgres.url(DATABASE);
    }));
  const redisUrl = settings.redisUrl ?? (await startLocalRedis(settings, started, { reporter, broken }));

  const { API_DATABASE_PASSWORD: api, WIDGET_AUTH_DATABASE_PASSWORD: widgetAuth } = secrets;
  // With DATABASE_URL, all services share a role.
  const rolePasswords = settings.databaseUrl === null ? { api, widgetAuth } : null;
  const portal = buildPortalVariables(
    settings,
    secrets,
    mode.servesPortalSources ? settings.portalPort : settings.apiPort,
  );
  const env = buildStackVariables(settings, secrets, { databaseUrl, redisUrl, modeEnv: mode.env, portal });
  writeStackFile(settings, started, env);
  const operatorEnv = rolePasswords
    ? { ...env, API_DATABASE_PASSWORD: api, WIDGET_AUTH_DATABASE_PASSWORD: widgetAuth }
    : env;
  const svc = (...args: string[]) =>
    runToEnd([...mode.nodeFlags, ...mode.getProgramArgs("apps/api/src/cli/svc.ts"), ...args], operatorEnv);
  // Only this stack changes the embedded database, so it migrates once per build.
  const migrated = new Stamp(settings.dataDir, "migrated", [takeFingerprint(ROOT), secrets]);
  if (settings.databaseUrl !== null || isNewDatabase || !migrated.isCurrent()) {
    await report("Migrating the database", () => svc("db", "migrate"));
    migrated.write();
  }
  const portalUrl = portal && `${portal.PORTAL_URL}/portal`;
  const demoFile = settings.environment === "test" ? join(settings.dataDir, "demo.env") : null;
  const seed = async ({ apiUrl, widgetAuthUrl }: Pick<Stack, "apiUrl" | "widgetAuthUrl">) => {
    const urlOptions = ["--api-url", apiUrl, "--widget-auth-url", widgetAuthUrl];
    if (portalUrl) urlOptions.push("--portal-url", portalUrl);
    if (demoFile) await svc("demo", "seed", "--file", demoFile, ...urlOptions);
  };
  const { apiPort, widgetAuthPort } = settings;
  const urls = await report("Starting the services", async () => {
    const envs = buildServiceEnvs(env, databaseUrl, rolePasswords);
    const starting = startServices(mode, envs, { redisUrl, onStarted, onLine });
    // Seeding needs only the database, so it runs while the services start. If a port is 0, seeding waits for the services,
    // which choose the port.
    const knownUrls =
      apiPort > 0 && widgetAuthPort > 0
        ? { apiUrl: toUrl(apiPort), widgetAuthUrl: toUrl(widgetAuthPort) }
        : null;
    const [urls] = await Promise.all([starting, knownUrls ? seed(knownUrls) : starting.then(seed)]);
    return urls;
  });

  if (mode.servesPortalSources && portal) {
    await startPortalServer(mode.nodeFlags, settings, { apiUrl: urls.apiUrl, onStarted, onLine });
  }

  return { ...urls, portalUrl, demoFile, isRedisInMemory: redisUrl === null, broken: Promise.race(broken) };
}

const toUrl = (port: number) => `http://127.0.0.1:${port}`;

function createLinePrinter(reporter: Reporter) {
  const format = createLogFormatter(process.stdout.hasColors?.() ?? false);
  return (processName: string, line: string) => reporter.print(format(processName, line));
}

async function startLocalRedis(
  settings: StackSettings,
  started: StartedParts,
  { reporter, broken }: { reporter: Reporter; broken: Promise<string>[] },
): Promise<string | null> {
  if (findRedisServer() === null) return null;
  const redis = await reporter.run("Starting Redis", async (): Promise<LocalRedis> => {
    const server = await startRedis({ dataDir: join(settings.dataDir, "redis") });
    started.add("Redis", () => server.stop());
    return server;
  });
  broken.push(redis.ended.then(() => "Redis exited"));
  return redis.url;
}

async function startServices(
  mode: StackMode,
  envs: ServiceEnvs,
  { redisUrl, ...options }: { redisUrl: string | null } & Pick<ServiceOptions, "onStarted" | "onLine">,
): Promise<{ apiUrl: string; widgetAuthUrl: string }> {
  const flags = [...mode.watchFlags, ...mode.nodeFlags];
  if (redisUrl === null) {
    const urls = await startService(
      "services",
      [...flags, ...mode.getProgramArgs("scripts/stack/in-one-process.ts")],
      { ...options, env: envs.inOneProcess, readyCount: 3 },
    );
    return { apiUrl: urls.api ?? "", widgetAuthUrl: urls["widget-auth"] ?? "" };
  }
  const start = async (name: string, source: string, env: NodeJS.ProcessEnv) => {
    const urls = await startService(name, [...flags, ...mode.getProgramArgs(source)], { ...options, env });
    return urls[name] ?? "";
  };
  const results = await Promise.allSettled([
    start("api", "apps/api/src/main.ts", envs.api),
    start("widget-auth", "apps/widget-auth/src/main.ts", envs.widgetAuth),
    start("worker", "apps/api/src/platform/worker/main.ts", envs.worker),
  ]);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  const [apiUrl = "", widgetAuthUrl = ""] = results.map((result) =>
    result.status === "fulfilled" ? result.value : "",
  );
  return { apiUrl, widgetAuthUrl };
}

/** `npm run svc` finds the running stack by these variables. The file is emptied when the stack stops. */
function writeStackFile(settings: StackSettings, started: StartedParts, env: NodeJS.ProcessEnv): void {
  const names = [
    "SVC_ENVIRONMENT",
    "DATABASE_URL",
    "REDIS_URL",
    "KEY_PEPPERS",
    "DATA_KEYS",
    "INDEX_KEY",
    "CHAIN_KEY",
    "SESSION_SECRETS",
    "PORTAL_URL",
    "PORTAL_SECRET",
    "WIDGET_URL",
    "WEBHOOK_ALLOW_LOOPBACK",
    "DATA_DIR",
  ];
  const entries = names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
  const file = join(settings.dataDir, "stack.env");
  writeEnvFile(file, Object.fromEntries(entries));
  started.add("stack file", () => writeEnvFile(file, {}));
}

/** @returns true if the database is new */
async function createDatabase(postgres: LocalPostgres): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgres.url("postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

/** Called before slow startup work. */
function requireFreePort(name: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE" ? "is in use by another program" : "cannot be opened by this user";
      reject(new StackError(`port ${port} ${reason}; free it or set ${name}`));
    });
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });
}
