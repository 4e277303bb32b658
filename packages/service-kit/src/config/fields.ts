import { createSecretKey, type KeyObject } from "node:crypto";
import { ENVIRONMENTS, parsePeppers } from "@svc/keys";
import { z } from "zod";
import { parseAddressBlocks } from "../auth/address-blocks.ts";
import { LOG_LEVELS } from "../logging.ts";
import { parsedBy } from "./read-config.ts";

/** A secret with a name, so that several can live side by side while one replaces another. */
export interface NamedSecret {
  id: string;
  key: KeyObject;
}

const SECRET_BYTES = 32;

/**
 * Reads `id:base64[,id:base64…]`, the current secret first. The form is the peppers' own; a stricter length may be
 * asked for.
 *
 * @throws Error naming the fault and the position, never the value
 */
export function parseNamedSecrets(text: string, exactBytes?: number): [NamedSecret, ...NamedSecret[]] {
  const secrets = parsePeppers(text);
  if (exactBytes !== undefined && secrets.some((secret) => secret.key.symmetricKeySize !== exactBytes)) {
    throw new Error(`every secret must be exactly ${exactBytes} bytes`);
  }
  return secrets;
}

function parseSecret(text: string): KeyObject {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length < SECRET_BYTES) throw new Error(`must be base64 of at least ${SECRET_BYTES} bytes`);
  return createSecretKey(bytes);
}

export const portField = (fallback: number) =>
  z.coerce
    .number("must be a port")
    .int("must be a port")
    .min(0)
    .max(65_535, "must be a port")
    .default(fallback);

/** The fields of both services' configurations; each service picks those that it needs. */
export const configFields = {
  SVC_ENVIRONMENT: z.enum(ENVIRONMENTS, "must be test or live").default("test"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" }),
  DATABASE_POOL_SIZE: z.coerce.number("must be a number").int().min(1).max(200).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be a redis:// address" }),
  KEY_PEPPERS: parsedBy((text) => parseNamedSecrets(text)),
  DATA_KEYS: parsedBy((text) => parseNamedSecrets(text, SECRET_BYTES)),
  INDEX_KEY: parsedBy(parseSecret),
  SESSION_SECRETS: parsedBy((text) => parseNamedSecrets(text)),
  TRUSTED_PROXIES: z.string().default("").pipe(parsedBy(parseAddressBlocks)),
  RATE_LIMIT_PER_MINUTE: z.coerce.number("must be a number").int().min(1).max(10_000_000).default(6_000),
  HOST: z.string().default("0.0.0.0"),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
  NODE_ENV: z.string().default("development"),
};
