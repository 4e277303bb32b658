import { join } from "node:path";
import { API_ROLE, WIDGET_AUTH_ROLE } from "@svc/database/roles";
import type { StackSecrets } from "./data-dir.ts";
import type { StackSettings } from "./settings.ts";

/** What both services are told; passwords of the database are not among it. */
function serviceSecrets({ KEY_PEPPERS, DATA_KEYS, INDEX_KEY, CHAIN_KEY, SESSION_SECRETS }: StackSecrets) {
  return { KEY_PEPPERS, DATA_KEYS, INDEX_KEY, CHAIN_KEY, SESSION_SECRETS };
}

/** What the services of a stack are told beside what each has of its own. */
export function stackVariables(
  settings: StackSettings,
  secrets: StackSecrets,
  {
    databaseUrl,
    redisUrl,
    ofMode,
    portal,
  }: {
    databaseUrl: string;
    redisUrl: string | null;
    ofMode: Record<string, string>;
    portal: object | null;
  },
): NodeJS.ProcessEnv {
  return {
    HOST: "127.0.0.1",
    ...ofMode,
    ...serviceSecrets(secrets),
    // Whoever tries webhooks out receives them on this machine.
    WEBHOOK_ALLOW_LOOPBACK: String(settings.environment === "test"),
    // The reference fills the demo's key in, for whoever tries things out on this machine.
    ...(settings.environment === "test" ? { DOCS_DEMO_FILE: join(settings.dataDir, "demo.env") } : {}),
    ...process.env,
    SVC_ENVIRONMENT: settings.environment,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    API_PORT: String(settings.apiPort),
    WIDGET_AUTH_PORT: String(settings.widgetAuthPort),
    // A port that is yet to be found is no address.
    WIDGET_URL:
      process.env.WIDGET_URL ||
      (settings.widgetAuthPort ? `http://localhost:${settings.widgetAuthPort}` : ""),
    // Nobody on this machine has to find the worker.
    WORKER_PORT: "0",
    ...portal,
    ...(redisUrl === null ? {} : { REDIS_URL: redisUrl }),
  };
}

/** Names the widget service's DATABASE_URL where one process runs all services: each has a database role of its own. */
export const WIDGET_AUTH_DATABASE_URL = "WIDGET_AUTH_DATABASE_URL";

/** Each service's variables. */
export interface ServiceEnvs {
  api: NodeJS.ProcessEnv;
  widgetAuth: NodeJS.ProcessEnv;
  worker: NodeJS.ProcessEnv;
  /** For one process that runs all three: the API's, what the widget service needs besides, and its database role's URL. */
  together: NodeJS.ProcessEnv;
}

/**
 * They differ in the role that it uses the database with, in the secrets (each has those that it needs), and in the port of
 * its metrics.
 */
export function serviceEnvs(
  env: NodeJS.ProcessEnv,
  databaseUrl: string,
  roles: { api: string; widgetAuth: string } | null,
): ServiceEnvs {
  const as = (role: string, password: string | undefined): NodeJS.ProcessEnv => {
    if (password === undefined) return env;
    const url = new URL(databaseUrl);
    url.username = role;
    url.password = password;
    return { ...env, DATABASE_URL: url.href };
  };
  const all = as(API_ROLE, roles?.api);
  const api = without(all, ["SESSION_SECRETS"]);
  const widgetAuth = without(as(WIDGET_AUTH_ROLE, roles?.widgetAuth), ["CHAIN_KEY", "PORTAL_SECRET"]);
  return {
    api,
    widgetAuth: { ...widgetAuth, ...metricsPort(env, 1) },
    worker: { ...api, ...metricsPort(env, 2) },
    together: { ...all, [WIDGET_AUTH_DATABASE_URL]: widgetAuth.DATABASE_URL },
  };
}

/** Where a process tells of itself: the port that is set, or one behind it, as processes of one machine share none. */
export function metricsPort(env: NodeJS.ProcessEnv, behind: number): { METRICS_PORT?: string } {
  const { METRICS_PORT: port } = env;
  // What is no number is refused by the services, each with its name.
  return port && /^[1-9]\d*$/.test(port) ? { METRICS_PORT: String(Number(port) + behind) } : {};
}

/** Neither as a value nor as the name of a file. */
function without(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  const kept = { ...env };
  for (const name of names) {
    delete kept[name];
    delete kept[`${name}_FILE`];
  }
  return kept;
}
