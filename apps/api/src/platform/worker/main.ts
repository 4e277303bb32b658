import { runService, startTraced } from "@svc/service-kit";
import { readWorkerConfig } from "../config.ts";
import { startWorker } from "./worker.ts";

await runService("worker", async (signal) => {
  const config = readWorkerConfig(process.env);
  return startTraced("worker", config, () => startWorker(config, {}, signal));
});
