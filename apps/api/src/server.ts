import { redactApiKeys } from "@svc/keys";
import { createLogger } from "@svc/service-kit";
import { getMetricsAddress } from "@svc/service-kit/config";
import { type RunningService, serveOnceReady } from "@svc/service-kit/lifecycle";
import { createApp } from "./app.ts";
import { type ApiConfig, toPublicUrl } from "./platform/config.ts";
import { type ApiOverrides, createApiContext, createHealth } from "./platform/open-context.ts";
import { toGraphqlSettings } from "./transport/graphql/graphql-settings.ts";

/**
 * Opens its port immediately, and serves requests once the database is available.
 * @param signal aborts waiting for the database
 * @throws DeploymentError like `createApiContext`
 * @throws ListenError if the port is unavailable
 */
export async function startApi(
  config: ApiConfig,
  overrides: ApiOverrides = {},
  signal?: AbortSignal,
): Promise<RunningService> {
  const log = overrides.log ?? createLogger("api", config.LOG_LEVEL, { redact: redactApiKeys });
  const prepare = async () => {
    const { ctx, close, metrics } = await createApiContext(
      config,
      { ...overrides, log },
      { name: "api", signal },
    );
    try {
      const health = createHealth(ctx);
      const app = createApp(ctx, health, {
        checksResponses: config.NODE_ENV !== "production",
        graphql: toGraphqlSettings(config),
        demoFile: config.DOCS_DEMO_FILE,
        publicUrl: toPublicUrl(config),
      });
      return { app, health, metrics, close };
    } catch (error) {
      await close();
      throw error;
    }
  };
  const { HOST: host, API_PORT: port, DRAIN_SECONDS } = config;
  const service = await serveOnceReady({
    host,
    port,
    log,
    drainMs: DRAIN_SECONDS * 1000,
    metricsAddress: getMetricsAddress(config),
    prepare,
  });
  log.info({ url: service.url, environment: config.SVC_ENVIRONMENT }, "api is listening");
  return service;
}
