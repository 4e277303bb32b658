import { runService } from "@svc/service-kit/lifecycle";
import { startTraced } from "@svc/service-kit/tracing";
import { readWorkerConfig } from "../config.ts";
import { startWorker } from "./worker.ts";

await runService("worker", async (signal) => {
  const config = readWorkerConfig(process.env);
  return startTraced("worker", config, () => startWorker(config, {}, signal));
});
