import {
  configFields,
  DEMO_RULE,
  parsedField,
  portField,
  readConfig,
  wholeNumberField,
} from "@svc/service-kit/config";
import { tracingFields } from "@svc/service-kit/tracing";
import { z } from "zod";
import { MAIL_RULE, mailFields } from "../people/mail/mail-config.ts";
import { PORTAL_RULES, portalFields } from "../people/sign-in/portal-config.ts";
import { anchorFields } from "../records/anchors/anchor-config.ts";
import { parseScannerUrl } from "../rollovers/documents/document-scanner.ts";
import { parseDocumentsUrl } from "../rollovers/documents/storage/documents-url.ts";
import { SMS_RULES, smsFields } from "../tracking/tracking-config.ts";
import { CANARY_RULES, canaryFields } from "./canary/canary-config.ts";

const schema = z.object({
  SVC_ENVIRONMENT: configFields.SVC_ENVIRONMENT,
  DATABASE_URL: configFields.DATABASE_URL,
  DATABASE_DIRECT_URL: configFields.DATABASE_DIRECT_URL,
  DATABASE_POOLER: configFields.DATABASE_POOLER,
  DATABASE_READ_URL: configFields.DATABASE_READ_URL,
  DATABASE_POOL_SIZE: configFields.DATABASE_POOL_SIZE,
  DATABASE_TIMEOUT_MS: configFields.DATABASE_TIMEOUT_MS,
  REDIS_URL: configFields.REDIS_URL,
  REDIS_TIMEOUT_MS: configFields.REDIS_TIMEOUT_MS,
  KEY_PEPPERS: configFields.KEY_PEPPERS,
  DATA_KEYS: configFields.DATA_KEYS,
  INDEX_KEY: configFields.INDEX_KEY,
  CHAIN_KEY: configFields.CHAIN_KEY,
  TRUSTED_PROXIES: configFields.TRUSTED_PROXIES,
  RATE_LIMIT_PER_MINUTE: configFields.RATE_LIMIT_PER_MINUTE,
  REFUSALS_PER_MINUTE: configFields.REFUSALS_PER_MINUTE,
  DRAIN_SECONDS: configFields.DRAIN_SECONDS,
  HOST: configFields.HOST,
  METRICS_PORT: configFields.METRICS_PORT,
  METRICS_HOST: configFields.METRICS_HOST,
  API_PORT: portField(3000),
  GRAPHQL_INTROSPECTION: z.enum(["on", "off"], "must be on or off").optional(),
  GRAPHQL_MAX_DEPTH: wholeNumberField(1, 100, 12),
  GRAPHQL_MAX_ALIASES: wholeNumberField(0, 1_000, 20),
  GRAPHQL_MAX_COST: wholeNumberField(1, 1_000_000, 50_000),
  DATA_DIR: z.string().default(".data"),
  DOCS_DEMO_FILE: configFields.DOCS_DEMO_FILE,
  DOCUMENTS_URL: parsedField(parseDocumentsUrl).optional(),
  DOCUMENT_SCANNER_URL: parsedField(parseScannerUrl).optional(),
  LOG_LEVEL: configFields.LOG_LEVEL,
  NODE_ENV: configFields.NODE_ENV,
  WEBHOOK_ALLOW_LOOPBACK: z
    .enum(["true", "false"], "must be true or false")
    .default("false")
    .transform((text) => text === "true"),
  SECRET_SCANNING_PUBLIC_KEYS: z.string().optional(),
  ...tracingFields,
  ...portalFields,
  ...mailFields,
  ...smsFields,
});

export type ApiConfig = z.infer<typeof schema>;

const workerSchema = schema.extend({
  WORKER_PORT: portField(3002),
  RESTORE_CERTIFICATE_DIR: z.string().optional(),
  ...anchorFields,
  ...canaryFields,
});

export type WorkerConfig = z.infer<typeof workerSchema>;

export const workerFields = workerSchema.shape;

const LOOPBACK_RULE = {
  path: ["WEBHOOK_ALLOW_LOOPBACK"],
  error: "must be false in the live environment",
  when: () => true,
};
const hasValidLoopbackSetting = (config: Pick<ApiConfig, "SVC_ENVIRONMENT" | "WEBHOOK_ALLOW_LOOPBACK">) =>
  !(config.SVC_ENVIRONMENT === "live" && config.WEBHOOK_ALLOW_LOOPBACK);

const DIRECT_URL_RULE = {
  path: ["DATABASE_DIRECT_URL"],
  error: "must be set if DATABASE_POOLER is transaction: the URL of PostgreSQL itself, not of the pooler",
  when: () => true,
};
const hasRequiredDirectUrl = (config: Pick<ApiConfig, "DATABASE_POOLER" | "DATABASE_DIRECT_URL">) =>
  config.DATABASE_POOLER !== "transaction" || config.DATABASE_DIRECT_URL !== undefined;

/** `when` runs each rule even if some variables are invalid, so that one error lists every issue. */
function withRules<Schema extends typeof schema>(fields: Schema): Schema {
  return [...PORTAL_RULES, ...SMS_RULES, MAIL_RULE, DEMO_RULE].reduce<Schema>(
    (ruled, { name, error, isMet }) => ruled.refine(isMet, { path: [name], error, when: () => true }),
    fields.refine(hasValidLoopbackSetting, LOOPBACK_RULE),
  );
}

/** Returns the URL for clients. Defaults to the local address. */
export function toPublicUrl({ PORTAL_URL, API_PORT }: ApiConfig): string {
  return PORTAL_URL ?? `http://localhost:${API_PORT}`;
}

export function readApiConfig(env: NodeJS.ProcessEnv): ApiConfig {
  return readConfig(withRules(schema), env);
}

export function readWorkerConfig(env: NodeJS.ProcessEnv): WorkerConfig {
  const schemaWithRules = CANARY_RULES.reduce(
    (ruled, { name, error, isMet }) => ruled.refine(isMet, { path: [name], error, when: () => true }),
    withRules(workerSchema).refine(hasRequiredDirectUrl, DIRECT_URL_RULE),
  );
  return readConfig(schemaWithRules, env);
}
