import { join } from "node:path";
import { API_ROLE, WIDGET_AUTH_ROLE } from "@svc/database/roles";
import type { StackSecrets } from "./data-dir.ts";
import type { StackSettings } from "./settings.ts";

function pickServiceSecrets({ KEY_PEPPERS, DATA_KEYS, INDEX_KEY, CHAIN_KEY, SESSION_SECRETS }: StackSecrets) {
  return { KEY_PEPPERS, DATA_KEYS, INDEX_KEY, CHAIN_KEY, SESSION_SECRETS };
}

/** Builds the variables of all services. */
export function buildStackVariables(
  settings: StackSettings,
  secrets: StackSecrets,
  {
    databaseUrl,
    redisUrl,
    modeEnv,
    portal,
  }: {
    databaseUrl: string;
    redisUrl: string | null;
    modeEnv: Record<string, string>;
    portal: object | null;
  },
): NodeJS.ProcessEnv {
  return {
    HOST: "127.0.0.1",
    ...modeEnv,
    ...pickServiceSecrets(secrets),
    // Allows webhooks to local receivers.
    WEBHOOK_ALLOW_LOOPBACK: String(settings.environment === "test"),
    // On local test stacks, the API reference fills in the demo key.
    ...(settings.environment === "test" ? { DOCS_DEMO_FILE: join(settings.dataDir, "demo.env") } : {}),
    ...process.env,
    SVC_ENVIRONMENT: settings.environment,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    API_PORT: String(settings.apiPort),
    WIDGET_AUTH_PORT: String(settings.widgetAuthPort),
    // If the port is 0, the URL is not known before the service starts.
    WIDGET_URL:
      process.env.WIDGET_URL ||
      (settings.widgetAuthPort ? `http://localhost:${settings.widgetAuthPort}` : ""),
    // Nothing local connects to the worker.
    WORKER_PORT: "0",
    ...portal,
    ...(redisUrl === null ? {} : { REDIS_URL: redisUrl }),
  };
}

/** Passes the widget service's DATABASE_URL, which has its own role, if all services run in one process. */
export const WIDGET_AUTH_DATABASE_URL = "WIDGET_AUTH_DATABASE_URL";

export interface ServiceEnvs {
  api: NodeJS.ProcessEnv;
  widgetAuth: NodeJS.ProcessEnv;
  worker: NodeJS.ProcessEnv;
  inOneProcess: NodeJS.ProcessEnv;
}

/**
 * Builds the services' variables, which differ in database role, secrets and metrics port.
 *
 * @param rolePasswords of the services' database roles; null if all services use the role in `databaseUrl`
 */
export function buildServiceEnvs(
  env: NodeJS.ProcessEnv,
  databaseUrl: string,
  rolePasswords: { api: string; widgetAuth: string } | null,
): ServiceEnvs {
  const withRole = (role: string, password: string | undefined): NodeJS.ProcessEnv => {
    if (password === undefined) return env;
    const url = new URL(databaseUrl);
    url.username = role;
    url.password = password;
    return { ...env, DATABASE_URL: url.href };
  };
  const withAllSecrets = withRole(API_ROLE, rolePasswords?.api);
  const api = removeVariables(withAllSecrets, ["SESSION_SECRETS"]);
  const widgetAuth = removeVariables(withRole(WIDGET_AUTH_ROLE, rolePasswords?.widgetAuth), [
    "CHAIN_KEY",
    "PORTAL_SECRET",
  ]);
  return {
    api,
    widgetAuth: { ...widgetAuth, ...offsetMetricsPort(env, 1) },
    worker: { ...api, ...offsetMetricsPort(env, 2) },
    inOneProcess: { ...withAllSecrets, [WIDGET_AUTH_DATABASE_URL]: widgetAuth.DATABASE_URL },
  };
}

/** Adds an offset to the metrics port, because processes on one machine cannot share a port. */
export function offsetMetricsPort(env: NodeJS.ProcessEnv, offset: number): { METRICS_PORT?: string } {
  const { METRICS_PORT: port } = env;
  // The services reject invalid ports.
  return port && /^[1-9]\d*$/.test(port) ? { METRICS_PORT: String(Number(port) + offset) } : {};
}

/** Also removes `_FILE` variants. */
function removeVariables(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  const copy = { ...env };
  for (const name of names) {
    delete copy[name];
    delete copy[`${name}_FILE`];
  }
  return copy;
}
