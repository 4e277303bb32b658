import { runService } from "@svc/service-kit/lifecycle";
import { startTraced } from "@svc/service-kit/tracing";
import { readWidgetAuthConfig } from "./config.ts";
import { startWidgetAuth } from "./server.ts";

await runService("widget-auth", async (signal) => {
  const config = readWidgetAuthConfig(process.env);
  return startTraced("widget-auth", config, () => startWidgetAuth(config, {}, signal));
});
