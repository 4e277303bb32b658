import { createSecretKey, type KeyObject } from "node:crypto";
import { ENVIRONMENTS, type Environment, parsePeppers } from "@svc/keys";
import { z } from "zod";
import { type AddressBlocks, parseAddressBlocks } from "../auth/address-blocks.ts";
import { LOG_LEVELS } from "../logging.ts";
import { REDIS_TIMEOUT_MS } from "../redis/open-redis.ts";
import { parseRedisUrl } from "../redis/redis-address.ts";
import { parseDatabaseUrl } from "./database-url.ts";
import { parsedField } from "./read-config.ts";

/** IDs allow several secrets to be active during a rotation. */
export interface NamedSecret {
  id: string;
  key: KeyObject;
}

const SECRET_BYTES = 32;

/** ID of a secret that was configured without an ID. */
export const UNNAMED_SECRET = "default";

/**
 * Parses `id:base64[,id:base64…]`, the current secret first.
 * @throws Error naming the issue and the position, never the value
 */
export function parseNamedSecrets(text: string, exactBytes?: number): [NamedSecret, ...NamedSecret[]] {
  const secrets = parseAsPeppers(text);
  if (exactBytes !== undefined && secrets.some((secret) => secret.key.symmetricKeySize !== exactBytes)) {
    throw new Error(`every secret must be exactly ${exactBytes} bytes`);
  }
  return secrets;
}

/** Uses the parser of peppers, but calls them entries in messages. */
function parseAsPeppers(text: string): [NamedSecret, ...NamedSecret[]] {
  try {
    return parsePeppers(text);
  } catch (error) {
    throw new Error(error instanceof Error ? error.message.replace(/^Pepper/, "Entry") : "is not valid");
  }
}

function parseSecret(text: string): KeyObject {
  const bytes = Buffer.from(text, "base64");
  // Buffer skips invalid characters.
  if (bytes.toString("base64") !== text) throw new Error("must be padded base64 (RFC 4648 §4)");
  if (bytes.length < SECRET_BYTES) throw new Error(`must be base64 of at least ${SECRET_BYTES} bytes`);
  return createSecretKey(bytes);
}

/**
 * Parses named secrets. An entry without an ID, as in older configurations, gets `default`.
 * @throws Error naming the issue and the position, never the value
 */
export function parseSecretsWithOptionalIds(text: string): [NamedSecret, ...NamedSecret[]] {
  if (!/[:,]/.test(text)) return [{ id: UNNAMED_SECRET, key: parseSecret(text) }];
  return parseNamedSecrets(
    text
      .split(",")
      .map((entry) => (entry.includes(":") || entry === "" ? entry : `${UNNAMED_SECRET}:${entry}`))
      .join(","),
  );
}

/** The parser's error quotes the entry, which could be a misplaced secret. */
function parseProxies(text: string): AddressBlocks {
  try {
    return parseAddressBlocks(text);
  } catch {
    throw new Error("must be IP addresses and CIDR blocks, separated by commas or spaces");
  }
}

/** Returns null if metrics are off. */
export function getMetricsAddress(config: {
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
}): { host: string; port: number } | null {
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  return port === undefined ? null : { host, port };
}

export function wholeNumberField(min: number, max: number, fallback: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message).default(fallback);
}

const PORT_MESSAGE = "must be a port, a whole number from 0 to 65535";

const port = z
  .string()
  .regex(/^\d{1,5}$/, PORT_MESSAGE)
  .transform(Number)
  .pipe(z.number().max(65_535, PORT_MESSAGE));

export const portField = (fallback: number) => port.default(fallback);

const databaseUrl = z.string().refine((text) => parseDatabaseUrl(text) !== null, {
  error: "must be a postgresql:// URL",
  abort: true,
});

function connectsToPrimary(text: string): boolean {
  const kind = parseDatabaseUrl(text)?.kind ?? "read-write";
  return kind === "read-write" || kind === "primary";
}

const primaryUrl = databaseUrl.refine(
  connectsToPrimary,
  "must connect to the primary: set target_session_attrs=read-write",
);

/** The live docs must not contain a key. */
export const DEMO_RULE = {
  name: "DOCS_DEMO_FILE",
  error: "must not be set in the live environment",
  isMet: (config: { SVC_ENVIRONMENT: Environment; DOCS_DEMO_FILE?: string | undefined }) =>
    config.SVC_ENVIRONMENT !== "live" || config.DOCS_DEMO_FILE === undefined,
};

function parseWidgetUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.search !== "" ||
    url.hash !== "" ||
    url.username !== ""
  )
    throw new Error("must be a URL such as https://widget.example.com");
  return url.href.endsWith("/") ? url.href.slice(0, -1) : url.href;
}

export const configFields = {
  SVC_ENVIRONMENT: z.enum(ENVIRONMENTS, "must be test or live").default("test"),
  DATABASE_URL: primaryUrl,
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_POOLER: z.enum(["none", "transaction"], "must be none or transaction").default("none"),
  /** Bypasses the pooler, for work that outlives a transaction. */
  DATABASE_DIRECT_URL: primaryUrl.optional(),
  DATABASE_POOL_SIZE: wholeNumberField(1, 200, 10),
  DATABASE_TIMEOUT_MS: wholeNumberField(200, 60_000, 1_800),
  WIDGET_URL: parsedField(parseWidgetUrl).optional(),
  REDIS_URL: parsedField((text) => parseRedisUrl(text).url),
  REDIS_TIMEOUT_MS: wholeNumberField(50, 60_000, REDIS_TIMEOUT_MS),
  KEY_PEPPERS: parsedField((text) => parseNamedSecrets(text)),
  DATA_KEYS: parsedField((text) => parseNamedSecrets(text, SECRET_BYTES)),
  INDEX_KEY: parsedField(parseSecretsWithOptionalIds),
  CHAIN_KEY: parsedField(parseSecretsWithOptionalIds),
  SESSION_SECRETS: parsedField((text) => parseNamedSecrets(text)),
  /** If unset, the service's database role cannot log in. */
  ROLE_PASSWORD: z.string().min(16, "must be at least 16 characters").optional(),
  TRUSTED_PROXIES: z.string().default("").pipe(parsedField(parseProxies)),
  RATE_LIMIT_PER_MINUTE: wholeNumberField(1, 10_000_000, 6_000),
  REFUSALS_PER_MINUTE: wholeNumberField(1, 10_000_000, 60),
  DRAIN_SECONDS: wholeNumberField(0, 300, 10),
  HOST: z.string().default("0.0.0.0"),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** File to which `npm start` writes the demo keys. */
  DOCS_DEMO_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
  NODE_ENV: z.string().default("development"),
};
