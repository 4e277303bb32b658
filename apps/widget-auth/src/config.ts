import { configFields, DEMO_RULE, portField, readConfig } from "@svc/service-kit/config";
import { tracingFields } from "@svc/service-kit/tracing";
import { z } from "zod";

const schema = z.object({
  SVC_ENVIRONMENT: configFields.SVC_ENVIRONMENT,
  DATABASE_URL: configFields.DATABASE_URL,
  DATABASE_POOLER: configFields.DATABASE_POOLER,
  DATABASE_POOL_SIZE: configFields.DATABASE_POOL_SIZE,
  DATABASE_TIMEOUT_MS: configFields.DATABASE_TIMEOUT_MS,
  REDIS_URL: configFields.REDIS_URL,
  REDIS_TIMEOUT_MS: configFields.REDIS_TIMEOUT_MS,
  KEY_PEPPERS: configFields.KEY_PEPPERS,
  SESSION_SECRETS: configFields.SESSION_SECRETS,
  DATA_KEYS: configFields.DATA_KEYS,
  INDEX_KEY: configFields.INDEX_KEY,
  TRUSTED_PROXIES: configFields.TRUSTED_PROXIES,
  RATE_LIMIT_PER_MINUTE: configFields.RATE_LIMIT_PER_MINUTE,
  REFUSALS_PER_MINUTE: configFields.REFUSALS_PER_MINUTE,
  STATUS_PAGE: z.enum(["on", "off"], "must be on or off").default("on"),
  DOCS_DEMO_FILE: configFields.DOCS_DEMO_FILE,
  DRAIN_SECONDS: configFields.DRAIN_SECONDS,
  HOST: configFields.HOST,
  METRICS_PORT: configFields.METRICS_PORT,
  METRICS_HOST: configFields.METRICS_HOST,
  WIDGET_AUTH_PORT: portField(3001),
  WIDGET_URL: configFields.WIDGET_URL,
  LOG_LEVEL: configFields.LOG_LEVEL,
  NODE_ENV: configFields.NODE_ENV,
  ...tracingFields,
});

export type WidgetAuthConfig = z.infer<typeof schema>;

export function toPublicUrl({ WIDGET_URL, WIDGET_AUTH_PORT }: WidgetAuthConfig): string {
  return WIDGET_URL ?? `http://localhost:${WIDGET_AUTH_PORT}`;
}

export function readWidgetAuthConfig(env: NodeJS.ProcessEnv): WidgetAuthConfig {
  const { name, error, isMet } = DEMO_RULE;
  // `when` runs the rule despite other issues, so that one error lists them all.
  return readConfig(schema.refine(isMet, { path: [name], error, when: () => true }), env);
}
