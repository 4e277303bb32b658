import { KeyObject } from "node:crypto";
import { ConfigError, configFields, parseDatabaseUrl, readConfig } from "@svc/service-kit/config";
import { parseRedisUrl } from "@svc/service-kit/redis";
import { z } from "zod";
import { readWorkerConfig, workerFields } from "../config.ts";

const schema = z.object({
  ...workerFields,
  DATABASE_READ_URL: configFields.DATABASE_READ_URL,
  SESSION_SECRETS: configFields.SESSION_SECRETS.optional(),
  API_DATABASE_PASSWORD: configFields.ROLE_PASSWORD,
  WIDGET_AUTH_DATABASE_PASSWORD: configFields.ROLE_PASSWORD,
  API_REDIS_PASSWORD: configFields.ROLE_PASSWORD,
  WIDGET_AUTH_REDIS_PASSWORD: configFields.ROLE_PASSWORD,
});

type Config = z.infer<typeof schema>;

export type DoctorConfig = Partial<Config>;

export interface ParsedEnvironment {
  /** Omits invalid variables. */
  config: DoctorConfig;
  issues: string[];
  /** Texts to redact in findings, longest first. */
  secrets: string[];
}

const SECRET_NAME = /_(?:KEYS?|PEPPERS|SECRETS?|PASSWORD|URL)$/;

export function readEnvironment(env: NodeJS.ProcessEnv): ParsedEnvironment {
  const config: Record<string, unknown> = {};
  const issues: string[] = [];
  for (const [name, field] of Object.entries(schema.shape)) {
    try {
      config[name] = readConfig(z.object({ [name]: field }), env)[name];
    } catch (error) {
      issues.push(...toIssues(error));
    }
  }
  try {
    readWorkerConfig(env);
  } catch (error) {
    issues.push(...toIssues(error));
  }
  return {
    config: config as DoctorConfig,
    issues: [...new Set(issues)],
    secrets: collectSecrets(env, config),
  };
}

function toIssues(error: unknown): string[] {
  if (error instanceof ConfigError) return error.issues.map((issue) => issue.trim());
  throw error;
}

/** Shorter secrets are not redacted: they can occur as words in normal text. */
const MIN_SECRET_LENGTH = 8;

function collectSecrets(env: NodeJS.ProcessEnv, config: Record<string, unknown>): string[] {
  const texts = Object.keys(schema.shape)
    .filter((name) => SECRET_NAME.test(name))
    .flatMap((name) => [env[name], ...extractTexts(config[name])])
    .filter((text) => text !== undefined);
  const passwords = texts.flatMap((text) => {
    const url = parseDatabaseUrl(text)?.urls[0] ?? text;
    const { password = "" } = URL.canParse(url) ? new URL(url) : {};
    return [password, decodeOrReturn(password), ...listRedisPasswords(text)];
  });
  const secretTexts = texts.filter((text) => !/^https?:/.test(text));
  // Lists of secrets have the form `<ID>:<secret>,<ID>:<secret>`.
  const listedSecrets = secretTexts.flatMap((text) =>
    text.split(",").map((part) => part.slice(part.indexOf(":") + 1)),
  );
  return [...new Set([...secretTexts, ...listedSecrets, ...passwords])]
    .filter((text) => text.length >= MIN_SECRET_LENGTH)
    .sort((one, other) => other.length - one.length);
}

/** Accepts several hosts, which `URL` cannot parse. */
function listRedisPasswords(text: string): string[] {
  try {
    const { password, sentinelPassword } = parseRedisUrl(text);
    return [password, sentinelPassword].flatMap((secret) => [secret, encodeURIComponent(secret)]);
  } catch {
    return [];
  }
}

function extractTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(({ key }: { key?: unknown }) => extractTexts(key));
  if (value instanceof KeyObject) return [value.export().toString("base64")];
  const { secret } = (value ?? {}) as { secret?: unknown };
  return typeof secret === "string" ? [secret] : [];
}

/** Accepts an empty host, which means a Unix socket. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host === "::1" || host === "" || host.startsWith("127.");
}

export function decodeOrReturn(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
