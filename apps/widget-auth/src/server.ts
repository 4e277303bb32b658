import { requireDeployment } from "@svc/database";
import { Health, type RunningService, serve } from "@svc/service-kit";
import { createApp } from "./app.ts";
import type { WidgetAuthConfig } from "./config.ts";
import { createWidgetAuthContext, type WidgetAuthOverrides } from "./context.ts";

/**
 * Starts the widget service.
 *
 * @throws DeploymentError when the database is not migrated, or belongs to the other environment; ListenError when the
 *   port cannot be had
 */
export async function startWidgetAuth(
  config: WidgetAuthConfig,
  overrides: WidgetAuthOverrides = {},
): Promise<RunningService> {
  const { ctx, close } = await createWidgetAuthContext(config, overrides);
  try {
    await requireDeployment(ctx.db, ctx.environment);
    const health = new Health([
      { name: "postgres", isRequired: true, check: () => ctx.db.ping() },
      { name: "redis", isRequired: true, check: () => ctx.redis.ping() },
    ]);
    const app = createApp(ctx, health, {
      checkAnswers: config.NODE_ENV !== "production",
      showStatusPage: config.STATUS_PAGE === "on",
    });
    const service = await serve({
      app,
      host: config.HOST,
      port: config.WIDGET_AUTH_PORT,
      health,
      log: ctx.log,
      close,
    });
    ctx.log.info({ url: service.url, environment: ctx.environment }, "widget-auth is listening");
    return service;
  } catch (error) {
    await close();
    throw error;
  }
}
