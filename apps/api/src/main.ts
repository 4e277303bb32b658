import { runService } from "@svc/service-kit/lifecycle";
import { startTraced } from "@svc/service-kit/tracing";
import { readApiConfig } from "./platform/config.ts";
import { startApi } from "./server.ts";

await runService("api", async (signal) => {
  const config = readApiConfig(process.env);
  return startTraced("api", config, () => startApi(config, {}, signal));
});
