import { Health, type RunningService, serve } from "@svc/service-kit";
import { createApp } from "./app.ts";
import type { ApiConfig } from "./config.ts";
import { type ApiContext, type ApiOverrides, createApiContext } from "./context.ts";
import { toGraphqlSettings } from "./graphql/graphql-settings.ts";

/**
 * Starts the API.
 *
 * @throws DeploymentError when the database is not migrated, or belongs to the other environment; ListenError when the
 *   port cannot be had
 */
export async function startApi(config: ApiConfig, overrides: ApiOverrides = {}): Promise<RunningService> {
  const { ctx, close } = await createApiContext(config, overrides);
  try {
    const health = createHealth(ctx);
    const checksAnswers = config.NODE_ENV !== "production";
    const app = await createApp(ctx, health, checksAnswers, toGraphqlSettings(config));
    const service = await serve({
      app,
      host: config.HOST,
      port: config.API_PORT,
      health,
      log: ctx.log,
      close,
    });
    ctx.log.info({ url: service.url, environment: ctx.environment }, "api is listening");
    return service;
  } catch (error) {
    await close();
    throw error;
  }
}

/** What readiness asks. */
export function createHealth({ db, redis }: Pick<ApiContext, "db" | "redis">): Health {
  return new Health([
    { name: "postgres", isRequired: true, check: () => db.ping() },
    // Without Redis keys are verified all the same; only their revocation is noticed later.
    { name: "redis", isRequired: false, check: () => redis.ping() },
  ]);
}
