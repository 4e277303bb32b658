import { databaseDependencies, requireDeployment, requireSecrets, retryUntilAvailable } from "@svc/database";
import { redactApiKeys } from "@svc/keys";
import { createLogger } from "@svc/service-kit";
import { getMetricsAddress } from "@svc/service-kit/config";
import { Health } from "@svc/service-kit/health";
import { type RunningService, serveOnceReady } from "@svc/service-kit/lifecycle";
import { checkRedis } from "@svc/service-kit/redis";
import { createApp } from "./app.ts";
import { toPublicUrl, type WidgetAuthConfig } from "./config.ts";
import { createWidgetAuthContext, type WidgetAuthOverrides } from "./context.ts";

/**
 * Opens the port immediately, and becomes ready when the database is available.
 * @param signal aborts waiting for the database
 * @throws DeploymentError if the database is not migrated, belongs to the other environment, or uses other secrets
 * @throws ListenError if the port is unavailable
 */
export async function startWidgetAuth(
  config: WidgetAuthConfig,
  overrides: WidgetAuthOverrides = {},
  signal?: AbortSignal,
): Promise<RunningService> {
  const log = overrides.log ?? createLogger("widget-auth", config.LOG_LEVEL, { redact: redactApiKeys });
  const prepare = async () => {
    const { ctx, close, metrics } = await createWidgetAuthContext(config, { ...overrides, log });
    try {
      await retryUntilAvailable(() => requireDeployment(ctx.db, ctx.environment, log), { log, signal });
      await retryUntilAvailable(() => requireSecrets(ctx.db.sql, config), { log, signal });
      await retryUntilAvailable(() => ctx.db.clock.measure(), { log, signal });
      const health = new Health([
        ...databaseDependencies(ctx.db),
        { name: "redis", isRequired: true, check: () => checkRedis(ctx.redis) },
      ]);
      const app = createApp(ctx, health, {
        checksResponses: config.NODE_ENV !== "production",
        showStatusPage: config.STATUS_PAGE === "on",
        demoFile: config.DOCS_DEMO_FILE,
        publicUrl: toPublicUrl(config),
      });
      return { app, health, metrics, close };
    } catch (error) {
      await close();
      throw error;
    }
  };
  const { HOST: host, WIDGET_AUTH_PORT: port, DRAIN_SECONDS } = config;
  const service = await serveOnceReady({
    host,
    port,
    log,
    drainMs: DRAIN_SECONDS * 1000,
    metricsAddress: getMetricsAddress(config),
    prepare,
  });
  log.info({ url: service.url, environment: config.SVC_ENVIRONMENT }, "widget-auth is listening");
  return service;
}
