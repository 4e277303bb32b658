import { runService } from "@svc/service-kit";
import { readWidgetAuthConfig } from "./config.ts";
import { startWidgetAuth } from "./server.ts";

await runService("widget-auth", async (signal) =>
  startWidgetAuth(readWidgetAuthConfig(process.env), {}, signal),
);
