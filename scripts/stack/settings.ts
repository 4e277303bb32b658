import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export interface StackSettings {
  environment: "test" | "live";
  dataDir: string;
  /** Set in this shell, not by `.env`. Commands for other terminals must repeat them. */
  shellVariables: { DATA_DIR?: string };
  /** Null for the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** Null for a local Redis. */
  redisUrl: string | null;
  /** As for the other ports, 0 means a free port. */
  apiPort: number;
  widgetAuthPort: number;
  portalPort: number;
}

/** The user can fix it, so it is shown without a stack trace. */
export class StackError extends Error {
  override name = "StackError";
}

export function readSettings(): StackSettings {
  const { DATA_DIR } = process.env;
  const envFile = join(ROOT, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const env = process.env;
  return {
    environment: readEnvironment(env.SVC_ENVIRONMENT || "test"),
    dataDir: resolve(ROOT, env.DATA_DIR || ".data"),
    shellVariables: DATA_DIR ? { DATA_DIR } : {},
    databaseUrl: env.DATABASE_URL || null,
    redisUrl: env.REDIS_URL || null,
    apiPort: readPort("API_PORT", 3000),
    widgetAuthPort: readPort("WIDGET_AUTH_PORT", 3001),
    portalPort: readPort("PORTAL_PORT", 3004),
  };
}

/** Loads the variables of the stack of `npm start`, unless a database is configured. */
export function loadStackEnv(): void {
  const { dataDir, databaseUrl } = readSettings();
  const file = join(dataDir, "stack.env");
  if (databaseUrl === null && existsSync(file)) process.loadEnvFile(file);
}

function readEnvironment(text: string): StackSettings["environment"] {
  if (text === "test" || text === "live") return text;
  throw new StackError("SVC_ENVIRONMENT must be test or live");
}

export function readPort(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StackError(`${name} must be a port, 0 to 65535`);
}
