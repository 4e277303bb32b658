import { hash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { StackError } from "./settings.ts";

export interface StackSecrets {
  POSTGRES_PASSWORD: string;
  API_DATABASE_PASSWORD: string;
  WIDGET_AUTH_DATABASE_PASSWORD: string;
  KEY_PEPPERS: string;
  DATA_KEYS: string;
  INDEX_KEY: string;
  CHAIN_KEY: string;
  SESSION_SECRETS: string;
  PORTAL_SECRET: string;
}

const createSecret = () => randomBytes(32).toString("base64");
const createPassword = () => randomBytes(24).toString("base64url");

function attempt<T>(description: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason =
      code === "EACCES" || code === "EPERM" || code === "EROFS" ? "this user cannot write there" : message;
    throw new StackError(`${description}: ${reason}; set DATA_DIR to a folder you can write to`);
  }
}

/**
 * Prevents two stacks from sharing the folder.
 *
 * @returns a function that releases it
 * @throws StackError if another stack uses the folder or it is not writable
 */
export function claimDataDir(dataDir: string): () => void {
  attempt(`cannot create ${dataDir}`, () => mkdirSync(dataDir, { recursive: true, mode: 0o700 }));
  const pidFile = join(dataDir, "stack.pid");
  const ownerPid = existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8")) : 0;
  if (ownerPid > 0 && ownerPid !== process.pid && isRunning(ownerPid)) {
    throw new StackError(
      `another stack is running on ${dataDir} (process ${ownerPid}); stop it or set DATA_DIR`,
    );
  }
  attempt(`cannot use ${dataDir}`, () => writeFileSync(pidFile, String(process.pid), { mode: 0o600 }));
  return () => rmSync(pidFile, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Creates missing secrets. If they are lost, API keys stop working and personal data cannot be decrypted. */
export function readOrCreateSecrets(dataDir: string): StackSecrets {
  const file = join(dataDir, "secrets.env");
  const stored = existsSync(file) ? (parseEnv(readFileSync(file, "utf8")) as Partial<StackSecrets>) : {};
  const secrets: StackSecrets = {
    POSTGRES_PASSWORD: stored.POSTGRES_PASSWORD ?? createPassword(),
    API_DATABASE_PASSWORD: stored.API_DATABASE_PASSWORD ?? createPassword(),
    WIDGET_AUTH_DATABASE_PASSWORD: stored.WIDGET_AUTH_DATABASE_PASSWORD ?? createPassword(),
    KEY_PEPPERS: stored.KEY_PEPPERS ?? `p1:${createSecret()}`,
    DATA_KEYS: stored.DATA_KEYS ?? `d1:${createSecret()}`,
    INDEX_KEY: stored.INDEX_KEY ?? createSecret(),
    CHAIN_KEY: stored.CHAIN_KEY ?? createSecret(),
    SESSION_SECRETS: stored.SESSION_SECRETS ?? `s1:${createSecret()}`,
    PORTAL_SECRET: stored.PORTAL_SECRET ?? createSecret(),
  };
  if (Object.keys(secrets).some((name) => !(name in stored))) writeEnvFile(file, { ...secrets });
  return secrets;
}

/** Uses shell syntax. Only the owner can read the file. */
export function writeEnvFile(file: string, env: Record<string, string>): void {
  const text = Object.entries(env).map(([name, value]) => `${name}=${value}\n`);
  attempt(`cannot write ${file}`, () => writeFileSync(file, text.join(""), { mode: 0o600 }));
}

/** Records that a step has run with these inputs. */
export class Stamp {
  private readonly file: string;
  private readonly digest: string;

  constructor(dataDir: string, name: string, inputs: unknown) {
    this.file = join(dataDir, name);
    this.digest = hash("sha256", JSON.stringify(inputs));
  }

  isCurrent(): boolean {
    return existsSync(this.file) && readFileSync(this.file, "utf8") === this.digest;
  }

  write(): void {
    writeFileSync(this.file, this.digest, { mode: 0o600 });
  }
}
