import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What a person may set for the stack on this machine. */
export interface StackSettings {
  environment: "test" | "live";
  dataDir: string;
  /** DATA_DIR where this shell has set it, and not `.env`: commands for another terminal have to name it. */
  shellVariables: { DATA_DIR?: string };
  /** The user's own PostgreSQL, or null for the embedded one. */
  databaseUrl: string | null;
  /** The user's own Redis, or null for one that is started here. */
  redisUrl: string | null;
  apiPort: number;
  widgetAuthPort: number;
  /** Where `npm run dev` serves the portal's sources. */
  portalPort: number;
}

/** Something is wrong that a person can put right; the message says what, in one line. */
export class StackError extends Error {
  override name = "StackError";
}

/** Reads the settings from the environment, and from `.env` where there is one. */
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

/** Sets the variables of the stack that `npm start` runs on the data folder, unless the environment names a database. */
export function loadStackEnv(): void {
  const { dataDir, databaseUrl } = readSettings();
  const file = join(dataDir, "stack.env");
  if (databaseUrl === null && existsSync(file)) process.loadEnvFile(file);
}

function readEnvironment(text: string): StackSettings["environment"] {
  if (text === "test" || text === "live") return text;
  throw new StackError("SVC_ENVIRONMENT must be test or live");
}

/** Reads a port from the environment. @throws StackError */
export function readPort(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StackError(`${name} must be a port, 0 to 65535`);
}
